import type { LineGroup } from '../../batch/line-groups.ts'
import type { TableName } from '../../reference/table-data.ts'
import type { GroupVerdict, NoFinding } from '../../rule/outcome.ts'
import type { BilledService } from '../../batch/kinds/billed-services.ts'
import type { FieldsOfFile, TablesRead } from '../../rule/rule.ts'
import type { Attempt } from '../tables/attempt.ts'
import type { RuleRun } from '../rule-run.ts'

type Tables = TablesRead<TableName, TableName>

/** A rule about groups of one kind, whatever the kind: what the runner needs of it. */
export interface AnyGroupRule<Group, Context> {
  triage?(
    service: BilledService,
    tables: Tables,
    file: FieldsOfFile,
  ): NoFinding | { readonly kind: 'look' }
  triagePair?(one: BilledService, other: BilledService, tables: Tables): boolean
  readonly judge: Judge<Group, Context>
}

type Judge<Group, Context> = { judge(group: Group, context: Context): GroupVerdict }['judge']

/** A group rule, and how its tables are read; not at all where it needs a day and has none. */
export interface GroupRuleRead<Group extends LineGroup, Context extends FieldsOfFile> {
  readonly rule: AnyGroupRule<Group, Context>
  readonly run: RuleRun
  readonly attempts: readonly Attempt<Context>[]
}

/** A group rule to be asked, with one or two readings of its tables, the best first. */
export interface GroupQuestion<Group extends LineGroup, Context extends FieldsOfFile> {
  readonly rule: AnyGroupRule<Group, Context>
  /** The rule's own; calling it from here is faster than asking each rule for it. */
  readonly judge: Judge<Group, Context>
  readonly run: RuleRun
  readonly best: Attempt<Context>
  readonly other: Attempt<Context> | undefined
  /** Its place among the rules with triage; undefined for one without, to which all lines are open. */
  readonly triaged: number | undefined
  /** By the number of a service, 1 where triage leaves its lines open, once it was asked. */
  readonly open: Uint8Array | undefined
  /** The same under the second reading of its tables. */
  readonly openToOther: Uint8Array | undefined
}
