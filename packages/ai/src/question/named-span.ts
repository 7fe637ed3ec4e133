export const monthNames =
  'january february march april may june july august september october november december'.split(' ')

/** The first and last day of a time that has a name, as `yyyy-mm-dd`. */
export interface Span {
  readonly from: string
  readonly to: string
}

/** The first and last day of what is named; undefined where the calendar has no such day. */
export function spanOf(text: string, today: string): Span | undefined {
  const year = Number(today.slice(0, 4))
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (iso) return oneDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  if (american) return oneDay(Number(american[3]), Number(american[1]), Number(american[2]))
  const quarter = /^q([1-4]) (20\d\d)$/.exec(text)
  if (quarter) return months(Number(quarter[2]), 3 * Number(quarter[1]) - 2, 3)
  const part = /^(first|second|third|fourth) (half|quarter)(?: of)? (20\d\d)$/.exec(text)
  if (part)
    return partOf(Number(part[3]), ordinals.indexOf(part[1] ?? ''), part[2] === 'half' ? 6 : 3)
  const half = /^h([12]) (20\d\d)$/.exec(text)
  if (half) return partOf(Number(half[2]), Number(half[1]) - 1, 6)
  const thisQuarters = /^q([1-4])$/.exec(text)
  if (thisQuarters) return newestQuarter(Number(thisQuarters[1]), today)
  const whole = /^(?:(?:the )?year )?(20\d\d)$/.exec(text)
  if (whole) return months(Number(whole[1]), 1, 12)
  const thisMonth = Number(today.slice(5, 7))
  if (text === 'this year') return months(year, 1, 12)
  if (text === 'last year') return months(year - 1, 1, 12)
  if (text === 'this month') return months(year, thisMonth, 1)
  if (text === 'last month') return months(year, thisMonth - 1, 1)
  const firstOfQuarter = thisMonth - ((thisMonth - 1) % 3)
  if (text === 'this quarter') return months(year, firstOfQuarter, 3)
  if (text === 'last quarter') return months(year, firstOfQuarter - 3, 3)
  return namedMonth(text, year, thisMonth)
}

const ordinals = ['first', 'second', 'third', 'fourth']

/** The half or quarter at a place of a year, from 0; undefined where a year has no such part. */
function partOf(year: number, place: number, length: number): Span | undefined {
  return place * length < 12 ? months(year, place * length + 1, length) : undefined
}

/** The newest quarter of that number that has begun. */
function newestQuarter(number: number, today: string): Span {
  const year = Number(today.slice(0, 4))
  const first = 3 * number - 2
  return months(first > Number(today.slice(5, 7)) ? year - 1 : year, first, 3)
}

function namedMonth(text: string, year: number, thisMonth: number): Span | undefined {
  const found = /^([a-z]+)(?: (\d{1,2}),?)?(?: (\d{4}))?$/.exec(text)
  const number = monthNames.findIndex((name) => found?.[1]?.startsWith(name.slice(0, 3))) + 1
  if (!found || number === 0) return undefined
  const of = found[3] === undefined ? (number > thisMonth ? year - 1 : year) : Number(found[3])
  return found[2] === undefined ? months(of, number, 1) : oneDay(of, number, Number(found[2]))
}

function oneDay(year: number, month: number, date: number): Span | undefined {
  const text = isoOf(year, month, date)
  const isReal =
    text.slice(5) === `${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
  return isReal ? { from: text, to: text } : undefined
}

/** So many whole months from the first of one. */
function months(year: number, first: number, count: number): Span {
  return { from: isoOf(year, first, 1), to: isoOf(year, first + count, 0) }
}

function isoOf(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10)
}

/** The day so many months earlier, or the last of that month where it has no such day. */
export function monthsBefore(text: string, count: number): string {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number)
  const last = Number(isoOf(year, month - count + 1, 0).slice(8))
  return isoOf(year, month - count, Math.min(date, last))
}

/** The day so many days later; earlier for negative ones. */
export function shifted(text: string, days: number): string {
  return new Date(Date.parse(text) + days * 86_400_000).toISOString().slice(0, 10)
}
