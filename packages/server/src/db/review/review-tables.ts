import type { Decision, DismissalReason } from '@plumbline/contract'
import type { ColumnType, Generated } from 'kysely'

type Cents = ColumnType<string, number | bigint | string | undefined, number | bigint | string>
type Filled<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>
type Moment = ColumnType<Date, Date | string | undefined, Date | string>

/** What of a finding is readable, so that lists filter and add up without opening it. */
export interface ReviewedColumns {
  category: Filled<string>
  /** Null until findings of earlier versions are filled in. */
  class: Filled<string>
  standing: Filled<string>
  firm_cents: Cents
  records_needed_cents: Cents
  in_doubt_cents: Cents
  paid_cents: ColumnType<string | null, number | string | null | undefined, number | string | null>
  service_day: Filled<number>
  line: Filled<number>
  row: Filled<number>
  lines: Generated<number>
  claim_mark: Filled<Buffer>
  patient_mark: Filled<Buffer>
  payee_mark: Filled<Buffer>
  payer_mark: Filled<Buffer>
  code_marks: Generated<Buffer[]>
  fingerprint: Filled<Buffer>
  kin: Filled<Buffer>
  occurrence: Generated<number>
  decision: Generated<Decision>
  reason: Filled<DismissalReason>
  decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  decided_by: Filled<string>
  carried_over: Generated<boolean>
  case_id: Filled<string>
}

export interface DecisionsTable {
  user_id: string
  id: ColumnType<string, never, never>
  fingerprint: Buffer
  occurrence: number
  kin: Buffer
  upload_id: string
  decision: Decision
  reason: Filled<DismissalReason>
  note: Filled<Buffer>
  decided_by: string
  decided_at: Moment
  undo_id: Filled<string>
  undone: Generated<boolean>
}
