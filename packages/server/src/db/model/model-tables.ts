import type { ColumnType, Generated } from 'kysely'

export interface ModelSwitchesTable {
  user_id: string
  words: boolean
  de_identified: boolean
  column_help: Generated<boolean>
  identified: boolean
  changed_at: Generated<Date>
}

export interface ModelTextsTable {
  key: Buffer
  use: string
  version: number
  model: string
  body: ColumnType<unknown, string, string>
  accepted_at: Generated<Date>
  withdrawn_at: Date | null
}

/** How a question to a model ended; `running` until then. */
export type CallOutcome =
  'running' | 'accepted' | 'no-shape' | 'ungrounded' | 'provider' | 'deadline'

export interface ModelCallsTable {
  id: Generated<string>
  user_id: string | null
  use: string
  version: number
  model: string
  started_at: Generated<Date>
  ms: number | null
  input_tokens: Generated<number>
  output_tokens: Generated<number>
  micro_usd: number | string
  outcome: CallOutcome
  faults: ColumnType<unknown, string | undefined, string>
}
