import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Memories } from '../../memo/memories.ts'
import type { ProcedureTable } from '../../reference/look-up-tables.ts'
import type { FeeSchedulePayment } from '../../reference/procedure-rows.ts'
import { filePrices } from './file-prices.ts'
import { nationalFee } from './full-fee.ts'

/** What a service costs as a whole, in cents, and what shows it. */
export interface WholeFee {
  readonly cents: number
  readonly shownBy: 'file' | 'schedule'
}

/** Medicare's fees in the costliest places lie this far above the national one (42 CFR 414.26). */
export const localityExcess = 0.4

/**
 * The fee of the whole service on a line of which a part is billed: as other lines of the file show
 * it, else by Medicare's national schedule for Medicare. Undefined where nothing shows it.
 */
export function wholeFee(
  line: ClaimLine,
  memories: Memories,
  payments: ProcedureTable<FeeSchedulePayment> | undefined,
): WholeFee | undefined {
  const units = line.units ?? 1
  const ofFile = filePrices.in(memories).ofOneUnit(line)
  if (ofFile !== undefined) return { cents: ofFile * units, shownBy: 'file' }
  const national = nationalFee(line, payments)
  return national ? { cents: national * units, shownBy: 'schedule' } : undefined
}
