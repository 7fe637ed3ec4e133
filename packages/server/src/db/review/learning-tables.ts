import type { ColumnType } from 'kysely'

export interface SavedViewsTable {
  user_id: string
  id: string
  /** Name and filter, by the account's key. */
  sealed: Buffer
  name_mark: Buffer
  saved_by: string
  saved_at: ColumnType<Date, Date | undefined, Date>
}

export interface RuleTreatmentsTable {
  user_id: string
  id: string
  rule_id: string
  reviewed: number
  confirmed: number
  made_by: string
  since: ColumnType<Date, Date | undefined, never>
  until: ColumnType<Date | null, undefined, Date>
}
