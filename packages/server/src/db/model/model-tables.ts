import type { ColumnType, Generated } from 'kysely'

interface ModelSwitchesTable {
  user_id: string
  words: boolean
  de_identified: boolean
  column_help: Generated<boolean>
  identified: boolean
  /** Null: off. */
  second_look_since: ColumnType<Date | null, Date | null | undefined, Date | null>
  second_look_rested: Generated<boolean>
  changed_at: Generated<Date>
}

interface ModelTextsTable {
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

interface ModelCallsTable {
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

interface LookedPairsTable {
  user_id: string
  mark: Buffer
  reason: string | null
  looked_at: Generated<Date>
}

interface SecondLooksTable {
  user_id: string
  upload_id: string
  pairs: number
  answered: number
  ended_at: Generated<Date>
}

export interface SuggestionsTable {
  user_id: string
  id: Generated<string>
  upload_id: string
  mark: Buffer
  reason: string
  lines: number[]
  state: Generated<'open' | 'accepted' | 'rejected'>
  decided_by: ColumnType<string | null, undefined, string | null>
  decided_at: ColumnType<Date | null, undefined, Date | null>
}

/** What is kept of a language model: settings, words of patterns, calls, and looks at pairs. */
export interface ModelTables {
  model_switches: ModelSwitchesTable
  model_texts: ModelTextsTable
  model_calls: ModelCallsTable
  looked_pairs: LookedPairsTable
  second_looks: SecondLooksTable
  suggestions: SuggestionsTable
}
