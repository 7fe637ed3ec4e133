import type { Encounter } from '../../batch/groups.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'

/**
 * Whether a line that names no form stands on a facility's claim: it has a DRG, its provider is of a
 * hospital's taxonomy, or another line of the claim has a revenue code or a type of bill.
 */
export function isOnFacilitysClaim(line: ClaimLine, { setting, patient }: Encounter): boolean {
  if (setting !== 'professional' || line.claimType !== undefined) return false
  if (line.drg !== undefined || isHospital(line)) return true
  if (line.claimId === undefined) return false
  return patient.lines.some(
    (other) =>
      other.claimId === line.claimId &&
      (other.revenueCode !== undefined || other.billType !== undefined),
  )
}

/** Taxonomy codes 28xx (hospitals) and their names in words. */
function isHospital({ specialty }: ClaimLine): boolean {
  return specialty !== undefined && /^28[0-9][A-Z]|\bhospital$/i.test(specialty)
}
