export { reviewRecord } from './review-record.ts'
export { answerWords, questionWords, recordNote } from './record-note.ts'
export type { CoverageTables, HeldTables, VisitTables } from './held-tables.ts'
export type {
  BilledLine,
  RecordAnswer,
  RecordLine,
  RecordQuestion,
  RecordReview,
  Quote,
} from './record.ts'
export { agree, couldNotBeRead, readings, type Reading } from './facts/agree.ts'
export { checkFact, type BorneOutFact } from './facts/check-fact.ts'
export { elementOf, linesToRead, openQuestions, type OpenQuestion } from './facts/decide-facts.ts'
export { itemsAsked } from './facts/items-asked.ts'
export {
  factElements,
  factFaults,
  kindsApart,
  type AskedItem,
  type FactElement,
  type FactFault,
  type RecordFact,
} from './facts/record-fact.ts'
