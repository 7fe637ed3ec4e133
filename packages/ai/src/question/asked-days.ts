import { monthNames, monthsBefore, shifted, spanOf, type Span } from './named-span.ts'
import type { AskedFilter } from './question-plan.ts'

/** Days that a question names, and the question without them. */
export interface AskedDays {
  readonly days: Pick<AskedFilter, 'from' | 'to'>
  readonly rest: string
}

const month = `(?:${monthNames.map((name) => `${name}|${name.slice(0, 3)}`).join('|')}|sept)`
const day = '(?:\\d{4}-\\d{2}-\\d{2}|\\d{1,2}/\\d{1,2}/\\d{4})'
const span = `(?:${day}|${month}(?: \\d{1,2},?)? \\d{4}|${month}(?: \\d{1,2})?(?![\\d ]*\\d)|(?:the )?year \\d{4}|20\\d\\d|[qh][1-4] 20\\d\\d|q[1-4]|(?:first|second|third|fourth) (?:half|quarter)(?: of)? 20\\d\\d|(?:this|last) (?:month|year|quarter))`

type Reading = (
  found: readonly string[],
  today: string,
) => Pick<AskedFilter, 'from' | 'to'> | undefined

/** `today` as `yyyy-mm-dd`: months without a year are the newest that has begun. */
export function askedDays(text: string, today: string): AskedDays {
  for (const { pattern, read } of readings) {
    const found = pattern.exec(text)
    const days = found && read(Array.from(found), today)
    if (found && days) return { days, rest: text.replace(found[0], ' ') }
  }
  return { days: {}, rest: text }
}

const readings: readonly { readonly pattern: RegExp; readonly read: Reading }[] = [
  {
    pattern: new RegExp(`\\b(?:between|from) (${span}) (?:and|to|until|till|through) (${span})`),
    read: ([, first = '', last = ''], today) => {
      const to = spanOf(last, today)
      const from = to && beginning(first, last, to, today)
      return from && { from: from.from, to: to.to }
    },
  },
  {
    pattern: /\b(?:year to date|ytd|so far this year|this year so far)\b/,
    read: (_, today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
  },
  {
    pattern: new RegExp(`\\b(?:since|from|starting|beginning)(?: in)? (${span})`),
    read: ([, text = ''], today) => {
      const from = spanOf(text, today)
      return from && { from: from.from }
    },
  },
  {
    pattern: new RegExp(`\\bafter (${span})`),
    read: ([, text = ''], today) => {
      const after = spanOf(text, today)
      return after && { from: shifted(after.to, 1) }
    },
  },
  {
    pattern: new RegExp(`\\bbefore (${span})`),
    read: ([, text = ''], today) => {
      const before = spanOf(text, today)
      return before && { to: shifted(before.from, -1) }
    },
  },
  {
    pattern: new RegExp(`\\b(?:until|till|through|up to) (${span})`),
    read: ([, text = ''], today) => {
      const until = spanOf(text, today)
      return until && { to: until.to }
    },
  },
  {
    pattern:
      /\b(?:in |over |within |during )?(?:the )?(?:last|past) (\d{1,4}) (days?|weeks?|months?)\b/,
    read: ([, count = '', unit = ''], today) => {
      if (unit.startsWith('m')) return { from: monthsBefore(today, Number(count)), to: today }
      return { from: shifted(today, -Number(count) * (unit.startsWith('d') ? 1 : 7)), to: today }
    },
  },
  {
    pattern: /\b(?:in |over |within |during )?(?:the )?past year\b/,
    read: (_, today) => ({ from: monthsBefore(today, 12), to: today }),
  },
  {
    pattern: new RegExp(`\\b(?:in |on |during |for |of )?(?:the )?(${span})(?!\\w)`),
    read: ([, text = ''], today) => spanOf(text, today),
  },
]

/** A month without a year is of the year of the last one, or of the year before where it comes later. */
function beginning(first: string, last: string, to: Span, today: string): Span | undefined {
  const year = /\b20\d\d\b/
  if (year.test(first) || !year.test(last)) return spanOf(first, today)
  const own = Number(to.to.slice(0, 4))
  const same = spanOf(`${first} ${own}`, today)
  return same && same.from > to.to ? spanOf(`${first} ${own - 1}`, today) : same
}
