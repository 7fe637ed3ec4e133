export { assembleDocument, releaseLine, type FileReading } from './run/assemble-document.ts'
export type * from './result/audit-document.ts'
export { claimLine, historyIndex } from './claim/claim-line.ts'
export type {
  Adjustment,
  AuditType,
  ClaimField,
  ClaimLine,
  ClaimStatus,
  ClaimType,
  UnreadableValue,
  InpatientProcedure,
  OccurrenceCode,
  ValueCode,
} from './claim/claim-line.ts'
export { addMonths, ageInYears, day, dayOf, isoDate, type Day } from './claim/day.ts'
export { LineColumns } from './batch/line-columns.ts'
export { settingOf, type Setting } from './batch/setting.ts'
export { certainNdc } from './codes/ndc.ts'
export {
  resolveClaimChains,
  takesBack,
  type ResolvedChains,
  type Superseded,
} from './chains/claim-chain.ts'
export { billingUnitOf } from './facts/drugs/billing-unit.ts'
export { isValidNpi } from './codes/npi.ts'
export { exposureCents } from './claim/exposure.ts'
export { hasListedReason, type PairTables } from './facts/anatomy/listed-reason.ts'
export { Memories } from './memo/memories.ts'
export { hasDiagnosisShape } from './codes/diagnosis-shape.ts'
export { codeShape } from './codes/code-shape.ts'
export { deniesNothing } from './facts/bills/denials/denial-reason.ts'
export { fieldLabels } from './result/field-labels.ts'
export { checkedLevelSaid } from './result/not-audited.ts'
export { findingCategories } from './result/finding.ts'
export type {
  AmountAtRisk,
  Evidence,
  Finding,
  FindingBasis,
  FindingCategory,
  FindingClass,
  Source,
} from './result/finding.ts'
export { basisNames, categoryNames, classNames, namedBasis } from './result/names.ts'
export {
  noProcedure,
  procedureCode,
  procedureNumber,
  type ProcedureNumber,
} from './claim/procedure-number.ts'
export type * from './reference/anatomy.ts'
export type * from './reference/code-list-rows.ts'
export type * from './reference/coverage-rows.ts'
export { readingsOn } from './reference/dated-table.ts'
export type * from './reference/dated-table.ts'
export type * from './reference/diagnosis-rows.ts'
export type * from './reference/drg-rows.ts'
export type * from './reference/drug-rows.ts'
export type * from './reference/look-up-tables.ts'
export * from './reference/ncci-rows.ts'
export type * from './reference/procedure-rows.ts'
export type * from './reference/table-data.ts'
export type * from './reference/visit-rows.ts'
export type { BilledService } from './batch/kinds/billed-services.ts'
export {
  eachLine,
  look,
  type FindingOutcome,
  type GroupVerdict,
  type Look,
  type NoFinding,
} from './rule/outcome.ts'
export type { Rule } from './rule/rule.ts'
export { allRules } from './rules/index.ts'
export { payeeOf, type Payee } from './claim/payee.ts'
export { compareWithMedicare } from './repricing/medicare-benchmark.ts'
export type * from './result/medicare-share.ts'
export { reprice } from './repricing/reprice.ts'
export { agreedCents, medicareShares } from './repricing/percent-of-medicare.ts'
export type { MedicarePrice, NoPrice, Repriced } from './repricing/repriced.ts'
export { serviceKind, type ServiceKind } from './repricing/service-kind.ts'
export type { Catalog, CatalogItem } from './catalogs/catalog.ts'
export { catalogs } from './catalogs/index.ts'
export { compilePlanRules, planRulePrefix } from './plan-rules/compile-plan-rules.ts'
export { numberedPlanRule, numberedPlanRuleTitle } from './plan-rules/numbered-rules.ts'
export type {
  FeeTable,
  ListedPrice,
  ListedService,
  StayRate,
  StayRates,
} from './plan-rules/fee-table.ts'
export type * from './plan-rules/plan-rule.ts'
export { planClauseInWords, planRuleInWords, planTermInWords } from './plan-rules/plan-words.ts'
export { workedExamples, type WorkedExample } from './plan-rules/worked-examples.ts'
export { runAudit, type AuditInput, type AuditResult } from './run/run-audit.ts'
export {
  lineSavings,
  savingsAloneCents,
  standingOf,
  type DollarStanding,
  type LineSavings,
  type SavingsPart,
} from './result/savings.ts'
export { federalWorkday } from './facts/bills/dates/federal-workday.ts'
export {
  confirmedInterval,
  confirmedWords,
  expectedShare,
  expectedWords,
  leadProposal,
  proposesLead,
} from './review/rule-precision.ts'
export { treatedAsLeads } from './run/treat-as-leads.ts'
export { fingerprintText } from './review/fingerprint.ts'
export { findingsToReview, type FindingToReview } from './review/findings-to-review.ts'
export { shortSummary } from './result/short-summary.ts'
export { findingSummary } from './result/finding-summary.ts'
export { tableTitles } from './reference/table-titles.ts'
export { summaryWithoutPersonalData, withoutPersonalData } from './result/without-personal-data.ts'
export { classesAtRisk, classesByStrength, strongerFirst } from './result/class-strength.ts'
export { diagnosisText } from './sentences/diagnosis-text.ts'
export { dollars } from './sentences/dollars.ts'
export { percentText } from './sentences/percent-text.ts'
export { maskedMember, withheldValue, withoutPersonalSlots } from './sentences/personal-data.ts'
export { code, count, field, money, row, say } from './sentences/say.ts'
export { dateText, isoDateText } from './sentences/date-text.ts'
export { sentenceText, slotText } from './sentences/sentence-text.ts'
export type { Part, Sentence, Slot } from './sentences/sentence.ts'
export { spokenText } from './sentences/spoken-text.ts'
export { defineGroupRule } from './rule/rule.ts'
