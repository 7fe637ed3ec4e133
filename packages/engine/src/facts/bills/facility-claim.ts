import type { Encounter } from '../../batch/groups.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { LastAnswer } from '../../memo/last-answer.ts'
import { Remembered, type Memories } from '../../memo/memories.ts'

/**
 * Whether a line that names no form stands on a facility's claim: it has a DRG, its provider is of a
 * hospital's taxonomy, or another line of the claim has a revenue code or a type of bill.
 */
export function isOnFacilitysClaim(
  line: ClaimLine,
  { setting, patient }: Encounter,
  memories: Memories,
): boolean {
  if (setting !== 'professional' || line.claimType !== undefined) return false
  if (line.drg !== undefined || isHospital(line)) return true
  if (line.claimId === undefined) return false
  const ofFacilities = lastPatient.in(memories).get(patient.lines, undefined, undefined)
  return ofFacilities?.has(line.claimId) === true
}

/** Each line of a patient asks. */
const lastPatient = new Remembered(() => new LastAnswer(claimsOfFacilities))

function claimsOfFacilities(lines: readonly ClaimLine[]): ReadonlySet<string | undefined> {
  let claims: Set<string | undefined> | undefined
  for (const { claimId, revenueCode, billType } of lines) {
    if (revenueCode === undefined && billType === undefined) continue
    claims ??= new Set()
    claims.add(claimId)
  }
  return claims ?? none
}

const none: ReadonlySet<string | undefined> = new Set<string | undefined>([])

/** Taxonomy codes 28xx (hospitals) and their names in words. */
function isHospital({ specialty }: ClaimLine): boolean {
  return specialty !== undefined && /^28[0-9][A-Z]|\bhospital$/i.test(specialty)
}
