import type { Day } from './day.ts'
import type { Setting } from './derive/setting.ts'
import type { Attempt } from './rule-context.ts'
import type { RuleAtWork } from './run-rules.ts'

/** The ways of asking each of several rules about a day, looked up once for all of them. */
export class DayReadings {
  readonly #rules: readonly RuleAtWork[]
  readonly #bySetting = new Map<Setting | undefined, Map<Day | undefined, OneDay>>()
  #last: OneDay | undefined

  constructor(rules: readonly RuleAtWork[]) {
    this.#rules = rules
  }

  /** For each rule, in their order; none where it cannot be asked without a day. */
  on(day: Day | undefined, setting: Setting | undefined): readonly (readonly Attempt[])[] {
    const last = this.#last
    if (last?.day === day && last?.setting === setting && last !== undefined) return last.attempts
    this.#last = this.#find(day, setting)
    return this.#last.attempts
  }

  #find(day: Day | undefined, setting: Setting | undefined): OneDay {
    let days = this.#bySetting.get(setting)
    if (!days) this.#bySetting.set(setting, (days = new Map<Day | undefined, OneDay>()))
    let found = days.get(day)
    if (!found) {
      const attempts = this.#rules.map((rule) => attemptsOf(rule, day, setting))
      days.set(day, (found = { day, setting, attempts }))
    }
    return found
  }
}

interface OneDay {
  readonly day: Day | undefined
  readonly setting: Setting | undefined
  readonly attempts: readonly (readonly Attempt[])[]
}

function attemptsOf(
  { run, tables }: RuleAtWork,
  day: Day | undefined,
  setting: Setting | undefined,
): readonly Attempt[] {
  if (day === undefined && run.rule.needs.tables.length > 0) return []
  return tables.attemptsOn(day ?? 0, setting)
}
