import type { Setting } from '../../batch/setting.ts'
import type { Day } from '../../claim/day.ts'
import { medicaidTables } from '../../reference/medicaid-tables.ts'
import type { TableName } from '../../reference/table-data.ts'
import type { Rule, SpanContext } from '../../rule/rule.ts'
import {
  asDeclared,
  attemptsWith,
  nothingConsulted,
  type Attempt,
  type AuditFacts,
  type DayAttempt,
} from './attempt.ts'
import { ByDay } from './by-day.ts'
import type { ReadingsOfTable, TableReadings } from './table-readings.ts'
import { tableSettings } from './table-settings.ts'

/** The attempts for one combination of readings, so that days read alike share them. */
interface KnownAttempts {
  readonly readings: readonly ReadingsOfTable[]
  readonly attempts: readonly DayAttempt[]
}

const notRead: ReadingsOfTable = []

/** Hands one rule what it declared, and nothing else, for each day it is asked about. */
export class RuleTables {
  readonly missingTable: TableName | undefined
  readonly #readings: TableReadings
  readonly #facts: AuditFacts
  readonly #declared: readonly TableName[]
  readonly #settingMatters: boolean
  readonly #known: KnownAttempts[] = []
  readonly #bySetting = new Map<Setting | undefined, ByDay<readonly DayAttempt[]>>()
  readonly #ofMedicaid = new Map<Setting | undefined, ByDay<readonly DayAttempt[]>>()

  constructor({ needs }: Rule, readings: TableReadings, facts: AuditFacts) {
    this.#readings = readings
    this.#facts = facts
    this.#declared = [...(needs.tables ?? []), ...(needs.optionalTables ?? [])]
    this.#settingMatters = this.#declared.some((name) => tableSettings[name] !== undefined)
    this.missingTable = needs.tables?.find((name) => !readings.hasRelease(name))
  }

  /**
   * The ways of asking about a day, best first; see `readingsOn`. Tables of another setting than
   * the one given are not read, and where Medicaid pays its own tables come in the place of others.
   * The same list for all days on which the tables are read alike.
   */
  attemptsOn(day: Day, setting?: Setting, isMedicaid = false): readonly DayAttempt[] {
    const relevant = this.#settingMatters ? setting : undefined
    const bySetting = isMedicaid ? this.#ofMedicaid : this.#bySetting
    let days = bySetting.get(relevant)
    if (days === undefined) {
      days = new ByDay((each) => this.#readOn(each ?? 0, relevant, isMedicaid))
      bySetting.set(relevant, days)
    }
    return days.on(day)
  }

  /** Whether one of the rule's tables is read otherwise where Medicaid pays. */
  get hasMedicaids(): boolean {
    return this.#declared.some((name) => this.#nameOf(name, true) !== name)
  }

  /** How rules over many days are asked: they read their tables by themselves. */
  spanAttempt(): Attempt<SpanContext<TableName, TableName>> {
    const days = new ByDay((day) => this.attemptsOn(day ?? 0)[0])
    const on = (day: Day) => (this.missingTable === undefined ? days.on(day) : undefined)
    return {
      tables: asDeclared({}),
      consulted: () => nothingConsulted,
      inForce: true,
      releases: [],
      context: { ...this.#facts, on },
    }
  }

  #readOn(day: Day, setting: Setting | undefined, isMedicaid: boolean): readonly DayAttempt[] {
    const readings = this.#declared.map((name) =>
      setting === undefined || (tableSettings[name] ?? setting) === setting
        ? this.#readings.on(this.#nameOf(name, isMedicaid), day)
        : notRead,
    )
    const known = this.#known.find((other) =>
      other.readings.every((own, at) => own === readings[at]),
    )
    if (known) return known.attempts
    const attempts = attemptsWith(this.#declared, readings, this.#facts)
    this.#known.push({ readings, attempts })
    return attempts
  }

  #nameOf(name: TableName, isMedicaid: boolean): TableName {
    const own = isMedicaid ? medicaidTables[name] : undefined
    return own !== undefined && this.#readings.hasRelease(own) ? own : name
  }
}
