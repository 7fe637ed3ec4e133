import type { Day } from '../claim/day.ts'
import type { Setting } from '../batch/setting.ts'
import type { TableName } from '../reference/table-data.ts'
import type { Attempt, RuleTables } from './rule-context.ts'
import { Plans, type KindsOfLines, type ScopeRule } from './rule-plans.ts'
import type { DayContext } from '../rule/rule.ts'

type Context = DayContext<TableName, TableName>

/** A rule of a scope within one day, and the tables that it reads. */
export interface DayRule<Subject> extends ScopeRule<Subject, Context> {
  readonly tables: RuleTables
}

/** Plans by day: days on which every rule reads its tables alike share them. */
export class RulePeriods<Subject> {
  readonly #rules: readonly DayRule<Subject>[]
  readonly #kinds: KindsOfLines
  readonly #periods: Plans<Subject, Context>[] = []
  /** Days asked about before, each in the slot of its number; another day takes its place. */
  readonly #known = new Map<Setting | undefined, (KnownDay<Subject> | undefined)[]>()

  constructor(rules: readonly DayRule<Subject>[], kinds: KindsOfLines) {
    this.#rules = rules
    this.#kinds = kinds
  }

  on(day: Day | undefined, setting: Setting | undefined): Plans<Subject, Context> {
    let days = this.#known.get(setting)
    if (!days) this.#known.set(setting, (days = new Array<KnownDay<Subject> | undefined>(slots)))
    const slot = (day ?? 0) & (slots - 1)
    const known = days[slot]
    if (known !== undefined && known.day === day) return known.plans
    const plans = this.#find(day, setting)
    days[slot] = { day, plans }
    return plans
  }

  settle(): void {
    for (const period of this.#periods) period.settle()
  }

  #find(day: Day | undefined, setting: Setting | undefined): Plans<Subject, Context> {
    const attempts = this.#rules.map((rule) => attemptsOf(rule, day, setting))
    let period = this.#periods.find((known) => known.areFor(attempts))
    if (!period) {
      period = new Plans(this.#rules, attempts, this.#kinds)
      this.#periods.push(period)
    }
    return period
  }
}

interface KnownDay<Subject> {
  readonly day: Day | undefined
  readonly plans: Plans<Subject, Context>
}

/** Days of eleven years; a power of two. */
const slots = 4096

const noAttempts: readonly Attempt<Context>[] = []

function attemptsOf<Subject>(
  { run, tables }: DayRule<Subject>,
  day: Day | undefined,
  setting: Setting | undefined,
): readonly Attempt<Context>[] {
  if (day === undefined && run.rule.needs.tables.length > 0) return noAttempts
  return tables.attemptsOn(day ?? 0, setting)
}
