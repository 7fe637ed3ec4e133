import { exposureCents } from '../../claim/exposure.ts'
import { shareAtRisk, type AtRisk } from '../../findings/line-at-risk.ts'
import type { HospitalStay } from './hospital-stays.ts'
import type { PaidLines } from './paid-lines.ts'

/** A stay's part for so many of its nights, where its payment stands on one line; nothing where it is spread. */
export function nightsAtRisk(
  { line, admission, discharge }: HospitalStay,
  nights: number,
  paidLines: PaidLines,
): AtRisk {
  const isAlone = (paidLines.get(line.claimId) ?? 0) === (exposureCents(line) > 0 ? 1 : 0)
  return isAlone ? shareAtRisk(line, Math.min(1, nights / (discharge - admission))) : {}
}

/** How many nights two stays share; none or less where they do not. */
export function sharedNights(one: HospitalStay, other: HospitalStay): number {
  return Math.min(one.discharge, other.discharge) - Math.max(one.admission, other.admission)
}
