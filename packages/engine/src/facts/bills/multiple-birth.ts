import type { ClaimLine } from '../../claim/claim-line.ts'

/**
 * Whether two lines of one patient number may be of two newborns: twins of one sex have one birth
 * date, and until they are enrolled often the mother's number. A line says so by its diagnosis
 * (ICD-10-CM Z38.3 to Z38.8, liveborn infants of a multiple birth); one claim is of one child.
 */
export function mayBeTwins(one: ClaimLine, other: ClaimLine): boolean {
  if (one.claimId !== undefined && one.claimId === other.claimId) return false
  return isOfMultipleBirth(one) || isOfMultipleBirth(other)
}

/** Whether a line is of a newborn who has a twin. */
export function isOfMultipleBirth({ diagnoses }: ClaimLine): boolean {
  return diagnoses.some((diagnosis) => /^Z38[3-8]/.test(diagnosis))
}
