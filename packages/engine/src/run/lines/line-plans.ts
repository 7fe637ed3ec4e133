import type { BilledService } from '../../batch/kinds/billed-services.ts'
import type { NamedDiagnoses } from '../../batch/kinds/named-diagnoses.ts'
import type { NamedDrug } from '../../batch/kinds/named-drugs.ts'
import type { TableName } from '../../reference/table-data.ts'
import { look } from '../../rule/outcome.ts'
import { noServiceDate } from '../../rule/reasons.ts'
import type { DayContext } from '../../rule/rule.ts'
import { LineQuestion, ReadLineRule, type AnyLineRule } from './line-question.ts'
import { PlansByKind, type KindPlan } from './plans-by-kind.ts'
import type { Attempt } from '../tables/attempt.ts'
import type { RuleRun } from '../rule-run.ts'
import { SettledLines } from '../settled-lines.ts'

type Context = DayContext<TableName, TableName>

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
  readonly drugs: readonly NamedDrug[]
}

/** How lines are judged whose tables are read alike. */
export class LinePlans {
  /** Rules that need a day where there is none. */
  readonly undated: SettledLines
  readonly #rules: readonly ReadLineRule[]
  readonly #services: PlansByKind<BilledService>
  readonly #diagnoses: PlansByKind<NamedDiagnoses>
  readonly #drugs: PlansByKind<NamedDrug>

  constructor(rules: readonly LineRuleRead[], kinds: KindsOfLines) {
    const undated = rules.filter(({ attempts }) => attempts.length === 0)
    this.undated = new SettledLines(undated.map(({ run }) => ({ run, outcome: noServiceDate })))
    this.#rules = rules.flatMap(({ rule, run, attempts: [best, other] }) =>
      best ? [new ReadLineRule(rule, run, best, other)] : [],
    )
    const always = this.#rules
      .filter(({ rule }) => !rule.triage && !rule.triageDiagnoses && !rule.triageDrug)
      .map((read) => new LineQuestion(read, look, look))
    this.#services = new PlansByKind(
      kinds.services,
      this.#rules.filter(({ rule }) => rule.triage !== undefined),
      always,
      ({ rule }, service, context) => rule.triage?.(service, context.tables, context) ?? look,
    )
    this.#diagnoses = new PlansByKind(
      kinds.diagnoses,
      this.#rules.filter(({ rule }) => rule.triageDiagnoses !== undefined),
      none,
      ({ rule }, named, { tables }) => rule.triageDiagnoses?.(named, tables) ?? look,
    )
    this.#drugs = new PlansByKind(
      kinds.drugs,
      this.#rules.filter(({ rule }) => rule.triageDrug !== undefined),
      none,
      ({ rule }, drug, context) => rule.triageDrug?.(drug, context) ?? look,
    )
  }

  /** What is asked about lines of a service, rules without triage among it. */
  ofService(service: number): KindPlan {
    return this.#services.of(service)
  }

  ofDiagnoses(list: number): KindPlan {
    return this.#diagnoses.of(list)
  }

  ofDrug(drug: number): KindPlan {
    return this.#drugs.of(drug)
  }

  /** Tells the rules what they were not asked about; once, after the last line. */
  finish(): void {
    this.undated.finish()
    this.#services.finish()
    this.#diagnoses.finish()
    this.#drugs.finish()
    for (const read of this.#rules) read.finish()
  }
}

const none: readonly LineQuestion[] = []
