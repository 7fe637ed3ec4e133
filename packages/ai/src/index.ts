export {
  argue,
  argued,
  Argument,
  type ArgumentVoice,
  type IssueForLetter,
} from './argument/argue.ts'
export { columnExample } from './columns/column-example.ts'
export { columnHelp, ColumnsProposed, proposalGrounds } from './columns/column-help.ts'
export {
  columnsAsked,
  mostColumnsAsked,
  type ColumnKnown,
  type ColumnsAsked,
  type FieldKnown,
} from './columns/columns-asked.ts'
export { faultSlot, longestWords, wordFaults, type WordFault } from './check/word-faults.ts'
export { narrate, narrated, Narration } from './narrate/narrate.ts'
export {
  mayHoldRecords,
  refusalOf,
  type CustomerSwitches,
  type Deployment,
  type Refusal,
} from './permission/permission.ts'
export { audiences, type Audience } from './plain/audience.ts'
export { plainWords, type Worded } from './plain/plain-words.ts'
export { longestQuestion, parseQuestion } from './question/parse-question.ts'
export { questionForModel, type QuestionForModel } from './question/question-for-model.ts'
export { planRead, readQuestion, ReadPlan } from './question/read-question.ts'
export type {
  AskedFilter,
  Measure,
  ParsedQuestion,
  QuestionPlan,
  QuestionRefusal,
  SplitBy,
} from './question/question-plan.ts'
export { skeletonOf, type Skeleton } from './skeleton/skeleton.ts'
export { causeWords, type Cause } from './summary/cause-words.ts'
export {
  causeWorded,
  summaryWords,
  SummaryWords,
  type CauseForSummary,
  type SummaryWordsByRule,
} from './summary/summary-words.ts'
export {
  levels,
  type Fault,
  type Level,
  type Limits,
  type Prompt,
  type Sifted,
  type Use,
  type UseId,
} from './use/use.ts'
export { recordFacts, RecordFacts, type RecordAsked } from './documents/record-facts.ts'
export { documentExample } from './documents/document-example.ts'
export { proposeClauses, ProposedClauses } from './documents/propose-clauses.ts'
export { lookReasons, type LookReason } from './second-look/look-reasons.ts'
export { ageBands, type PairAsked } from './second-look/pair-asked.ts'
export { pairExample } from './second-look/pair-example.ts'
export { pairOfLine } from './second-look/pair-of-line.ts'
export { agreedReason, LookedAt, looksNeeded, secondLook } from './second-look/second-look.ts'
