import type { ClaimLine } from '../claim/claim-line.ts'
import { ageInYears } from '../claim/day.ts'

/**
 * Whole years of age on the date of service, from the birth date, else as the file states it.
 * Undefined where neither is known or the person was not yet born.
 */
export function patientAge(line: ClaimLine): number | undefined {
  const { birthDay, serviceFromDay, ageYears } = line
  if (birthDay === undefined || serviceFromDay === undefined) return ageYears
  const age = ageInYears(birthDay, serviceFromDay)
  return age < 0 ? undefined : age
}

/** Whether `patientAge` knows an age, without working it out. */
export function hasPatientAge({ birthDay, serviceFromDay, ageYears }: ClaimLine): boolean {
  if (birthDay === undefined || serviceFromDay === undefined) return ageYears !== undefined
  return birthDay <= serviceFromDay
}
