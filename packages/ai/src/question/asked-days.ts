import { monthNames, shifted, spanOf } from './named-span.ts'
import type { AskedFilter } from './question-plan.ts'

/** Days that a question names, and the question without them. */
export interface AskedDays {
  readonly days: Pick<AskedFilter, 'from' | 'to'>
  readonly rest: string
}

const month = `(?:${monthNames.map((name) => `${name}|${name.slice(0, 3)}`).join('|')}|sept)`
const day = '(?:\\d{4}-\\d{2}-\\d{2}|\\d{1,2}/\\d{1,2}/\\d{4})'
const span = `(?:${day}|${month}(?: \\d{1,2},?)? \\d{4}|${month}(?: \\d{1,2})?(?![\\d ]*\\d)|(?:the )?year \\d{4}|20\\d\\d|q[1-4] 20\\d\\d|(?:this|last) (?:month|year|quarter))`

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
      const from = spanOf(first, today)
      const to = spanOf(last, today)
      return from && to && { from: from.from, to: to.to }
    },
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
      const days = Number(count) * (unit.startsWith('d') ? 1 : unit.startsWith('w') ? 7 : 30)
      return { from: shifted(today, -days), to: today }
    },
  },
  {
    pattern: new RegExp(`\\b(?:in |on |during |for |of )?(?:the )?(${span})(?!\\w)`),
    read: ([, text = ''], today) => spanOf(text, today),
  },
]
