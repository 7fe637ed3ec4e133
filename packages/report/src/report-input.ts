import type {
  AuditDocument,
  ClaimLine,
  Finding,
  FindingCategory,
  FindingClass,
  Rule,
} from '@plumbline/engine'
import type { CaseResponse, FindingReview, Packet } from './reviews.ts'

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

/** How members are shown: by the end of their number, or by all of it. */
export type MemberDisplay = 'tail' | 'whole'

/** Everything, what fits two pages, or what concerns one payee. */
export type ReportEdition = 'full' | 'summary' | 'payee'

/** What the cover says beside the file; what is not known is left out. */
export interface ReportCover {
  /** The plan that pays the claims. */
  readonly plan?: string
  /** Plan, client or firm that the report is made for. */
  readonly preparedFor?: string
  /** Who runs the plan for it. */
  readonly administrator?: string
  readonly preparedBy?: string
  /** What the customer called the upload. */
  readonly uploadName?: string
  /** Color of the cover's band, `#rrggbb`. */
  readonly color?: string
  /** A picture as a `data:` address of PNG or JPEG. */
  readonly logo?: string
  /** The claims are made up: the cover says so, and warns of no health information. */
  readonly isSample?: boolean
  /** Final once a person has reviewed it; a draft where not given. */
  readonly status?: 'draft' | 'final'
}

/** What a main cause of what was found means, in plain words, and who wrote them. */
export type CauseWords = (cause: {
  readonly ruleId: string
  readonly title: string
  readonly category: FindingCategory
  readonly class: FindingClass
  readonly lines: number
  readonly atRiskCents: number
  /** All of its findings doubt how the columns were read. */
  readonly isDoubtful: boolean
}) => { readonly text: string; readonly by: 'rules' | 'model' }

/** What a report is made of. */
export interface ReportInput {
  readonly document: AuditDocument
  /** The lines audited, one for each of `document.claims`, in the same order. */
  readonly lines: readonly ClaimLine[]
  /** The rules that were applied, in the order in which reports list them. */
  readonly rules: readonly RuleFacts[]
  /** When the audit was made, ISO 8601; the report has no clock of its own. */
  readonly auditedAt: string
  readonly productVersion: string
  /** How often this file was audited, this time included; above 1 the cover says so. */
  readonly auditVersion?: number
  readonly edition?: ReportEdition
  /** `tail` where not given. */
  readonly memberDisplay?: MemberDisplay
  /** Members' own numbers by the `patientKey` of lines; left out where they were not kept. */
  readonly members?: ReadonlyMap<string, string>
  readonly cover?: ReportCover
  /** Whose packet the edition `payee` is; needed for it and for no other. */
  readonly packet?: Packet
  /** What people decided on findings, by the findings of `document`; the others are open. */
  readonly decisions?: ReadonlyMap<Finding, FindingReview>
  /** What was asked of somebody about them, and what came. */
  readonly responses?: readonly CaseResponse[]
  /** For the summary; without it nothing is said there of what causes mean. */
  readonly causeWords?: CauseWords
  /** Tells reports of one audit apart that were made of other decisions; its number ends in it. */
  readonly revision?: string
}
