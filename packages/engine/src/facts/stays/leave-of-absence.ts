import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import type { HospitalStay } from './hospital-stays.ts'

/** Occurrence span of days that are not covered, among them leaves of absence (NUBC). */
const leaveSpan = '74'

/**
 * Whether the bill of a stay says that the patient was away on a day: by its span of days. Revenue codes
 * 018x bill leaves and do not say when: `maybe`.
 */
export function isOnLeave(
  { line }: HospitalStay,
  day: Day,
  claimsOnLeave: ReadonlySet<string | undefined>,
): 'yes' | 'no' | 'maybe' {
  const spans = line.occurrenceCodes ?? []
  const isAway = spans.some(
    ({ code, fromDay, throughDay }) =>
      code === leaveSpan &&
      fromDay !== undefined &&
      throughDay !== undefined &&
      fromDay <= day &&
      day <= throughDay,
  )
  if (isAway) return 'yes'
  return claimsOnLeave.has(line.claimId) ? 'maybe' : 'no'
}

/** The claims that bill a leave, for `isOnLeave`. */
export function claimsWithLeave(lines: readonly ClaimLine[]): ReadonlySet<string | undefined> {
  const leaves = lines.filter(({ revenueCode = '' }) => /^0?18\d$/.test(revenueCode))
  return new Set(leaves.map(({ claimId }) => claimId))
}
