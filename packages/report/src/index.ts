export { writeClaimsCsv } from './csv/claims-csv.ts'
export { writeFullCsv, type OriginalRows } from './csv/full-csv.ts'
export { rowsToCorrectCsv } from './csv/rows-to-correct-csv.ts'
export { writeRepricedCsv } from './csv/repriced-csv.ts'
export { quotedText } from './csv/spreadsheet-text.ts'
export { renderReport } from './render-report.ts'
export type {
  CauseWords,
  MemberDisplay,
  ReportCover,
  ReportEdition,
  ReportInput,
  RuleFacts,
} from './report-input.ts'
export type { CaseResponse, FindingReview, Packet, ResponseEvent } from './reviews.ts'
export { fixFor, type FixReader } from './words/fix-voice.ts'
export { memberTail } from './words/member-tail.ts'
export { summaryOrigin } from './words/summary-origin.ts'
