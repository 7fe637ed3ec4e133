/**
 * A calendar day as the number of days since 1970-01-01 (proleptic Gregorian, no time zone).
 * Dates of service never shift, because they are never moments.
 */
export type Day = number

/** Longer than any life on record (122 years); what comes to more is a wrong date. */
export const longestLifeYears = 125

/** The same in days. */
export const longestLifeDays = longestLifeYears * 365

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

/** A day written `yyyy-mm-dd`; years beyond four digits as ISO 8601 writes them, with a sign. */
export function isoDate(value: Day): string {
  const slot = value & (written.length - 1)
  const known = written[slot]
  if (known?.day === value) return known.text
  const text = textOf(value)
  written[slot] = { day: value, text }
  return text
}

/** Files name the same few days all over; a day is written anew where another took its slot. */
const written = new Array<{ day: Day; text: string } | undefined>(1024).fill(undefined)

function textOf(value: Day): string {
  const { year, month, dayOfMonth } = calendarDate(value)
  if (year < 0 || year > 9999)
    return new Date(value * millisecondsPerDay).toISOString().slice(0, 10)
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(dayOfMonth)}`
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value)
}

interface CalendarDate {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly dayOfMonth: number
}

/**
 * Year, month and day of the month by arithmetic, without an object of the platform's clock: years
 * are counted from March, so that the leap day is the last of its year, in cycles of 400 years.
 */
function calendarDate(value: Day): CalendarDate {
  const fromMarchOfYear0 = Math.floor(value) + 719_468
  const cycle = Math.floor(fromMarchOfYear0 / 146_097)
  const dayOfCycle = fromMarchOfYear0 - cycle * 146_097
  const leapDays =
    Math.floor(dayOfCycle / 1460) -
    Math.floor(dayOfCycle / 36_524) +
    Math.floor(dayOfCycle / 146_096)
  const yearOfCycle = Math.floor((dayOfCycle - leapDays) / 365)
  const dayOfYear =
    dayOfCycle - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const dayOfMonth = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  return { year: yearOfCycle + cycle * 400 + (month <= 2 ? 1 : 0), month, dayOfMonth }
}

/** Whole years from a birth day to a later day, as ages are counted; negative if born later. */
export function ageInYears(birthDay: Day, onDay: Day): number {
  const birth = calendarDate(birthDay)
  const then = calendarDate(onDay)
  const birthdayPassed =
    then.month > birth.month || (then.month === birth.month && then.dayOfMonth >= birth.dayOfMonth)
  return then.year - birth.year - (birthdayPassed ? 0 : 1)
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
