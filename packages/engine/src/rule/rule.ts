import type { BilledService } from '../batch/billed-services.ts'
import type { NamedDiagnoses } from '../batch/named-diagnoses.ts'
import type { AuditType, ClaimField, ClaimLine } from '../claim/claim-line.ts'
import type { Day } from '../claim/day.ts'
import type { Claim, Batch, Encounter, PatientHistory, ProviderLines } from '../batch/groups.ts'
import type { FindingBasis, FindingCategory, FindingClass } from '../result/finding.ts'
import type { Settled, TablesConsulted, Verdict } from './outcome.ts'
import type { TableData, TableName } from '../reference/table-data.ts'
import type { RuleSource } from './rule-source.ts'

/** What one call of a rule looks at. */
export interface Subjects {
  line: ClaimLine
  /** The lines of one claim. */
  claim: Claim
  /** One patient, one provider (or group and specialty), one day, one setting. */
  encounter: Encounter
  /** All lines of one patient by date, those of earlier uploads included. */
  patient: PatientHistory
  /** All lines of one provider. */
  provider: ProviderLines
  /** The whole file. */
  batch: Batch
}

export type RuleScope = keyof Subjects

/** The tables that a rule declared, read for one day: required ones always, optional ones if at hand. */
export type TablesRead<Required extends TableName, Optional extends TableName> = Readonly<
  Pick<TableData, Required> & Partial<Pick<TableData, Optional>>
>

/** What is known beside the subject. */
interface Surroundings {
  /** Whether any line of the file has the field: a column that is absent proves nothing. */
  has(field: ClaimField): boolean
  /** The day on which the audit is made. */
  readonly auditDay: Day
}

/** For scopes within one day (line, claim, encounter): tables already read for the date of service. */
export interface DayContext<
  Required extends TableName,
  Optional extends TableName = never,
> extends Surroundings {
  readonly tables: TablesRead<Required, Optional>
  /** How one of them was read: where it does not speak for the day, an absent code proves nothing. */
  readonly consulted: (table: Required | Optional) => TablesConsulted
}

/** Tables read for one day; a finding made with them says so in `consulted`, a pass by `passUnder`. */
export interface DayTables<
  Required extends TableName,
  Optional extends TableName = never,
> extends TablesConsulted {
  readonly tables: TablesRead<Required, Optional>
}

/** For scopes over many days (patient, provider, batch): the rule asks by date of service. */
export interface SpanContext<
  Required extends TableName,
  Optional extends TableName = never,
> extends Surroundings {
  /** Undefined where a required table has no release at all. */
  on(day: Day): DayTables<Required, Optional> | undefined
}

type ContextOf<
  Scope extends RuleScope,
  Required extends TableName,
  Optional extends TableName,
> = Scope extends 'line' | 'claim' | 'encounter'
  ? DayContext<Required, Optional>
  : SpanContext<Required, Optional>

/**
 * What a rule does with a subject. Written as a method, so that rules with narrower tables than the
 * runner's are accepted, as they are handed exactly those.
 */
export type Check<Subject, Context> = {
  check(subject: Subject, context: Context): Verdict
}['check']

/**
 * What the service that a line bills decides by itself, whatever else the line says: the rule does not
 * speak about it, or it can only pass. Undefined where the rule has to look. Tables are those of the
 * day; rules over many days have none.
 */
export type ServiceAnswer<Tables = TablesRead<TableName, TableName>> = {
  answer(service: BilledService, tables: Tables): Settled | undefined
}['answer']

/**
 * Whether two services of one subject, in either order or one twice, may concern the rule together
 * though each has an answer for itself.
 */
export type TogetherQuestion<Tables = TablesRead<TableName, TableName>> = {
  concern(one: BilledService, other: BilledService, tables: Tables): boolean
}['concern']

/**
 * What the diagnoses that a line names decide by themselves, whatever else the line says; undefined
 * where the rule has to look.
 */
export type DiagnosesAnswer<Tables = TablesRead<TableName, TableName>> = {
  answer(named: NamedDiagnoses, tables: Tables): Settled | undefined
}['answer']

type TablesOf<
  Scope extends RuleScope,
  Required extends TableName,
  Optional extends TableName,
> = Scope extends 'line' | 'claim' | 'encounter' ? TablesRead<Required, Optional> : object

/** A rule: what it is, what it needs, and one pure function. One file, one test, one page. */
export interface RuleOf<
  Scope extends RuleScope,
  Required extends TableName,
  Optional extends TableName,
> {
  /** The noun of the failing state; the file's name; kept forever, because findings store it. */
  readonly id: string
  /** Rises whenever the answer to the same input may change. */
  readonly version: number
  /** What is wrong, as a heading: `Second unit over the daily limit`. */
  readonly title: string
  readonly category: FindingCategory
  /** The usual class; a finding may carry a weaker one. */
  readonly class: FindingClass
  readonly basis: FindingBasis
  readonly auditTypes: readonly AuditType[]
  readonly scope: Scope
  readonly sources: readonly RuleSource[]
  readonly needs: {
    /** Columns without which nothing can be said: absent from the file, every line is cannot-tell. */
    readonly fields: readonly ClaimField[]
    readonly tables: readonly Required[]
    readonly optionalTables?: readonly Optional[]
  }
  /** What would clear the finding: records, a modifier, a contract term. */
  readonly clearedBy: string
  /** The first thing to do. */
  readonly suggestedFix: string
  /**
   * The answers that take no looking: a subject all of whose lines have one is not shown to the
   * rule. Where a line without one stands beside them, `check` speaks of all. Left out where the
   * rule has to see every subject.
   */
  readonly byService?: ServiceAnswer<TablesOf<Scope, Required, Optional>>
  /** The subjects that the rule has to see all the same; left out where single services decide. */
  readonly together?: TogetherQuestion<TablesOf<Scope, Required, Optional>>
  /** As `byService`, for rules about the diagnoses of one line, which have no `byService`. */
  readonly byDiagnoses?: Scope extends 'line'
    ? DiagnosesAnswer<TablesOf<Scope, Required, Optional>>
    : never
  readonly check: Check<Subjects[Scope], ContextOf<Scope, Required, Optional>>
}

/** Any rule, whatever it looks at. */
export type Rule = { [Scope in RuleScope]: RuleOf<Scope, TableName, TableName> }[RuleScope]

/** Declares a rule; checks its types, returns it as it is. */
export function defineRule<
  const Scope extends RuleScope,
  const Required extends TableName = never,
  const Optional extends TableName = never,
>(rule: RuleOf<Scope, Required, Optional>): RuleOf<Scope, Required, Optional> {
  return rule
}
