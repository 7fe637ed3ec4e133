import type { Setting } from '../batch/setting.ts'
import type { Day } from '../claim/day.ts'
import type { TableName } from '../reference/table-data.ts'
import type { DayContext } from '../rule/rule.ts'
import { ByDay } from './tables/by-day.ts'
import type { RuleAtWork } from './rule-at-work.ts'
import type { Attempt } from './tables/attempt.ts'

type Context = DayContext<TableName, TableName>
type Attempts = readonly Attempt<Context>[]

/** Plans by day: days on which every rule reads its tables alike share them. */
export class Periods<Plans extends { finish(): void }> {
  readonly #rules: readonly RuleAtWork[]
  readonly #make: (attempts: readonly Attempts[]) => Plans
  readonly #periods: { readonly attempts: readonly Attempts[]; readonly plans: Plans }[] = []
  readonly #bySetting = new Map<Setting | undefined, ByDay<Plans>>()

  /** @param make plans for the way in which each of the rules reads its tables */
  constructor(rules: readonly RuleAtWork[], make: (attempts: readonly Attempts[]) => Plans) {
    this.#rules = rules
    this.#make = make
  }

  on(day: Day | undefined, setting: Setting | undefined): Plans {
    const days = this.#bySetting.get(setting) ?? this.#daysOf(setting)
    return days.on(day)
  }

  finish(): void {
    for (const { plans } of this.#periods) plans.finish()
  }

  #daysOf(setting: Setting | undefined): ByDay<Plans> {
    const days = new ByDay((day) => this.#find(day, setting))
    this.#bySetting.set(setting, days)
    return days
  }

  #find(day: Day | undefined, setting: Setting | undefined): Plans {
    const attempts = this.#rules.map((rule) => attemptsOf(rule, day, setting))
    const known = this.#periods.find((period) =>
      period.attempts.every((own, at) => own === attempts[at]),
    )
    if (known) return known.plans
    const plans = this.#make(attempts)
    this.#periods.push({ attempts, plans })
    return plans
  }
}

const noAttempts: Attempts = []

function attemptsOf(
  { rule, tables }: RuleAtWork,
  day: Day | undefined,
  setting: Setting | undefined,
): Attempts {
  if (day === undefined && rule.needs.tables.length > 0) return noAttempts
  return tables.attemptsOn(day ?? 0, setting)
}
