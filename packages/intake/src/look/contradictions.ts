import type { ClaimLine, Day } from '@plumbline/engine'
import { factsOf, type Meaning } from '../words/meanings.ts'
import type { ColumnSeen } from './table-seen.ts'

/** Something that is so seldom right that the columns are rather misunderstood. */
interface Contradiction {
  readonly id: string
  /** Of which two fields, the second undefined where a line is held against today. */
  readonly fields: readonly [string, string | undefined]
  /** Undefined where the line does not say. */
  readonly holds: (line: ClaimLine, today: Day) => boolean | undefined
  readonly ask: (first: string, second: string) => string
}

const contradictions: readonly Contradiction[] = [
  {
    id: 'paid-over-allowed',
    fields: ['paidCents', 'allowedCents'],
    holds: ({ paidCents, allowedCents }) => over(paidCents, allowedCents),
    ask: (paid, allowed) => `${paid} exceeds ${allowed}: is ${paid} the plan’s payment?`,
  },
  {
    id: 'allowed-over-charge',
    fields: ['allowedCents', 'chargeCents'],
    holds: ({ allowedCents, chargeCents }) => over(allowedCents, chargeCents),
    ask: (allowed, charge) =>
      `${allowed} exceeds ${charge}: is ${charge} what was billed for the line?`,
  },
  {
    id: 'served-after-paid',
    fields: ['serviceFromDay', 'paidDay'],
    holds: ({ serviceFromDay, paidDay }) => over(serviceFromDay, paidDay),
    ask: (served, paid) => `${served} lies after ${paid}: is ${served} the date of service?`,
  },
  {
    id: 'served-in-future',
    fields: ['serviceFromDay', undefined],
    holds: ({ serviceFromDay }, today) => over(serviceFromDay, today),
    ask: (served) =>
      `${served} lies in the future: is it the date of service, and its day order right?`,
  },
]

function over(one: number | undefined, other: number | undefined): boolean | undefined {
  if (one === undefined || other === undefined || one <= 0 || other <= 0) return undefined
  return one > other
}

/** A few wrong lines are findings; only where so many are does the reading come into question. */
const asked = { share: 0.1, lines: 5 } as const

/** A question about two columns that many lines contradict. */
export interface ContradictionQuestion {
  readonly kind: 'contradiction'
  readonly id: string
  readonly text: string
  readonly keys: readonly string[]
}

/** Questions about columns that most lines bear out only if they mean something else. */
export function contradictionsIn(
  lines: readonly ClaimLine[],
  columns: readonly ColumnSeen[],
  today: Day,
): ContradictionQuestion[] {
  return contradictions.flatMap(({ id, fields: [first, second], holds, ask }) => {
    const one = columnOf(columns, first)
    const other = second === undefined ? one : columnOf(columns, second)
    if (!one || !other) return []
    // Whoever said so has answered already.
    if (one.sureness === 'said' && other.sureness === 'said') return []
    const told = lines.map((line) => holds(line, today)).filter((held) => held !== undefined)
    const wrong = told.filter(Boolean).length
    if (wrong < asked.lines || wrong / told.length < asked.share) return []
    const share = Math.round((100 * wrong) / told.length)
    const text = `On ${share} % of lines (${count(wrong)} of ${count(told.length)}) ${ask(one.header, other.header)}`
    return [{ kind: 'contradiction', id, text, keys: [...new Set([one.key, other.key])] }]
  })
}

/** The column that feeds a field. */
function columnOf(columns: readonly ColumnSeen[], field: string): ColumnSeen | undefined {
  return columns.find(({ meaning }) => isOf(meaning, field))
}

function isOf(meaning: Meaning | 'ignored' | undefined, field: string): boolean {
  return meaning !== undefined && meaning !== 'ignored' && factsOf(meaning).field === field
}

function count(value: number): string {
  return value.toLocaleString('en-US')
}
