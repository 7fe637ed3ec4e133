import { dayOf, isoDate, type Day } from '@plumbline/engine'
import { ReferenceFileError } from '../reference-file-error.ts'

/** When a file was published for. */
export interface Published {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  /** Where it is said. */
  readonly dayOfMonth: number | undefined
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthName = `(?<![a-z])(?<name>${months.join('|')})(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?(?![a-z])`

/** How files say when they are for, the surest first; see `readGroups` for the names. */
const patterns: readonly RegExp[] = [
  /(?<!\d)(?<year>20\d\d)[ -]?q(?<quarter>[1-4])/i,
  /v(?<ncciYear>\d\d)(?<ncciQuarter>[0-3])r\d/i,
  /rvu(?<shortYear>\d\d)(?<letter>[a-d])(?![a-z])/i,
  new RegExp(`rvu(?:20)?(?<shortYear>\\d\\d) ?${monthName}`, 'i'),
  new RegExp(`\\b(?<year>20\\d\\d)\\b.{1,90}\\b${monthName} release`, 'i'),
  /(?<!\d)(?<month>\d\d)-(?<day>\d\d)-(?<year>20\d\d)(?!\d)/,
  /(?<!\d)(?<year>20\d\d)-(?<month>\d\d)-(?<day>\d\d)(?!\d)/,
  /(?<!\d)(?<year>20\d\d)-(?<month>\d\d)(?!\d)/,
  new RegExp(`${monthName} (?<day>\\d{1,2}), (?<year>20\\d\\d)`, 'i'),
  new RegExp(`${monthName}[ -]*(?<year>20\\d\\d)`, 'i'),
  new RegExp(`(?<!\\d)(?<year>20\\d\\d)[ -]*${monthName}`, 'i'),
]

/** When a file is for, by the first of the texts that says; `undefined` where none does. */
export function publishedIn(texts: readonly string[]): Published | undefined {
  for (const text of texts) {
    const spaced = text.replace(/_/g, ' ')
    for (const pattern of patterns) {
      const groups = pattern.exec(spaced)?.groups
      const published = groups && readGroups(groups)
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

/** A day as a date of publication. */
export function publishedOn(on: Day): Published {
  const [year = 0, month = 0, dayOfMonth = 0] = isoDate(on).split('-').map(Number)
  return { year, month, dayOfMonth }
}

/** NCCI versions count years from 1994 and quarters from 0: v302 is the third quarter of 2024. */
function readGroups(groups: Record<string, string | undefined>): Published | undefined {
  const number = (name: string) => Number(groups[name] ?? NaN)
  const year = firstNumber(number('year'), 2000 + number('shortYear'), 1994 + number('ncciYear'))
  const quarter = firstNumber(
    number('quarter'),
    number('ncciQuarter') + 1,
    'abcd'.indexOf((groups['letter'] ?? ' ').toLowerCase()) + 1 || NaN,
  )
  const named = months.indexOf((groups['name'] ?? '').toLowerCase()) + 1 || NaN
  const month = firstNumber(number('month'), named, quarter * 3 - 2)
  const dayOfMonth = groups['day'] === undefined ? undefined : number('day')
  const exists = dayOf(year, month, dayOfMonth ?? 1) !== undefined
  return exists ? { year, month, dayOfMonth } : undefined
}

function firstNumber(...numbers: readonly number[]): number {
  return numbers.find((each) => !Number.isNaN(each)) ?? NaN
}
