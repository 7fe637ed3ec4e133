import type { BilledService } from '../batch/kinds/billed-services.ts'
import type { Batch, Claim, Encounter, PatientHistory } from '../batch/groups.ts'
import type { NamedDiagnoses } from '../batch/kinds/named-diagnoses.ts'
import type { NamedDrug } from '../batch/kinds/named-drugs.ts'
import type { AuditType, ClaimField, ClaimLine } from '../claim/claim-line.ts'
import type { Day } from '../claim/day.ts'
import type { Memories } from '../memo/memories.ts'
import type { TableData, TableName } from '../reference/table-data.ts'
import type { FindingBasis, FindingCategory, FindingClass, PaymentCut } from '../result/finding.ts'
import type { GroupVerdict, Look, NoFinding, Outcome, TablesConsulted } from './outcome.ts'
import type { RuleSource } from './rule-source.ts'

/** What one call of a group rule looks at. */
export interface Groups {
  /** The lines of one claim. */
  claim: Claim
  /** One patient, one provider (or group and specialty), one day, one setting. */
  encounter: Encounter
  /** All lines of one patient by date, those of earlier uploads included. */
  patient: PatientHistory
  /** The whole file. */
  batch: Batch
}

export type GroupScope = keyof Groups
export type RuleScope = 'line' | GroupScope

/** The tables that a rule declared, read for one day: required ones always, optional ones if there are any. */
export type TablesRead<Required extends TableName, Optional extends TableName> = Readonly<
  Pick<TableData, Required> & Partial<Pick<TableData, Optional>>
>

/** What the file states at all. */
export interface FieldsOfFile {
  /** Whether any line of the file has the field: a column that is absent proves nothing. */
  readonly has: (field: ClaimField) => boolean
  /** Whether lines of the file may state the field at all: known without looking at them. */
  readonly mayHave: (field: ClaimField) => boolean
}

/** What is known beside the subject. */
interface Surroundings extends FieldsOfFile {
  /** The day on which the audit is made. */
  readonly auditDay: Day
  /** What the audit remembers: see `Remembered`. */
  readonly memories: Memories
}

/** For scopes within one day (line, claim, encounter): tables already read for the date of service. */
export interface DayContext<
  Required extends TableName,
  Optional extends TableName = never,
> extends Surroundings {
  readonly tables: TablesRead<Required, Optional>
  /** How one of them was read: where it does not apply on the day, an absent code proves nothing. */
  readonly consulted: (table: Required | Optional) => TablesConsulted
}

/** Tables read for one day; a finding made with them says so in `consulted`, a pass by `passUnder`. */
export interface DayTables<
  Required extends TableName,
  Optional extends TableName = never,
> extends TablesConsulted {
  readonly tables: TablesRead<Required, Optional>
  /** How one of them was read, as `DayContext` says it. */
  readonly consulted: (table: Required | Optional) => TablesConsulted
}

/** For scopes over many days (patient, batch): the rule asks by date of service. */
export interface SpanContext<
  Required extends TableName,
  Optional extends TableName = never,
> extends Surroundings {
  /** Undefined where a required table has no release at all. */
  on(day: Day): DayTables<Required, Optional> | undefined
}

/** Scopes whose subjects lie within one day. */
type DayScope = 'line' | 'claim' | 'encounter'

type ContextOf<
  Scope extends RuleScope,
  Required extends TableName,
  Optional extends TableName,
> = Scope extends DayScope ? DayContext<Required, Optional> : SpanContext<Required, Optional>

type TablesOf<
  Scope extends RuleScope,
  Required extends TableName,
  Optional extends TableName,
> = Scope extends DayScope ? TablesRead<Required, Optional> : object

/** What every rule says of itself. */
export interface AboutRule<Required extends TableName, Optional extends TableName> {
  /** The noun of the failing state; the file's name; kept forever, because findings store it. */
  readonly id: string
  /** Rises whenever the answer to the same input may change. */
  readonly version: number
  /** What is wrong, as a heading: `Second unit over the daily limit`. */
  readonly title: string
  readonly category: FindingCategory
  /** The usual class; a finding may carry a weaker one. */
  readonly class: FindingClass
  /** Its errors are only leads, because whoever reviewed them decided so; see `treatedAsLeads`. */
  readonly atMost?: 'lead'
  readonly basis: FindingBasis
  /** What of the payment its dollars cut; by its category where left out. */
  readonly cuts?: PaymentCut
  /** Of lines that are alike the rule lets one stand and picks which: another rule may pick better. */
  readonly picksSurvivor?: true
  readonly auditTypes: readonly AuditType[]
  readonly sources: readonly RuleSource[]
  readonly needs: {
    /** Columns without which nothing can be said: absent from the file, every line is cannot-tell. */
    readonly fields: readonly ClaimField[]
    /** Tables without which nothing can be said. */
    readonly tables?: readonly Required[]
    readonly optionalTables?: readonly Optional[]
  }
  /** What would clear the finding: records, a modifier, a contract term. */
  readonly clearedBy: string
  /** The first thing to do. */
  readonly suggestedFix: string
}

/** A method's type, so that rules with narrower tables than the runner's are accepted. */
type JudgeLine<Required extends TableName, Optional extends TableName, Found> = {
  judge(line: ClaimLine, context: DayContext<Required, Optional>, found: Found): Outcome
}['judge']

/** The same for groups. */
type JudgeGroup<Group, Context> = { judge(group: Group, context: Context): GroupVerdict }['judge']

/**
 * A rule about one line. Triage comes first and sees what the line bills (or which diagnoses it names)
 * apart from day, person and money, and which fields the file has: it answers for good, or leaves the
 * line to `judge`, to which it may hand what it found out.
 */
export interface LineRule<
  Required extends TableName,
  Optional extends TableName,
  Found,
> extends AboutRule<Required, Optional> {
  readonly scope: 'line'
  triage?(
    service: BilledService,
    tables: TablesRead<Required, Optional>,
    file: FieldsOfFile,
  ): NoFinding | Look<Found>
  /** Instead of `triage`, for rules about the diagnoses of the line. */
  triageDiagnoses?(
    named: NamedDiagnoses,
    tables: TablesRead<Required, Optional>,
  ): NoFinding | Look<Found>
  /** Instead of `triage`, for rules about the drug that the line names: asked once for each drug. */
  triageDrug?(drug: NamedDrug, context: DayContext<Required, Optional>): NoFinding | Look<Found>
  readonly judge: JudgeLine<Required, Optional, Found>
}

/**
 * A rule about lines that are looked at together. Triage comes first and says what each line is by
 * itself; a group of which no line is left open, and no two lines concern each other, is not judged.
 */
export interface GroupRule<
  Scope extends GroupScope,
  Required extends TableName,
  Optional extends TableName,
> extends AboutRule<Required, Optional> {
  readonly scope: Scope
  /** What a line is alone, from what it bills. Rules over many days have no tables here. */
  triage?(
    service: BilledService,
    tables: TablesOf<Scope, Required, Optional>,
    file: FieldsOfFile,
  ): NoFinding | Look<undefined>
  /**
   * Whether two services of a group, in either order or one twice, call for a look though triage
   * settled each alone. Groups of many lines are looked at in any case.
   */
  triagePair?(
    one: BilledService,
    other: BilledService,
    tables: TablesOf<Scope, Required, Optional>,
  ): boolean
  readonly judge: JudgeGroup<Groups[Scope], ContextOf<Scope, Required, Optional>>
}

type AnyGroupRule = {
  [Scope in GroupScope]: GroupRule<Scope, TableName, TableName>
}[GroupScope]

/** Any rule, whatever it looks at: one file, one test, one page. */
export type Rule = LineRule<TableName, TableName, unknown> | AnyGroupRule

/** Declares a rule about one line; checks its types, returns it as it is. */
export function defineLineRule<
  const Required extends TableName = never,
  const Optional extends TableName = never,
  Found = undefined,
>(rule: Omit<LineRule<Required, Optional, Found>, 'scope'>): LineRule<Required, Optional, Found> {
  return { ...rule, scope: 'line' }
}

/** Declares a rule about a group of lines; checks its types, returns it as it is. */
export function defineGroupRule<
  const Scope extends GroupScope,
  const Required extends TableName = never,
  const Optional extends TableName = never,
>(rule: GroupRule<Scope, Required, Optional>): GroupRule<Scope, Required, Optional> {
  return rule
}

/** A source in one line: the title, the section, and the reference table whose release is cited. */
export function cite(title: string, section: string, table?: TableName): RuleSource {
  return table === undefined ? { title, section } : { title, section, table }
}
