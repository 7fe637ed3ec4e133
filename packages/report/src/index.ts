export { writeClaimsCsv } from './csv/claims-csv.ts'
export { renderReport } from './render-report.ts'
export type { ReportInput, RuleFacts } from './report-input.ts'
