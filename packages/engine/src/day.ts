/**
 * A calendar day as the number of days since 1970-01-01 (proleptic Gregorian, no time zone).
 * Dates of service never shift, because they are never moments.
 */
export type Day = number

const millisecondsPerDay = 86_400_000

/** The day of a year, month (1 to 12) and day of month; `undefined` where no such day exists. */
export function dayOf(year: number, month: number, dayOfMonth: number): Day | undefined {
  const moment = new Date(0)
  moment.setUTCFullYear(year, month - 1, dayOfMonth)
  const exists =
    moment.getUTCFullYear() === year &&
    moment.getUTCMonth() === month - 1 &&
    moment.getUTCDate() === dayOfMonth
  return exists ? Math.round(moment.getTime() / millisecondsPerDay) : undefined
}

/** The day written `yyyy-mm-dd`. Throws `RangeError` on anything else: for literals and tests. */
export function day(isoDate: string): Day {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(isoDate)
  const found = match && dayOf(Number(match[1]), Number(match[2]), Number(match[3]))
  if (found === undefined || found === null) throw new RangeError(`Not a date: ${isoDate}`)
  return found
}

/** A day written `yyyy-mm-dd`. */
export function isoDate(value: Day): string {
  return new Date(value * millisecondsPerDay).toISOString().slice(0, 10)
}

/** Whole years from a birth day to a later day, as ages are counted; negative if born later. */
export function ageInYears(birthDay: Day, onDay: Day): number {
  const birth = new Date(birthDay * millisecondsPerDay)
  const then = new Date(onDay * millisecondsPerDay)
  const years = then.getUTCFullYear() - birth.getUTCFullYear()
  const birthdayPassed =
    then.getUTCMonth() > birth.getUTCMonth() ||
    (then.getUTCMonth() === birth.getUTCMonth() && then.getUTCDate() >= birth.getUTCDate())
  return birthdayPassed ? years : years - 1
}

/** The same calendar day some months away, clamped to the end of that month. */
export function addMonths(value: Day, months: number): Day {
  const date = new Date(value * millisecondsPerDay)
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))
  const lastOfMonth = new Date(
    Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0),
  ).getUTCDate()
  first.setUTCDate(Math.min(date.getUTCDate(), lastOfMonth))
  return Math.round(first.getTime() / millisecondsPerDay)
}
