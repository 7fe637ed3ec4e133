import { dayOf, type Day } from '@plumbline/engine'

/** A date in a text, and where it begins and ends. */
export interface DateFound {
  readonly day: Day
  readonly at: number
  readonly end: number
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const written = new RegExp(
  [
    String.raw`(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/-])`,
    String.raw`(?<![\d/.-])(\d{4})([/.-])(\d{1,2})\6(\d{1,2})(?![\d/-])`,
    String.raw`(?<![a-z])${month} (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)`,
    String.raw`(?<!\d)(\d{1,2})(?:st|nd|rd|th)?(?: of)?[ -]${month},?[ -](\d{4})(?!\d)`,
  ].join('|'),
  'gi',
)

/**
 * The dates of a text, as Americans write them (`3/4/2024`, `03-04-24`, `March 4, 2024`) and as programs do
 * (`2024-03-04`, `4 Mar 2024`). Two digits of a year are of 1930 to 2029.
 */
export function datesIn(text: string): readonly DateFound[] {
  const found: DateFound[] = []
  for (const match of text.matchAll(written)) {
    const day = dayOfMatch(match)
    if (day !== undefined) found.push({ day, at: match.index, end: match.index + match[0].length })
  }
  return found
}

function dayOfMatch(match: RegExpExecArray): Day | undefined {
  const [, us1, , us2, usYear, isoYear, , iso1, iso2, ...named] = match
  const [name1, day1, year1, day2, name2, year2] = named
  if (usYear !== undefined) return dayOf(fullYear(usYear), Number(us1), Number(us2))
  if (isoYear !== undefined) return dayOf(Number(isoYear), Number(iso1), Number(iso2))
  if (name1 !== undefined) return dayOf(Number(year1), monthOf(name1), Number(day1))
  return name2 === undefined ? undefined : dayOf(Number(year2), monthOf(name2), Number(day2))
}

function monthOf(name: string): number {
  return months.indexOf(name.slice(0, 3).toLowerCase()) + 1
}

function fullYear(text: string): number {
  const year = Number(text)
  if (text.length === 4) return year
  return year < 30 ? 2000 + year : 1900 + year
}
