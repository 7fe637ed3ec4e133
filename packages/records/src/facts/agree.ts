import type { HeldTables } from '../held-tables.ts'
import type { BilledLine, RecordReview } from '../record.ts'
import type { BorneOutFact } from './check-fact.ts'
import { decide, type OpenQuestion } from './decide-facts.ts'

/** So many readings of one record have to come to the same. */
export const readings = 3

/** One reading: its facts, or that it came to nothing or held something that the record does not bear out. */
export type Reading = readonly BorneOutFact[] | undefined

/**
 * What three readings come to, question by question. Where one of them failed, or they do not agree on the answer
 * and on what it rests on, nobody could read it; and where rules found lines that state it, neither was nothing found.
 */
export function agree(
  questions: readonly OpenQuestion[],
  all: readonly Reading[],
  billed: BilledLine,
  byRules: readonly RecordReview[],
  held: HeldTables = {},
): readonly RecordReview[] {
  const whole = all.filter((facts) => facts !== undefined)
  return questions.map((question) => {
    const decided = whole.map((facts) => decide(question, facts, billed, held))
    const [first] = decided
    const isOne = decided.every(
      ({ answer, because }) => answer === first?.answer && because === first.because,
    )
    const rule = byRules.find((review) => review.question === question)
    const overlooks =
      first?.answer === 'not-found' && first.quotes.length === 0 && rule?.answer === 'cannot-tell'
    if (first === undefined || whole.length < readings || !isOne || overlooks)
      return { question, answer: 'cannot-tell', because: couldNotBeRead, quotes: [] }
    return { question, ...first }
  })
}

/** The one sentence where readings fail or differ. */
export const couldNotBeRead = 'It could not be read: three readings did not come to the same.'
