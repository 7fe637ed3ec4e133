import type { AuditType } from '@plumbline/engine'
import type { NumberStyles } from '../amounts/number-styles.ts'
import type { SlotColumn } from '../columns/slots.ts'
import type { CellTally, DateColumn } from './cell-readers.ts'
import type { Pseudonym } from './patients/patient-key.ts'

/** What the readers of a file share. */
export interface ReadingContext {
  readonly auditType: AuditType
  readonly dateColumn: (column: SlotColumn) => DateColumn
  /** Counts cells of a column that could not be read. */
  readonly tally: (header: string) => CellTally
  readonly numbers: NumberStyles
  /** Version that the diagnosis headers name. */
  readonly headerIcdVersion: '9' | '10' | undefined
  /** The number that the first version of a claim has. */
  readonly firstVersion: number
  /** What lines have in place of patients' identifiers; undefined where they keep them. */
  readonly pseudonym: Pseudonym | undefined
  /** The column of procedure codes holds revenue codes too. */
  readonly mixesRevenueCodes: boolean
  /** Modifiers stand behind procedure codes, in one cell with them. */
  readonly writesModifiersBehind: boolean
  /** The column of NDCs holds eleven digits of which leading zeros were lost. */
  readonly lostZerosOfNdcs: boolean
}
