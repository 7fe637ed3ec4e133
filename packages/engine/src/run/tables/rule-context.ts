import type { ClaimField, ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import type { Setting } from '../../batch/setting.ts'
import type { Memories } from '../../memo/memories.ts'
import type { TablesConsulted } from '../../rule/outcome.ts'
import type { Reading } from '../../reference/dated-table.ts'
import type { TableData, TableName } from '../../reference/table-data.ts'
import type { DayContext, DayTables, Rule, SpanContext, TablesRead } from '../../rule/rule.ts'
import type { ReadingsOfTable, TableReadings } from './table-readings.ts'
import { ByDay } from './by-day.ts'
import { tableSettings } from './table-settings.ts'

/** One way of asking a rule: its context, and which releases its tables are read from. */
export interface Attempt<Context> extends DayTables<TableName, TableName> {
  readonly context: Context
}

type DayAttempt = Attempt<DayContext<TableName, TableName>>

/** What a rule may know beside its subject and its tables. */
export interface AuditFacts {
  readonly has: (field: ClaimField) => boolean
  readonly mayHave: (field: ClaimField) => boolean
  readonly auditDay: Day
  readonly memories: Memories
}

/** The attempts for one combination of readings, so that days read alike share them. */
interface KnownAttempts {
  readonly readings: readonly ReadingsOfTable[]
  readonly attempts: readonly DayAttempt[]
}

/** Hands one rule what it declared, and nothing else, for each day it is asked about. */
export class RuleTables {
  readonly missingTable: TableName | undefined
  readonly #readings: TableReadings
  readonly #facts: AuditFacts
  readonly #declared: readonly TableName[]
  readonly #settingMatters: boolean
  readonly #known: KnownAttempts[] = []
  readonly #bySetting = new Map<Setting | undefined, ByDay<readonly DayAttempt[]>>()

  constructor({ needs }: Rule, readings: TableReadings, facts: AuditFacts) {
    this.#readings = readings
    this.#facts = facts
    this.#declared = [...needs.tables, ...(needs.optionalTables ?? [])]
    this.#settingMatters = this.#declared.some((name) => tableSettings[name] !== undefined)
    this.missingTable = needs.tables.find((name) => !readings.hasRelease(name))
  }

  /**
   * The ways of asking about a day, best first; see `readingsOn`. Tables of another setting than
   * the one given are not read. The same list for all days on which the tables are read alike.
   */
  attemptsOn(day: Day, setting?: Setting): readonly DayAttempt[] {
    const relevant = this.#settingMatters ? setting : undefined
    let days = this.#bySetting.get(relevant)
    if (days === undefined) {
      days = new ByDay((each) => this.#readOn(each ?? 0, relevant))
      this.#bySetting.set(relevant, days)
    }
    return days.on(day)
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

  #readOn(day: Day, setting: Setting | undefined): readonly DayAttempt[] {
    const readings = this.#declared.map((name) =>
      setting === undefined || (tableSettings[name] ?? setting) === setting
        ? this.#readings.on(name, day)
        : notRead,
    )
    const known = this.#known.find((other) =>
      other.readings.every((own, at) => own === readings[at]),
    )
    if (known) return known.attempts
    const attempts = this.#attempts(readings)
    this.#known.push({ readings, attempts })
    return attempts
  }

  /** With each table's best reading; and, where there is any, with the next best ones. */
  #attempts(readings: readonly ReadingsOfTable[]): readonly DayAttempt[] {
    const best = this.#attempt(readings.map((ranked) => ranked[0]))
    if (readings.every((ranked) => ranked[1] === undefined)) return [best]
    return [best, this.#attempt(readings.map((ranked) => ranked[1] ?? ranked[0]))]
  }

  #attempt(readings: readonly (AnyReading | undefined)[]): DayAttempt {
    const tables: Partial<TableData> = {}
    const byTable = new Map<TableName, TablesConsulted>()
    readings.forEach((reading, at) => {
      const name = this.#declared[at]
      if (reading === undefined || name === undefined) return
      put(tables, name, reading.release.data)
      byTable.set(name, { inForce: reading.inForce, releases: [reading.release] })
    })
    const read = asDeclared(tables)
    const consulted = (table: TableName) => byTable.get(table) ?? nothingConsulted
    const all = Array.from(byTable.values())
    return {
      tables: read,
      consulted,
      inForce: all.every(({ inForce }) => inForce),
      releases: all.flatMap(({ releases }) => releases),
      context: { tables: read, consulted, ...this.#facts },
    }
  }
}

type AnyReading = Reading<TableData[TableName]>

const notRead: ReadingsOfTable = []
const nothingConsulted: TablesConsulted = { inForce: false, releases: [] }

function put(into: Partial<TableData>, name: TableName, data: TableData[TableName]): void {
  Object.assign(into, { [name]: data })
}

/**
 * The rule's declaration is the proof: a required table without a release never gets here
 * (`missingTable`), and the types of its definition let the rule name no other.
 */
function asDeclared(tables: Partial<TableData>): TablesRead<TableName, TableName> {
  return tables as TablesRead<TableName, TableName>
}

/**
 * Which fields any line of the file has.
 *
 * @param asked fields that will be asked about: looked for at once, while lines are at hand
 * @param stated the only fields that a line may have, where they are known
 */
export function fieldPresence(
  lines: readonly ClaimLine[],
  asked: Iterable<ClaimField>,
  stated?: ReadonlySet<string>,
): (field: ClaimField) => boolean {
  const present = (field: ClaimField) => (stated?.has(field) ?? true) && isPresent(lines, field)
  const known = new Map(Array.from(new Set(asked), (field) => [field, present(field)]))
  return (field) => {
    let answer = known.get(field)
    if (answer === undefined) {
      answer = present(field)
      known.set(field, answer)
    }
    return answer
  }
}

/** A field that the file has is met within its first lines; one that it has not is looked for in all. */
function isPresent(lines: readonly ClaimLine[], field: ClaimField): boolean {
  return lines.some((line) => {
    const value = line[field]
    return value !== undefined && (typeof value !== 'object' || value.length > 0)
  })
}
