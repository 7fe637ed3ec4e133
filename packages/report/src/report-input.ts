import type { AuditDocument, ClaimLine, Rule } from '@plumbline/engine'

/** What is known of a rule; reports never run one. */
export type RuleFacts = Pick<
  Rule,
  | 'id'
  | 'version'
  | 'title'
  | 'category'
  | 'class'
  | 'basis'
  | 'auditTypes'
  | 'sources'
  | 'needs'
  | 'clearedBy'
  | 'suggestedFix'
>

/** What a report is made of. */
export interface ReportInput {
  readonly document: AuditDocument
  /** The lines audited, one for each of `document.claims`, in the same order. */
  readonly lines: readonly ClaimLine[]
  /** The rules that were applied, in the order in which reports list them. */
  readonly rules: readonly RuleFacts[]
  /** When the report is made, ISO 8601; the report has no clock of its own. */
  readonly generatedAt: string
  readonly productVersion: string
  /** Plan, client or firm that the report is made for. */
  readonly preparedFor?: string
}
