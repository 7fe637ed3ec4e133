import type { ClaimLine } from '../claim/claim-line.ts'
import { addMonths, type Day } from '../claim/day.ts'

/** What a line says of who its patient is, beside the number: families may share one. */
export type PersonSigns = Pick<ClaimLine, 'birthDay' | 'ageYears' | 'serviceFromDay' | 'sex'>

/** The days on one of which a person was born. */
export interface BirthSpan {
  readonly first: Day
  readonly last: Day
}

/**
 * The birth day, or the year before it that an age on a day of service leaves open: lines of earlier
 * uploads keep an age and no birth date. A birth day after the service is nobody's, and yet tells this
 * person from one of another birth day, and lines that agree on it belong together. Undefined where a line says nothing of it.
 */
export function birthSpan(signs: PersonSigns): BirthSpan | undefined {
  const { birthDay, ageYears, serviceFromDay } = signs
  if (birthDay !== undefined) return { first: birthDay, last: birthDay }
  if (ageYears === undefined || serviceFromDay === undefined || !isAge(ageYears)) return undefined
  return {
    first: addMonths(serviceFromDay, -12 * (ageYears + 1)) + 1,
    last: addMonths(serviceFromDay, -12 * ageYears),
  }
}

/** Oldest age that is believed; whole years only. */
const oldestAge = 130

function isAge(years: number): boolean {
  return Number.isInteger(years) && years >= 0 && years <= oldestAge
}

/** Whether nothing says that two lines of one patient number are of two people. */
export function mayBeOnePerson(one: PersonSigns, other: PersonSigns): boolean {
  if (one.sex !== undefined && other.sex !== undefined && one.sex !== other.sex) return false
  const born = birthSpan(one)
  const otherBorn = birthSpan(other)
  if (born === undefined || otherBorn === undefined) return true
  return born.first <= otherBorn.last && otherBorn.first <= born.last
}
