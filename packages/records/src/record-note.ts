import type { RecordAnswer, RecordQuestion, RecordReview } from './record.ts'

/** Questions and answers as people read them. */
export const questionWords: Readonly<Record<RecordQuestion, string>> = {
  patient: 'Patient',
  date: 'Date of service',
  provider: 'Provider',
  signature: 'Signature',
  side: 'Side',
  time: 'Time',
  apart: 'Separate service',
  dose: 'Dose',
  waste: 'Waste',
  diagnosis: 'Diagnoses',
  level: 'Level of the visit',
  criteria: 'Criteria of coverage',
}
export const answerWords: Readonly<Record<RecordAnswer, string>> = {
  supported: 'supported by what was supplied',
  'not-found': 'not found in what was supplied',
  contradicted: 'contradicted by what was supplied',
  'cannot-tell': 'cannot tell',
}

/**
 * What a person may keep with a decision: each question, its answer, why, and the page it rests on. Words of the
 * record are no part of it, because they may name the patient or say when somebody was born.
 */
export function recordNote(reviews: readonly RecordReview[]): string {
  return reviews
    .map(({ question, answer, because, quotes: [quote] }) => {
      const page = quote ? ` (page ${String(quote.page)})` : ''
      return `${questionWords[question]}: ${answerWords[answer]}. ${because}${page}`
    })
    .join('\n')
}
