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
  readonly #ofMedicaid = new Map<Setting | undefined, ByDay<Plans>>()

  /** @param make plans for the way in which each of the rules reads its tables */
  constructor(rules: readonly RuleAtWork[], make: (attempts: readonly Attempts[]) => Plans) {
    this.#rules = rules
    this.#make = make
  }

  /** @param isMedicaid whether Medicaid pays, whose own tables are read then */
  on(day: Day | undefined, setting: Setting | undefined, isMedicaid = false): Plans {
    const bySetting = isMedicaid ? this.#ofMedicaid : this.#bySetting
    let days = bySetting.get(setting)
    if (days === undefined) {
      days = new ByDay((each) => this.#find(each, setting, isMedicaid))
      bySetting.set(setting, days)
    }
    return days.on(day)
  }

  finish(): void {
    for (const { plans } of this.#periods) plans.finish()
  }

  #find(day: Day | undefined, setting: Setting | undefined, isMedicaid: boolean): Plans {
    const attempts = this.#rules.map((rule) => attemptsOf(rule, day, setting, isMedicaid))
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
  isMedicaid: boolean,
): Attempts {
  if (day === undefined && (rule.needs.tables ?? []).length > 0) return noAttempts
  return tables.attemptsOn(day ?? 0, setting, isMedicaid)
}
