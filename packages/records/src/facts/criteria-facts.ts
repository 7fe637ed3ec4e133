import type { CoverageTables } from '../held-tables.ts'
import { closing, documentWords, sentenceOf } from '../questions/criteria.ts'
import type { RecordReview } from '../record.ts'
import type { BorneOutFact } from './check-fact.ts'

/** Which criteria lines were quoted for, and for which none: a list, no verdict. */
export function criteriaAnswer(
  facts: readonly BorneOutFact[],
  coverage: CoverageTables | undefined,
): Pick<RecordReview, 'answer' | 'because'> {
  if (!coverage) return { answer: 'cannot-tell', because: 'No list of criteria was imported.' }
  const told = new Set(facts.map(({ fact }) => fact.item))
  const names = coverage.criteria.map(({ name }) => name)
  const sentences = [
    documentWords(coverage),
    sentenceOf(
      'Its lines were quoted for',
      names.filter((name) => told.has(name)),
    ),
    sentenceOf(
      'No line was quoted for',
      names.filter((name) => !told.has(name)),
    ),
    closing,
  ]
  return { answer: 'cannot-tell', because: sentences.filter((text) => text !== '').join(' ') }
}
