import type { ClaimLine } from '../../claim/claim-line.ts'
import type { FeeScheduleRow } from '../../reference/procedure-rows.ts'

/** Surgical care only, post-operative care only, pre-operative care only. */
export type SplitPart = '54' | '55' | '56'

/** Which part of a surgical package a line bills; undefined for the whole. */
export function splitPart({ modifiers }: Pick<ClaimLine, 'modifiers'>): SplitPart | undefined {
  if (modifiers.length === 0) return undefined
  return modifiers.find((modifier) => modifier === '54' || modifier === '55' || modifier === '56')
}

/**
 * The share of the full fee that a part is worth, 0 to 1; 0 where the code has no package that could
 * be shared. The surgeon who hands the aftercare on is paid for the care before the operation too.
 */
export function careShare(row: FeeScheduleRow, part: SplitPart): number {
  if (row.globalDays !== '010' && row.globalDays !== '090') return 0
  if (part === '55') return row.postOperative
  return part === '56' ? row.preOperative : row.preOperative + row.intraOperative
}
