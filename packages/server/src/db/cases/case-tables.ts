import type { CaseEvent, CaseState, LetterRole, Situation } from '@plumbline/contract'
import type { ColumnType, Generated } from 'kysely'

type Cents = ColumnType<string, number | undefined, number>
type Maybe<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>

export interface CasesTable {
  user_id: string
  id: string
  number: number
  state: Generated<CaseState>
  role: LetterRole
  situation: Situation
  payee_mark: Maybe<Buffer>
  requested_cents: Cents
  agreed_cents: Cents
  recovered_cents: Cents
  due_day: Maybe<number>
  due_what: Maybe<string>
  /** Counterpart, what was stated, and the key of what else the case keeps: by the account's key. */
  sealed: Buffer
  created_at: ColumnType<Date, undefined, never>
}

export interface CaseFindingsTable {
  user_id: string
  case_id: string
  fingerprint: Buffer
  occurrence: number
  upload_id: string
  position: number
  cents: Cents
  sealed: Buffer
}

export interface CaseEventsTable {
  user_id: string
  case_id: string
  id: string
  kind: CaseEvent['kind']
  on_day: number
  cents: ColumnType<string | null, number | null, never>
  note: Maybe<Buffer>
  made_by: string
  made_at: ColumnType<Date, undefined, never>
}

export interface LettersTable {
  user_id: string
  id: string
  case_id: string
  version: number
  state: Generated<'draft' | 'final'>
  situation: Situation
  sealed: Maybe<Buffer>
  hash: Maybe<Buffer>
  created_at: ColumnType<Date, undefined, never>
  final_at: ColumnType<Date | null, undefined, Date>
}
