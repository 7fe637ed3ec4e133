import { dayOf, type Day } from '@plumbline/engine'

/** Which of two numbers below 13 is the month in `3/4/2024`. */
export type DateOrder = 'month-first' | 'day-first'

/** How a date column writes days where the value itself does not say. */
export interface DateFormat {
  /** Order of `a/b/year`. */
  readonly order: DateOrder
  /** Eight digits in a row: year first, or as `order` says with the year last. */
  readonly compactYearFirst: boolean
  /** Six digits in a row: year first, or as `order` says with the year last. */
  readonly sixYearFirst?: boolean
  /** Two-digit years above this belong to the century before. */
  readonly lastTwoDigitYear: number
}

const months = new Map(
  ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'].map(
    (name, index) => [name, index + 1],
  ),
)

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*|Z|[-+]\d\d:\d\d)?$/
const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:[T ,].*)?$/
const dayMonthName = /^(\d{1,2})[-/. ]?([A-Z]{3})[A-Z]*[-/., ]*(\d{4}|\d{2})(?:[T :].*)?$/
const monthNameDay = /^([A-Z]{3})[A-Z]*[-/. ]*(\d{1,2})(?:ST|ND|RD|TH)?[-/., ]+(\d{4})(?:[T @].*)?$/
const yearMonthName = /^(\d{4})[-/. ]([A-Z]{3})[A-Z]*[-/. ](\d{1,2})$/
const compact = /^(\d{8})(?:\.0)?(?:[T ]?\d{4,6})?$/
/** `03042024` that a spreadsheet took for a number. */
const lostZero = /^\d{7}(?:\.0)?$/
const paperForm = /^(\d{2})(\d{2})(\d{2})$/
const serial = /^(\d{5})(?:\.\d+)?$/

const range =
  /^(.*\d)(?:\s+(?:-|–|TO|THRU|THROUGH)\s+|\s*[–~]\s*|(?<=^\d{8})-(?=\d{8}$)|(?<=\d{4})-(?=[A-Z]{3}[A-Z]* |\d{1,2}-[A-Z]{3}))(\S.*\d)$/

const slashed = String.raw`\d{1,2}[/.]\d{1,2}[/.]\d{2,4}`
const iso = String.raw`\d{4}-\d{2}-\d{2}`
const closeRange = new RegExp(
  String.raw`^(?:(${slashed})(?:-|\s+)(${slashed})|(${iso})(?:[-/]|\.\.|\s+)(${iso}))$`,
)

/** Two days with their clocks and words between them. */
const longestRange = 120

/**
 * The two ends of a span of dates in one cell: `1/2/2024 - 1/5/2024`, `1/2/24-1/5/24`,
 * `2024-01-02/2024-01-05`, `20240102-20240105`.
 */
export function splitDateRange(text: string): readonly [string, string] | undefined {
  const short = text.charAt(4) === ' ' ? shortRange(text) : undefined
  if (short !== undefined || text.length <= 12 || text.length > longestRange) return short
  const [, from, to] = range.exec(text) ?? []
  if (from !== undefined && to !== undefined) return [from.trim(), to.trim()]
  const [, a, b, c, d] = closeRange.exec(text) ?? []
  const [first, last] = [a ?? c, b ?? d]
  return first !== undefined && last !== undefined ? [first, last] : undefined
}

/** `0102 010224`: month and day, then month, day and year, as Medicare's remittances are printed. */
function shortRange(text: string): readonly [string, string] | undefined {
  const [, from, to, year] = /^(\d{4}) (\d{4})(\d{2}|\d{4})$/.exec(text) ?? []
  if (from === undefined || to === undefined || year === undefined) return undefined
  const century = 10 ** year.length
  const before = String((Number(year) + century - Number(from > to)) % century).padStart(
    year.length,
    '0',
  )
  return [from + before, to + year]
}

/** Excel counts days from 1899-12-30 (so that 1 March 1900 comes out right). */
const excelEpoch: Day = -25_569

/**
 * The day of a written date, trimmed and in upper case; `undefined` where it is none, or no such
 * day exists. The time of a timestamp is dropped, never turned into another day.
 */
export function parseDay(written: string, format: DateFormat): Day | undefined {
  const text = withoutWeekday(written)
  const span = splitDateRange(text)
  if (span) return parseDay(span[0], format)
  const moment = momentDay(text)
  if (moment !== undefined) return moment
  const iso = yearFirst.exec(text)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const last = yearLast.exec(text)
  if (last)
    return inOrder(Number(last[1]), Number(last[2]), fullYear(last[3], format), format.order)
  const eight = compact.exec(text)?.[1]
  if (eight !== undefined) return compactDay(eight, format)
  const century = centuryDay(text) ?? fileManDay(text)
  if (century !== undefined) return century
  const ordinal = format.compactYearFirst ? ordinalDay(text) : undefined
  if (ordinal !== undefined) return ordinal
  if (!format.compactYearFirst && lostZero.test(text))
    return compactDay(`0${text.slice(0, 7)}`, format)
  const paper = paperForm.exec(text)
  if (paper && format.sixYearFirst === true)
    return dayOf(fullYear(paper[1], format), Number(paper[2]), Number(paper[3]))
  if (paper)
    return inOrder(Number(paper[1]), Number(paper[2]), fullYear(paper[3], format), format.order)
  return namedDay(text, format) ?? excelDay(text)
}

function inOrder(a: number, b: number, year: number, order: DateOrder): Day | undefined {
  return order === 'month-first' ? dayOf(year, a, b) : dayOf(year, b, a)
}

function compactDay(eight: string, format: DateFormat): Day | undefined {
  const [a, b] = [Number(eight.slice(0, 2)), Number(eight.slice(2, 4))]
  return format.compactYearFirst
    ? dayOf(Number(eight.slice(0, 4)), Number(eight.slice(4, 6)), Number(eight.slice(6)))
    : inOrder(a, b, Number(eight.slice(4)), format.order)
}

function namedDay(text: string, format: DateFormat): Day | undefined {
  const named = dayMonthName.exec(text)
  if (named) {
    const month = months.get(named[2] ?? '')
    return month && dayOf(fullYear(named[3], format), month, Number(named[1]))
  }
  const sorted = yearMonthName.exec(text)
  if (sorted) {
    const month = months.get(sorted[2] ?? '')
    return month && dayOf(Number(sorted[1]), month, Number(sorted[3]))
  }
  const american = monthNameDay.exec(text)
  const month = american && months.get(american[1] ?? '')
  return month ? dayOf(Number(american[3]), month, Number(american[2])) : undefined
}

/**
 * `1240703` is 3 July 2024, as midrange systems write it: a digit for the century, then year, month
 * and day; not so late that `1994120` could be a day of 1994. No date that lost its zero reads so: its year would stand where the month does.
 */
function centuryDay(text: string): Day | undefined {
  const [, century, year, month, date] = /^([01])(\d{2})(\d{2})(\d{2})$/.exec(text) ?? []
  if (century === undefined || (century === '1' && Number(year) >= 90)) return undefined
  return dayOf(1900 + Number(century) * 100 + Number(year), Number(month), Number(date))
}

/**
 * `3240703` is 3 July 2024, as VA and the Indian Health Service keep days in FileMan: years since 1700, month and day, with
 * or without a clock behind a point. Of the last century from 1920 on, since `2010123` is a day of 2010.
 */
function fileManDay(text: string): Day | undefined {
  const [, century, year, month, date] =
    /^([23])(\d{2})(\d{2})(\d{2})(?:\.\d{1,6})?$/.exec(text) ?? []
  if (century === undefined || (century === '2' && Number(year) < 20)) return undefined
  return dayOf(1700 + Number(century) * 100 + Number(year), Number(month), Number(date))
}

/** `2024185` is 3 July 2024, the 185th day of its year, as mainframes write it. */
function ordinalDay(text: string): Day | undefined {
  const [, year, days] = /^((?:19|20)\d{2})(\d{3})$/.exec(text) ?? []
  const first = year === undefined ? undefined : dayOf(Number(year), 1, 1)
  const next = year === undefined ? undefined : dayOf(Number(year) + 1, 1, 1)
  if (first === undefined || next === undefined || Number(days) === 0) return undefined
  const day = first + Number(days) - 1
  return day < next ? day : undefined
}

const weekday = /^(?:MON|TUE|WED|THU|FRI|SAT|SUN)[A-Z]{0,6}[.,]?\s+(?=[A-Z\d])/

/** `WED 07/03/2024` and `WEDNESDAY, JULY 3, 2024` without their weekday. */
function withoutWeekday(text: string): string {
  return text.charCodeAt(0) > 64 ? text.replace(weekday, '') : text
}

function excelDay(text: string): Day | undefined {
  const days = Number(serial.exec(text)?.[1])
  return days >= 10_000 && days <= 73_050 ? days + excelEpoch : undefined
}

function fullYear(text: string | undefined, format: DateFormat): number {
  const year = Number(text)
  if (text?.length !== 2) return year
  return year > format.lastTwoDigitYear ? 1900 + year : 2000 + year
}

const anyFormats: readonly DateFormat[] = [
  { order: 'month-first', compactYearFirst: true, lastTwoDigitYear: 50 },
  { order: 'day-first', compactYearFirst: false, lastTwoDigitYear: 50 },
  { order: 'month-first', compactYearFirst: false, lastTwoDigitYear: 50 },
  { order: 'month-first', compactYearFirst: true, sixYearFirst: true, lastTwoDigitYear: 50 },
]

const dayInMilliseconds = 86_400_000

/**
 * Milliseconds since 1970, as programs keep moments: thirteen digits, or so few that only the first
 * moment of a day tells them from a number.
 */
function momentDay(text: string): Day | undefined {
  if (!/^(?:1\d{12}|-?\d{8,10}0{3})(?:\.0)?$/.test(text)) return undefined
  const milliseconds = Number(text)
  const isTold = text.length >= 13 && milliseconds > 0
  if (!isTold && milliseconds % dayInMilliseconds !== 0) return undefined
  return Math.floor(milliseconds / dayInMilliseconds)
}

/** Whether a value could be a moment in milliseconds; it could be another number too. */
export function isMoment(text: string): boolean {
  return inLivingMemory(momentDay(text))
}

/** Whether a value could be a date in any way of writing; a bare five-digit number could not. */
export function isDateText(text: string): boolean {
  if (blankDates.has(text)) return true
  if (serial.test(text) || momentDay(text) !== undefined) return false
  return anyFormats.some((format) => inLivingMemory(parseDay(text, format)))
}

/** Whether a value could be an Excel day number. */
export function isExcelDay(text: string): boolean {
  const day = excelDay(text)
  return day !== undefined && inLivingMemory(day)
}

function inLivingMemory(day: Day | undefined): boolean {
  return day !== undefined && day > -36_525 && day < 73_050
}

/** Values that say "no date". */
export const blankDates: ReadonlySet<string> = new Set([
  '0',
  '00000000',
  '0000-00-00',
  '00/00/0000',
  '99999999',
  '9999-12-31',
  '99991231',
  '12/31/9999',
  '31-DEC-9999',
  '0001-01-01',
  '01/01/0001',
])

/** What the values of one column prove about its format; counted over distinct values. */
export class DateEvidence {
  monthFirstOnly = 0
  dayFirstOnly = 0
  eitherOrder = 0
  compactYearFirst = 0
  compactYearLast = 0
  /** Six digits that are no day with the month first, or none with the year first. */
  sixYearFirst = 0
  sixYearLast = 0

  /** Counts a value, trimmed and in upper case. */
  add(written: string): void {
    const text = withoutWeekday(written)
    const span = splitDateRange(text)
    if (span) {
      for (const end of span) this.add(end)
      return
    }
    const last = yearLast.exec(text)
    if (last) this.#addOrder(Number(last[1]), Number(last[2]))
    const eight = compact.exec(text)?.[1]
    if (eight !== undefined) this.#addCompact(eight)
    const six = paperForm.exec(text)
    if (six) this.#addSix(Number(six[1]), Number(six[2]), Number(six[3]))
  }

  #addSix(a: number, b: number, c: number): void {
    const isYearFirst = dayOf(2000 + a, b, c) !== undefined
    const isMonthFirst = dayOf(2000 + c, a, b) !== undefined
    if (isYearFirst && !isMonthFirst) this.sixYearFirst++
    else if (isMonthFirst && !isYearFirst) this.sixYearLast++
  }

  #addOrder(a: number, b: number): void {
    if (a > 12 && b <= 12) this.dayFirstOnly++
    else if (b > 12 && a <= 12) this.monthFirstOnly++
    else if (a <= 12 && b <= 12 && a !== b) this.eitherOrder++
  }

  #addCompact(eight: string): void {
    const plausible = (year: number) => year >= 1880 && year <= 2100
    const [year, last] = [Number(eight.slice(0, 4)), Number(eight.slice(4))]
    if (plausible(year) && dayOf(year, Number(eight.slice(4, 6)), Number(eight.slice(6)))) {
      this.compactYearFirst++
    } else if (plausible(last)) {
      this.compactYearLast++
      this.#addOrder(Number(eight.slice(0, 2)), Number(eight.slice(2, 4)))
    }
  }

  /** The order that the values prove; undefined where they prove neither. */
  provenOrder(): DateOrder | undefined {
    if (this.dayFirstOnly === this.monthFirstOnly) return undefined
    return this.dayFirstOnly > this.monthFirstOnly ? 'day-first' : 'month-first'
  }

  /** Whether the order had to be assumed. */
  isAmbiguous(): boolean {
    return this.provenOrder() === undefined && this.eitherOrder > 0
  }
}
