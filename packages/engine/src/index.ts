export { assembleDocument, releaseLine, type FileReading } from './assemble-document.ts'
export type * from './audit-document.ts'
export { claimLine, historyIndex } from './claim-line.ts'
export type {
  Adjustment,
  AuditType,
  ClaimField,
  ClaimLine,
  ClaimStatus,
  ClaimType,
} from './claim-line.ts'
export { addMonths, ageInYears, day, dayOf, isoDate, type Day } from './day.ts'
export { LineColumns } from './derive/line-columns.ts'
export { certainNdc } from './derive/ndc.ts'
export { settleClaimChains, type SettledLines, type Superseded } from './derive/claim-chain.ts'
export { isValidNpi } from './derive/npi.ts'
export { exposureCents } from './exposure.ts'
export { fieldLabels } from './field-labels.ts'
export { findingCategories } from './finding.ts'
export type {
  AmountAtRisk,
  Evidence,
  Finding,
  FindingBasis,
  FindingCategory,
  FindingClass,
  Source,
} from './finding.ts'
export {
  noProcedure,
  procedureCode,
  procedureNumber,
  type ProcedureNumber,
} from './procedure-number.ts'
export type * from './reference/anatomy.ts'
export type * from './reference/code-list-rows.ts'
export type * from './reference/dated-table.ts'
export type * from './reference/diagnosis-rows.ts'
export type * from './reference/drug-rows.ts'
export type * from './reference/look-up-tables.ts'
export * from './reference/ncci-rows.ts'
export type * from './reference/procedure-rows.ts'
export type * from './reference/table-data.ts'
export type { Rule } from './rule.ts'
export { allRules } from './rules/index.ts'
export { runAudit, type AuditInput, type AuditResult } from './run-audit.ts'
export { lineSavings, type LineSavings } from './savings.ts'
export { tableTitles } from './table-titles.ts'
