import type { Setting } from '../batch/setting.ts'
import type { Day } from '../claim/day.ts'
import type { TableName } from '../reference/table-data.ts'
import type { DayContext } from '../rule/rule.ts'
import type { RuleAtWork } from './rule-at-work.ts'
import type { Attempt } from './rule-context.ts'

type Context = DayContext<TableName, TableName>
type Attempts = readonly Attempt<Context>[]

/** Plans by day: days on which every rule reads its tables alike share them. */
export class Periods<Plans extends { finish(): void }> {
  readonly #rules: readonly RuleAtWork[]
  readonly #make: (attempts: readonly Attempts[]) => Plans
  readonly #periods: { readonly attempts: readonly Attempts[]; readonly plans: Plans }[] = []
  /** Days asked about before, each in the slot of its number; another day takes its place. */
  readonly #known = new Map<Setting | undefined, (KnownDay<Plans> | undefined)[]>()

  /** @param make plans for the way in which each of the rules reads its tables */
  constructor(rules: readonly RuleAtWork[], make: (attempts: readonly Attempts[]) => Plans) {
    this.#rules = rules
    this.#make = make
  }

  on(day: Day | undefined, setting: Setting | undefined): Plans {
    let days = this.#known.get(setting)
    if (!days) this.#known.set(setting, (days = new Array<KnownDay<Plans> | undefined>(slots)))
    const slot = (day ?? 0) & (slots - 1)
    const known = days[slot]
    if (known !== undefined && known.day === day) return known.plans
    const plans = this.#find(day, setting)
    days[slot] = { day, plans }
    return plans
  }

  finish(): void {
    for (const { plans } of this.#periods) plans.finish()
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

interface KnownDay<Plans> {
  readonly day: Day | undefined
  readonly plans: Plans
}

/** Days of eleven years; a power of two. */
const slots = 4096

const noAttempts: Attempts = []

function attemptsOf(
  { rule, tables }: RuleAtWork,
  day: Day | undefined,
  setting: Setting | undefined,
): Attempts {
  if (day === undefined && rule.needs.tables.length > 0) return noAttempts
  return tables.attemptsOn(day ?? 0, setting)
}
