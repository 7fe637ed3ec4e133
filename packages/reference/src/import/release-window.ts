import { dayOf, isoDate, type Day } from '@plumbline/engine'
import { ReferenceFileError } from '../reference-file-error.ts'

/** When a file was published for; `day` where it says. */
export interface Published {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly dayOfMonth: number | undefined
}

/** A release's name and the days it speaks for. */
export interface Window {
  readonly release: string
  readonly from: Day
  readonly to: Day
}

const monthNames = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
]
const monthPattern = `(${monthNames.join('|')})[a-z]*`

type Reading = (...groups: string[]) => Published | undefined

/** How files say when they are for, the surest first. */
const patterns: readonly (readonly [RegExp, Reading])[] = [
  [/\b(20\d\d)[ _-]?q([1-4])/i, (year, quarter) => atQuarter(Number(year), Number(quarter))],
  // NCCI versions count years from 1994: v30.2 is the third quarter of 2024.
  [/v(\d\d)([0-3])r\d/i, (year, quarter) => atQuarter(1994 + Number(year), Number(quarter) + 1)],
  [
    /rvu(\d\d)([a-d])\b/i,
    (year, letter) => atQuarter(2000 + Number(year), ' abcd'.indexOf(lower(letter))),
  ],
  [
    new RegExp(`rvu(?:20)?(\\d\\d)_?${monthPattern}`, 'i'),
    (year, month) => at(2000 + Number(year), monthOf(month)),
  ],
  [
    /\b(\d\d)-(\d\d)-(20\d\d)\b/,
    (month, day, year) => at(Number(year), Number(month), Number(day)),
  ],
  [/(20\d\d)-(\d\d)-(\d\d)/, (year, month, day) => at(Number(year), Number(month), Number(day))],
  [/(20\d\d)-(\d\d)(?!\d)/, (year, month) => at(Number(year), Number(month))],
  [
    new RegExp(`${monthPattern} (\\d{1,2}), (20\\d\\d)`, 'i'),
    (month, day, year) => at(Number(year), monthOf(month), Number(day)),
  ],
  [
    new RegExp(`${monthPattern}[ _-]*(20\\d\\d)`, 'i'),
    (month, year) => at(Number(year), monthOf(month)),
  ],
  [
    new RegExp(`(20\\d\\d)[ _-]*${monthPattern}`, 'i'),
    (year, month) => at(Number(year), monthOf(month)),
  ],
]

/** When a file is for, by the first of the texts that says; `undefined` where none does. */
export function publishedIn(texts: readonly string[]): Published | undefined {
  for (const text of texts) {
    // An underscore is a letter to a word boundary, and file names are full of them.
    const spaced = text.replace(/_/g, ' ')
    for (const [pattern, read] of patterns) {
      const [match, ...groups] = pattern.exec(spaced) ?? []
      const published = match === undefined ? undefined : read(...groups)
      if (published) return published
    }
  }
  return undefined
}

/** The same, or a refusal that says how to name the file. */
export function requirePublished(texts: readonly string[], file: string): Published {
  const published = publishedIn(texts)
  if (published) return published
  throw new ReferenceFileError(
    'unknown-release',
    `${file} says neither inside nor in its name which release it is. Rename it so that it ends ` +
      'with the year and quarter or month, like name_2026Q2.csv or name_2026-04.csv.',
  )
}

/** The calendar quarter that a date lies in: `2024 Q3`. */
export function quarterWindow({ year, month }: Published): Window {
  const quarter = Math.ceil(month / 3)
  return {
    release: `${year} Q${quarter}`,
    from: firstOfMonth(year, quarter * 3 - 2),
    to: firstOfMonth(year, quarter * 3 + 1) - 1,
  }
}

/** A fiscal year of the United States, October to September: `FY2024`. */
export function fiscalYearWindow(year: number): Window {
  return { release: `FY${year}`, from: firstOfMonth(year - 1, 10), to: firstOfMonth(year, 10) - 1 }
}

/** The calendar year that a date lies in: `2024`. */
export function yearWindow({ year }: Published): Window {
  return { release: String(year), from: firstOfMonth(year, 1), to: firstOfMonth(year, 13) - 1 }
}

/** Days around a date of publication, for lists of what is current: `2026-04-15`. */
export function daysAround(
  published: Published,
  days: { readonly before: number; readonly after: number },
): Window {
  const { year, month, dayOfMonth } = published
  const on = firstOfMonth(year, month) + (dayOfMonth ?? 1) - 1
  const release = isoDate(on).slice(0, dayOfMonth === undefined ? 7 : 10)
  return { release, from: on - days.before, to: on + days.after }
}

/** For facts that do not change with the date. */
export function allDays(release: string): Window {
  return { release, from: firstOfMonth(1990, 1), to: firstOfMonth(2100, 1) - 1 }
}

/** A day as a date of publication. */
export function publishedOn(on: Day): Published {
  const [year = 0, month = 0, dayOfMonth = 0] = isoDate(on).split('-').map(Number)
  return { year, month, dayOfMonth }
}

/** The first day of a month; month 13 is January of the next year. */
export function firstOfMonth(year: number, month: number): Day {
  const wrapped = month > 12
  return dayOf(wrapped ? year + 1 : year, wrapped ? month - 12 : month, 1) ?? NaN
}

function atQuarter(year: number, quarter: number): Published | undefined {
  return at(year, quarter * 3 - 2)
}

function at(year: number, month: number, dayOfMonth?: number): Published | undefined {
  const exists = dayOf(year, month, dayOfMonth ?? 1) !== undefined
  return exists ? { year, month, dayOfMonth } : undefined
}

function monthOf(name: string): number {
  return monthNames.indexOf(lower(name).slice(0, 3)) + 1
}

function lower(text: string): string {
  return text.toLowerCase()
}
