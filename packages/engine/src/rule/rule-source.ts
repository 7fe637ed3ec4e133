import type { TableName } from '../reference/table-data.ts'

/** Where a rule is written; `table` names the reference table whose release the finding cites. */
export interface RuleSource {
  readonly title: string
  readonly section: string
  readonly table?: TableName
}
