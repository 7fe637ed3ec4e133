import type { ClaimLine } from '../claim/claim-line.ts'
import { ageInYears, longestLifeDays, longestLifeYears } from '../claim/day.ts'

/**
 * Whole years of age on the date of service, from the birth date, else as the file states it.
 * Undefined where neither is known, the person was not yet born, or nobody lives that long: of such
 * a date nothing is known but that it is wrong.
 */
export function patientAge(line: ClaimLine): number | undefined {
  if (!hasPatientAge(line)) return undefined
  const { birthDay, serviceFromDay, ageYears } = line
  if (birthDay === undefined || serviceFromDay === undefined) return ageYears
  return ageInYears(birthDay, serviceFromDay)
}

/** Whether `patientAge` knows an age, without working it out. */
export function hasPatientAge({ birthDay, serviceFromDay, ageYears }: ClaimLine): boolean {
  if (birthDay === undefined || serviceFromDay === undefined)
    return ageYears !== undefined && ageYears <= longestLifeYears
  return birthDay <= serviceFromDay && serviceFromDay - birthDay <= longestLifeDays
}
