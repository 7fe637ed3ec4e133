import type { BilledService } from '../batch/billed-services.ts'
import type { NamedDiagnoses } from '../batch/named-diagnoses.ts'
import type { TableName } from '../reference/table-data.ts'
import { look, under, type NoFinding } from '../rule/outcome.ts'
import { noServiceDate } from '../rule/reasons.ts'
import type { DayContext, TablesRead } from '../rule/rule.ts'
import { LineQuestion, ReadLineRule, type AnyLineRule, type Triaged } from './line-question.ts'
import type { Attempt } from './tables/rule-context.ts'
import type { RuleRun } from './rule-run.ts'
import { SettledByAnswers, SettledLines } from './settled-lines.ts'

type Context = DayContext<TableName, TableName>
type Tables = TablesRead<TableName, TableName>

/** A rule about one line, and how its tables are read; not at all where it needs a day and has none. */
export interface LineRuleRead {
  readonly rule: AnyLineRule
  readonly run: RuleRun
  readonly attempts: readonly Attempt<Context>[]
}

/** What the lines of a file bill and name, as numbered lists. */
export interface KindsOfLines {
  readonly services: readonly BilledService[]
  readonly diagnoses: readonly NamedDiagnoses[]
}

/** How lines of one kind are judged: what is left to ask, and what triage settled. */
export interface KindPlan {
  readonly questions: readonly LineQuestion[]
  readonly settled: SettledLines
}

/** How lines are judged whose tables are read alike. */
export class LinePlans {
  /** Rules that need a day where there is none. */
  readonly undated: SettledLines
  readonly #rules: readonly ReadLineRule[]
  readonly #services: PlansByKind<BilledService>
  readonly #diagnoses: PlansByKind<NamedDiagnoses>

  constructor(rules: readonly LineRuleRead[], kinds: KindsOfLines) {
    const undated = rules.filter(({ attempts }) => attempts.length === 0)
    this.undated = new SettledLines(undated.map(({ run }) => ({ run, outcome: noServiceDate })))
    this.#rules = rules.flatMap(({ rule, run, attempts: [best, other] }) =>
      best ? [new ReadLineRule(rule, run, best, other)] : [],
    )
    const always = this.#rules
      .filter(({ rule }) => rule.triage === undefined && rule.triageDiagnoses === undefined)
      .map((read) => new LineQuestion(read, look, look))
    this.#services = new PlansByKind(
      kinds.services,
      this.#rules.filter(({ rule }) => rule.triage !== undefined),
      always,
      ({ rule }, service, tables) => rule.triage?.(service, tables) ?? look,
    )
    this.#diagnoses = new PlansByKind(
      kinds.diagnoses,
      this.#rules.filter(({ rule }) => rule.triageDiagnoses !== undefined),
      none,
      ({ rule }, named, tables) => rule.triageDiagnoses?.(named, tables) ?? look,
    )
  }

  /** What is asked about lines of a service, rules without triage among it. */
  ofService(service: number): KindPlan {
    return this.#services.of(service)
  }

  ofDiagnoses(list: number): KindPlan {
    return this.#diagnoses.of(list)
  }

  /** Tells the rules what they were not asked about; once, after the last line. */
  finish(): void {
    this.undated.finish()
    this.#services.finish()
    this.#diagnoses.finish()
    for (const read of this.#rules) read.finish()
  }
}

const none: readonly LineQuestion[] = []

type Triage<Kind> = (read: ReadLineRule, kind: Kind, tables: Tables) => Triaged

/** The plans for one side of lines: what they bill, or which diagnoses they name. */
class PlansByKind<Kind> {
  readonly #kinds: readonly Kind[]
  readonly #rules: readonly ReadLineRule[]
  readonly #always: readonly LineQuestion[]
  readonly #triage: Triage<Kind>
  readonly #settled: SettledByAnswers
  readonly #plans: (KindPlan | undefined)[] = []

  /**
   * @param rules those that this side decides
   * @param always questions asked about every line besides
   */
  constructor(
    kinds: readonly Kind[],
    rules: readonly ReadLineRule[],
    always: readonly LineQuestion[],
    triage: Triage<Kind>,
  ) {
    this.#kinds = kinds
    this.#rules = rules
    this.#always = always
    this.#triage = triage
    this.#settled = new SettledByAnswers(rules.map(({ run }) => run))
  }

  of(number: number): KindPlan {
    return (this.#plans[number] ??= this.#make(number))
  }

  finish(): void {
    this.#settled.finish()
  }

  /** Throws `RangeError` for a number that no kind has, if a rule asks about kinds. */
  #make(number: number): KindPlan {
    const kind = this.#kinds[number]
    const questions: LineQuestion[] = []
    const settled = this.#rules.map((read): NoFinding | undefined => {
      if (kind === undefined) throw new RangeError(`No kind of line has the number ${number}`)
      const best = this.#triage(read, kind, read.best.tables)
      const other = read.other && this.#triage(read, kind, read.other.tables)
      if (best.kind !== 'look' && other?.kind !== 'look') return under(read.best, best)
      questions.push(new LineQuestion(read, best, other))
      return undefined
    })
    return {
      questions: questions.length === 0 ? this.#always : [...this.#always, ...questions],
      settled: this.#settled.of(settled),
    }
  }
}
