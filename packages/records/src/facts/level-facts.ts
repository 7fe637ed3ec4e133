import type { VisitTables } from '../held-tables.ts'
import { decideLevel, reaches } from '../levels/decide-level.ts'
import type { BilledLine, RecordReview } from '../record.ts'
import type { BorneOutFact } from './check-fact.ts'

/** What facts of decision making come to: two of three parts, by the table. Never that the visit was lower than billed. */
export function levelAnswer(
  facts: readonly BorneOutFact[],
  { procedureCode = '' }: BilledLine,
  visits: VisitTables | undefined,
): Pick<RecordReview, 'answer' | 'because'> {
  const needed = visits?.level?.decision
  if (!visits || !needed) return { answer: 'cannot-tell', because: 'No table says what it takes.' }
  const told = facts.map(({ fact, line }) => ({ name: fact.item ?? '', line }))
  const { words, surely, atMost } = decideLevel(visits.items, told)
  const because = `Its lines tell of: ${words}; ${procedureCode} takes ${needed} in two of three (visit levels ${visits.release})`
  if (reaches(surely, needed)) return { answer: 'supported', because: `${because}.` }
  if (reaches(atMost, needed))
    return {
      answer: 'cannot-tell',
      because: `${because}. It hangs on how many things several lines tell of.`,
    }
  return { answer: 'not-found', because: `${because}.` }
}
