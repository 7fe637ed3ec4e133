import type { ClaimField, ClaimLine } from '@plumbline/engine'
import type { SlotColumns } from '../columns/slots.ts'
import type { Cells } from '../words/cells.ts'
import type { Reader } from './cell-readers.ts'
import type { ClaimLineDraft } from './claim-line-draft.ts'
import { amountReaders, readAmounts } from './fields/amount-fields.ts'
import { claimReaders, readClaim } from './fields/claim-fields.ts'
import { ColumnReaders } from './fields/column-readers.ts'
import { dayReaders, readDays } from './fields/day-fields.ts'
import { drugReaders, readDrug } from './fields/drug-fields.ts'
import { patientReaders, readPatient } from './fields/patient-fields.ts'
import { providerReaders, readProviders } from './fields/provider-fields.ts'
import { readService, serviceReaders } from './fields/service-fields.ts'
import { readStay, stayReaders } from './fields/stay-fields.ts'
import type { ReadingContext } from './reading-context.ts'

/** For each field of a claim line, how to read it from a row. */
export type FieldReaders = {
  readonly [Field in ClaimField | 'unreadable' | 'isPrincipalBlank']: Reader<ClaimLine[Field]>
} & {
  /** No field of its own: it tells when a stay ended. */
  readonly stayNights: Reader<number | undefined>
}

/** Compiles the readers of one slot. A field's reader lies with its kind, in `fields/`. */
export function fieldReaders(slot: SlotColumns, context: ReadingContext): FieldReaders {
  const columns = new ColumnReaders(slot, context)
  const service = serviceReaders(columns)
  return {
    ...claimReaders(columns),
    ...patientReaders(columns),
    ...dayReaders(columns),
    ...service,
    ...stayReaders(columns, service.diagnoses),
    ...providerReaders(columns),
    ...amountReaders(columns),
    ...drugReaders(columns),
  }
}

/**
 * Fills a line from a row. Its fields are set by name: a loop over fields would look each name up
 * anew, on each line.
 */
export function readInto(line: ClaimLineDraft, read: FieldReaders, cells: Cells): void {
  readClaim(line, read, cells)
  readPatient(line, read, cells)
  readDays(line, read, cells)
  readService(line, read, cells)
  readStay(line, read, cells)
  readProviders(line, read, cells)
  readAmounts(line, read, cells)
  readDrug(line, read, cells)
}
