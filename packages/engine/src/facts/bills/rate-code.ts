import type { ClaimLine } from '../../claim/claim-line.ts'

/**
 * Revenue codes whose lines have a rate code (HIPPS) where others have a procedure: skilled nursing, home health and
 * inpatient rehabilitation under prospective payment (Medicare Claims Processing Manual, chapters 3, 6 and 10; NUBC).
 */
const ofRates: ReadonlySet<string | undefined> = new Set(['0022', '0023', '0024'])

/** Whether what stands for the procedure is the rate code of a stay or an episode of care: `KAGE1`, `1AA11`. */
export function isRateCode({ revenueCode }: Pick<ClaimLine, 'revenueCode'>): boolean {
  return ofRates.has(revenueCode)
}
