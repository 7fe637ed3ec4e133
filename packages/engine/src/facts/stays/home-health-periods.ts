import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { facilityKind } from '../bills/facility-kind.ts'

/** Days of a claim of home health care, from its first to its last visit. */
export interface HomeHealthPeriod {
  readonly line: ClaimLine
  readonly first: Day
  readonly last: Day
}

/**
 * The paid periods of a patient, one for each claim of type 32x: requests before the care (322) and notices (320) pay
 * no visits.
 */
export function homeHealthPeriods(lines: readonly ClaimLine[]): readonly HomeHealthPeriod[] {
  const periods = new Map<string, HomeHealthPeriod>()
  for (const line of lines) {
    const { claimId, billType = '', serviceFromDay: from, serviceThroughDay: through = from } = line
    if (claimId === undefined || from === undefined || through === undefined) continue
    if (facilityKind(billType) !== 'home-health' || /^..[02]/.test(billType)) continue
    if (isUnpaid(line)) continue
    const known = periods.get(claimId)
    periods.set(claimId, {
      line: known?.line ?? line,
      first: Math.min(known?.first ?? from, from),
      last: Math.max(known?.last ?? through, through),
    })
  }
  return Array.from(periods.values())
}
