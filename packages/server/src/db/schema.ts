import type { LetterRole, TeamRole } from '@plumbline/contract'
import type { ColumnType, Generated } from 'kysely'
import type {
  CaseEventsTable,
  CaseFindingsTable,
  CasesTable,
  LettersTable,
} from './cases/case-tables.ts'
import type { ModelTables } from './model/model-tables.ts'
import type { PlanRulesTable, PlanRuleVersionsTable } from './plan-rules/plan-rule-tables.ts'
import type { BrandingTable } from './accounts/branding.ts'
import type { RuleTreatmentsTable, SavedViewsTable } from './review/learning-tables.ts'
import type { RecordFindingsTable } from './review/record-findings.ts'
import type { DecisionsTable, ReviewedColumns } from './review/review-tables.ts'

/** Big integers come back as text, which is the driver's way: numbers would round them. */
type Moment = ColumnType<Date, Date | string, Date | string>
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
type BigInteger = ColumnType<string, number | bigint | string, number | bigint | string>

export interface UsersTable {
  id: string
  role: 'client' | 'admin'
  email: string
  password_hash: string
  first_name: string | null
  last_name: string | null
  company_name: string | null
  account_role: ColumnType<LetterRole | null, LetterRole | null | undefined, LetterRole | null>
  profile_image_url: string | null
  plan_id: 'starter' | 'professional' | 'enterprise' | null
  subscription_status: 'pending_payment' | 'trialing' | 'active' | 'canceled' | null
  requires_payment: Generated<boolean>
  access_enabled: Generated<boolean>
  bonus_credits: Generated<number>
  trial_ends_at: MaybeMoment
  payment_customer_id: string | null
  payment_subscription_id: string | null
  first_paid_at: MaybeMoment
  period_ends_at: MaybeMoment
  cancel_at_period_end: Generated<boolean>
  plan_granted_at: MaybeMoment
  email_confirmed_at: MaybeMoment
  pending_email: ColumnType<string | null, string | null | undefined, string | null>
  totp_secret: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  totp_confirmed_at: MaybeMoment
  totp_last_step: ColumnType<string | null, string | number | null | undefined, number | null>
  archived_at: MaybeMoment
  archived_reason: string | null
  archived_first_name: string | null
  archived_last_name: string | null
  /** The owner in whose account this person works; null for an owner and for administrators. */
  works_for: ColumnType<string | null, string | null | undefined, never>
  team_role: ColumnType<TeamRole | null, TeamRole | null | undefined, TeamRole>
  left_at: MaybeMoment
  has_results: Generated<boolean>
  retention_days: ColumnType<number | null, number | null | undefined, number | null>
  created_at: ColumnType<Date, Date | string | undefined, never>
}

export interface SessionsTable {
  user_id: string
  id: Generated<string>
  token_hash: Buffer
  device: ColumnType<string | null, string | null | undefined, never>
  address: ColumnType<string | null, string | null | undefined, never>
  acting_admin_id: string | null
  stage: Generated<'full' | 'second-factor' | 'enroll'>
  challenge: ColumnType<string | null, string | null | undefined, string | null>
  created_at: ColumnType<Date, Date | string | undefined, never>
  seen_at: ColumnType<Date, Date | string | undefined, Date | string>
  expires_at: Moment
  returns_until: MaybeMoment
}

export interface AccountLinksTable {
  user_id: string
  token_hash: Buffer
  purpose: 'confirm-email' | 'reset-password' | 'join-team'
  email: string
  team_role: ColumnType<TeamRole | null, TeamRole | null | undefined, never>
  created_at: ColumnType<Date, Date | string | undefined, never>
  expires_at: Moment
}

export interface KnownDevicesTable {
  user_id: string
  id: Generated<string>
  token_hash: Buffer
  name: string
  address: string | null
  first_seen_at: ColumnType<Date, Date | string | undefined, never>
  last_seen_at: ColumnType<Date, Date | string | undefined, Date | string>
  acknowledged_at: MaybeMoment
}

export interface PasskeysTable {
  user_id: string
  id: Generated<string>
  credential_id: string
  public_key: Buffer
  counter: BigInteger
  transports: Generated<string[]>
  name: string
  created_at: ColumnType<Date, Date | string | undefined, never>
  used_at: MaybeMoment
}

export interface RecoveryCodesTable {
  user_id: string
  code_hash: Buffer
}

export interface LinkedAccountsTable {
  user_id: string
  admin_id: string
  linked_at: ColumnType<Date, Date | string | undefined, never>
}

export interface UsageMonthsTable {
  user_id: string
  year: number
  month: number
  claims_used: Generated<number>
  credits_used: Generated<number>
}

export interface CreditEntriesTable {
  user_id: string
  id: string
  credits: number
  reason: string
  actor_id: string | null
  upload_id: string | null
  created_at: ColumnType<Date, Date | string | undefined, never>
}

export interface CheckoutsTable {
  id: string
  session_id: string
  user_id: string | null
  email: string
  company_name: string
  plan_id: 'starter' | 'professional'
  status: 'open' | 'paid' | 'canceled' | 'expired'
  payment_customer_id: string | null
  payment_subscription_id: string | null
  by_guest: Generated<boolean>
  subscription_status: 'pending_payment' | 'trialing' | 'active' | 'canceled' | null
  subscribed_plan_id: 'starter' | 'professional' | null
  trial_ends_at: MaybeMoment
  period_ends_at: MaybeMoment
  cancel_at_period_end: Generated<boolean>
  declined_at: MaybeMoment
  created_at: ColumnType<Date, Date | string | undefined, never>
  paid_at: MaybeMoment
}

export interface SandboxPurchasesTable {
  session_id: string
  paid_at: Moment
  ends_at: MaybeMoment
}

export interface PaymentEventsTable {
  id: string
  type: string
  received_at: ColumnType<Date, Date | string | undefined, never>
}

export interface RefundRequestsTable {
  user_id: string
  id: string
  fee_cents: number
  requested_at: ColumnType<Date, Date | string | undefined, never>
}

export interface UploadsTable {
  user_id: string
  id: string
  /** Sealed: what the form and the file are called. Null while an earlier version's row waits. */
  names: Buffer | null
  audit_type: 'Medical' | 'Pharmacy'
  file_bytes: BigInteger
  file_mark: Buffer | null
  file_key: Buffer | null
  /** Keyed: the Idempotency-Key that it came with, and what was asked with it. */
  request_mark: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  request_digest: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  is_sample: Generated<boolean>
  status: 'processing' | 'completed' | 'error' | 'failed'
  attempt: Generated<number>
  stage: Generated<'queued' | 'reading' | 'auditing' | 'storing'>
  done: Generated<number>
  total: Generated<number>
  error_code: string | null
  error: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  total_claims: Generated<number>
  flagged_claims: Generated<number>
  review_claims: Generated<number>
  set_aside_rows: Generated<number>
  savings_cents: ColumnType<string, number | undefined, number>
  firm_cents: ColumnType<string, number | undefined, number>
  in_doubt_cents: ColumnType<string, number | undefined, number>
  engine_ms: number | null
  document: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  category_totals: ColumnType<unknown, string | null | undefined, string | null>
  duplicate_of: string | null
  results_key: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  audit_version: Generated<number>
  product_version: ColumnType<string | null, string | null | undefined, string | null>
  audits_again: ColumnType<string | null, string | null | undefined, string | null>
  replaced_by: ColumnType<string | null, string | null | undefined, string | null>
  tell_when_done: Generated<boolean>
  ask: ColumnType<'unsure' | 'always' | null, 'unsure' | 'always' | null | undefined>
  look: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  mapping: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  created_at: ColumnType<Date, Date | string | undefined, never>
  begun_at: MaybeMoment
  completed_at: MaybeMoment
}

export interface ColumnMappingsTable {
  user_id: string
  id: string
  headers_mark: Buffer
  version: ColumnType<number, number | undefined, number>
  /** Name, headings and mapping, by the account's key. */
  sealed: Buffer
  saved_by: string
  saved_at: ColumnType<Date, Date | undefined, Date>
}

export interface AuditTurnsTable {
  user_id: string
  audit_type: 'Medical' | 'Pharmacy'
  upload_id: string
  holder: string
  ends_at: Moment
}

export interface ClaimsTable {
  user_id: string
  upload_id: string
  line: number
  row: number
  error_flag: 'Clean' | 'Flagged' | 'Needs Review' | 'Pending'
  categories: string[]
  finding_numbers: number[]
  savings_cents: BigInteger
  patient_hash: Buffer | null
  service_day: number | null
  charge_cents: ColumnType<string | null, number | null, number | null>
  sealed: Buffer
}

export interface MemberNumbersTable {
  user_id: string
  upload_id: string
  part: number
  sealed: Buffer
}

export interface ReportsTable {
  user_id: string
  upload_id: string
  audit_version: number
  edition: 'full' | 'summary' | 'payee'
  members: 'tail' | 'whole'
  payee_mark: Generated<Buffer>
  state: Generated<Buffer>
  sealed: Buffer
  made_at: ColumnType<Date, Date | string | undefined, never>
}

export interface FindingsTable extends ReviewedColumns {
  user_id: string
  upload_id: string
  number: number
  rule_id: string
}

/** What findings say, apart from what lists read of them. */
export interface FindingTextsTable {
  user_id: string
  upload_id: string
  number: number
  sealed: Buffer
}

export interface SearchPartsTable {
  user_id: string
  upload_id: string
  first_line: number
  sealed: Buffer
}

export interface SetAsidePartsTable {
  user_id: string
  upload_id: string
  part: number
  sealed: Buffer
}

export interface CorrectedFilesTable {
  user_id: string
  upload_id: string
  number: number
  is_taken: boolean
  sealed: Buffer
}

export interface AccountKeysTable {
  user_id: string
  version: number
  master_id: string
  wrapped: Buffer
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

/** What versions before encryption stored; there is no such table in a database that began later. */
export interface UploadsInClearTable {
  user_id: string
  id: string
  upload_name: string
  file_name: string
  file_sha256: Buffer
  file_key: Buffer | null
  results_key: Buffer | null
  error_message: string | null
  document: unknown
}

export interface ClaimsInClearTable extends Omit<ClaimsTable, 'sealed'> {
  audit_summary: string
  suggested_fix: string
  age_years: number | null
  sex: string | null
  facts: unknown
  search: string
}

export interface FindingsInClearTable extends Pick<
  FindingsTable,
  'user_id' | 'upload_id' | 'number' | 'rule_id'
> {
  body: unknown
}

export interface AuditTrailTable {
  sequence: BigInteger
  at: Moment
  actor_id: string | null
  target_id: string | null
  action: string
  subject_id: string | null
  detail: ColumnType<unknown, string, never>
  address: string | null
  previous_hash: Buffer
  hash: Buffer
}

export interface AuditTrailHeadTable {
  only_row: Generated<boolean>
  sequence: BigInteger
  hash: Buffer
  seal: Buffer
}

export interface DeletionsTable {
  user_id: string
  deleted_at: ColumnType<Date, Date | string | undefined, never>
}

export interface SignInAttemptsTable {
  bucket: string
  failures: number
  window_ends_at: Moment
}

export interface SystemKeysTable {
  name: string
  master_id: string
  wrapped: Buffer
}

/** Every table, as the migrations make them. */
export interface Schema extends ModelTables {
  system_keys: SystemKeysTable
  account_keys: AccountKeysTable
  search_parts: SearchPartsTable
  set_aside_parts: SetAsidePartsTable
  corrected_files: CorrectedFilesTable
  uploads_in_clear: UploadsInClearTable
  claims_in_clear: ClaimsInClearTable
  findings_in_clear: FindingsInClearTable
  users: UsersTable
  sessions: SessionsTable
  account_links: AccountLinksTable
  known_devices: KnownDevicesTable
  linked_accounts: LinkedAccountsTable
  passkeys: PasskeysTable
  recovery_codes: RecoveryCodesTable
  usage_months: UsageMonthsTable
  credit_entries: CreditEntriesTable
  checkouts: CheckoutsTable
  sandbox_purchases: SandboxPurchasesTable
  payment_events: PaymentEventsTable
  refund_requests: RefundRequestsTable
  uploads: UploadsTable
  audit_turns: AuditTurnsTable
  column_mappings: ColumnMappingsTable
  claims: ClaimsTable
  findings: FindingsTable
  finding_texts: FindingTextsTable
  decisions: DecisionsTable
  record_findings: RecordFindingsTable
  account_branding: BrandingTable
  saved_views: SavedViewsTable
  rule_treatments: RuleTreatmentsTable
  plan_rules: PlanRulesTable
  plan_rule_versions: PlanRuleVersionsTable
  cases: CasesTable
  case_findings: CaseFindingsTable
  case_events: CaseEventsTable
  letters: LettersTable
  member_numbers: MemberNumbersTable
  reports: ReportsTable
  audit_trail: AuditTrailTable
  audit_trail_head: AuditTrailHeadTable
  deletions: DeletionsTable
  sign_in_attempts: SignInAttemptsTable
}
