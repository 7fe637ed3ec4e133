import type { ColumnType } from 'kysely'

export interface PlanRulesTable {
  user_id: string
  id: string
  number: number
  version: number
  state: 'draft' | 'approved' | 'withdrawn'
  tried_version: ColumnType<number | null, undefined, number | null>
  approved_by: ColumnType<string | null, undefined, string>
  approved_at: ColumnType<Date | null, undefined, Date>
}

export interface PlanRuleVersionsTable {
  user_id: string
  rule_id: string
  version: number
  state: PlanRulesTable['state']
  /** The clause with plan and document, by the account's key. */
  sealed: Buffer
  made_by: string
  made_at: ColumnType<Date, undefined, never>
}
