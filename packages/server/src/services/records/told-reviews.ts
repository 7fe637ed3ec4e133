import { randomUUID } from 'node:crypto'
import type { RecordReviewBy } from '@plumbline/contract'
import { answerWords, questionWords, type RecordReview } from '@plumbline/records'
import { sealReading } from '../../stored-audits/record-readings.ts'
import type { RecordHeld } from './arriving-record.ts'

/** Answers as the app shows them, with who read them. */
export function toldReviews(
  reviews: readonly RecordReview[],
  by: RecordReviewBy['by'],
): RecordReviewBy[] {
  return reviews.map(({ quotes, ...review }) => ({
    ...review,
    label: questionWords[review.question],
    said: answerWords[review.answer],
    quotes: [...quotes],
    by,
  }))
}

/** What the app sends back to sign answers: sealed, so that what is signed is what was read. */
export function receiptOf(
  { account, row, text }: RecordHeld,
  reviews: readonly RecordReviewBy[],
): string {
  const place = { userId: row.user_id, fingerprint: row.fingerprint, occurrence: row.occurrence }
  const reading = { id: randomUUID(), pages: text.pages, reviews: [...reviews] }
  return sealReading(account, place, reading)
}
