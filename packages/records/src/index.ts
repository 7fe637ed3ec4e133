export { reviewRecord } from './review-record.ts'
export { answerWords, questionWords, recordNote } from './record-note.ts'
export type {
  BilledLine,
  RecordAnswer,
  RecordLine,
  RecordQuestion,
  RecordReview,
  Quote,
} from './record.ts'
