import type { ClaimField, ClaimLine } from './claim-line.ts'
import type { Day } from './day.ts'
import type { Setting } from './derive/setting.ts'
import type { TablesConsulted } from './outcome.ts'
import { readingsOn, type Reading, type ReferenceTables } from './reference/dated-table.ts'
import type { TableData, TableName } from './reference/table-data.ts'
import type { DayContext, DayTables, Rule, SpanContext, TablesRead } from './rule.ts'
import { tableSettings } from './table-settings.ts'

/** One way of asking a rule about a day. */
export interface Attempt extends DayTables<TableName, TableName> {
  readonly context: DayContext<TableName, TableName>
}

/** Hands one rule what it declared, and nothing else, for each day it is asked about. */
export class RuleTables {
  readonly missingTable: TableName | undefined
  readonly #rule: Rule
  readonly #tables: ReferenceTables
  readonly #has: (field: ClaimField) => boolean
  readonly #auditDay: Day
  readonly #bySetting = new Map<Setting | undefined, Map<Day, readonly Attempt[]>>()
  readonly #settingMatters: boolean

  constructor(
    rule: Rule,
    tables: ReferenceTables,
    has: (field: ClaimField) => boolean,
    auditDay: Day,
  ) {
    this.#rule = rule
    this.#tables = tables
    this.#has = has
    this.#auditDay = auditDay
    this.missingTable = rule.needs.tables.find((name) => !hasRelease(tables, name))
    this.#settingMatters = this.#declared().some((name) => tableSettings[name] !== undefined)
  }

  /**
   * The ways of asking about a day, best first; see `readingsOn`. Tables of another setting than
   * the one given are not read.
   */
  attemptsOn(day: Day, setting?: Setting): readonly Attempt[] {
    const relevant = this.#settingMatters ? setting : undefined
    let byDay = this.#bySetting.get(relevant)
    if (byDay === undefined)
      this.#bySetting.set(relevant, (byDay = new Map<Day, readonly Attempt[]>()))
    let attempts = byDay.get(day)
    if (attempts === undefined) {
      attempts = this.#readOn(day, relevant)
      byDay.set(day, attempts)
    }
    return attempts
  }

  #declared(): readonly TableName[] {
    return [...this.#rule.needs.tables, ...(this.#rule.needs.optionalTables ?? [])]
  }

  /** What rules over many days are handed. */
  spanContext(): SpanContext<TableName, TableName> {
    return {
      has: this.#has,
      auditDay: this.#auditDay,
      on: (day) => (this.missingTable === undefined ? this.attemptsOn(day)[0] : undefined),
    }
  }

  #readOn(day: Day, setting: Setting | undefined): readonly Attempt[] {
    const names = this.#declared().filter(
      (name) => setting === undefined || (tableSettings[name] ?? setting) === setting,
    )
    const first = this.#take(names, day, 0)
    const second = this.#take(names, day, 1)
    return second.differs
      ? [this.#attempt(first.readings), this.#attempt(second.readings)]
      : [this.#attempt(first.readings)]
  }

  /** For each declared table its best reading (`rank` 0), or the next best where there is one. */
  #take(
    names: readonly TableName[],
    day: Day,
    rank: number,
  ): { readings: TableReadings; differs: boolean } {
    const readings: TableReadings = new Map()
    let differs = false
    for (const name of names) {
      const found = readingsOf(this.#tables, name, day)
      const reading = found[rank] ?? found[0]
      if (!reading) continue
      if (rank > 0 && reading !== found[0]) differs = true
      readings.set(name, reading)
    }
    return { readings, differs }
  }

  #attempt(readings: TableReadings): Attempt {
    const tables: Partial<TableData> = {}
    for (const [name, reading] of readings) put(tables, name, reading.release.data)
    const inForce = Array.from(readings.values()).every((reading) => reading.inForce)
    const read = asDeclared(tables)
    return {
      tables: read,
      inForce,
      releases: Array.from(readings.values(), (reading) => reading.release),
      context: {
        tables: read,
        consulted: consultedIn(readings),
        has: this.#has,
        auditDay: this.#auditDay,
      },
    }
  }
}

type TableReadings = Map<TableName, Reading<TableData[TableName]>>

const notRead: TablesConsulted = { inForce: false, releases: [] }

function consultedIn(readings: TableReadings): (table: TableName) => TablesConsulted {
  const byTable = new Map<TableName, TablesConsulted>()
  for (const [name, { inForce, release }] of readings) {
    byTable.set(name, { inForce, releases: [release] })
  }
  return (table) => byTable.get(table) ?? notRead
}

function hasRelease(tables: ReferenceTables, name: TableName): boolean {
  return (tables[name]?.releases.length ?? 0) > 0
}

function readingsOf(
  tables: ReferenceTables,
  name: TableName,
  day: Day,
): readonly Reading<TableData[TableName]>[] {
  const table = tables[name]
  return table ? readingsOn<TableData[TableName]>(table, day) : []
}

function put(into: Partial<TableData>, name: TableName, data: TableData[TableName]): void {
  Object.assign(into, { [name]: data })
}

/**
 * The rule's declaration is the proof: a required table without a release never gets here
 * (`missingTable`), and `defineRule` lets the rule name no other.
 */
function asDeclared(tables: Partial<TableData>): TablesRead<TableName, TableName> {
  return tables as TablesRead<TableName, TableName>
}

/** Which fields any line of the file has. */
export function fieldPresence(lines: readonly ClaimLine[]): (field: ClaimField) => boolean {
  const known = new Map<ClaimField, boolean>()
  return (field) => {
    let present = known.get(field)
    if (present === undefined) {
      present = lines.some((line) => hasValue(line[field]))
      known.set(field, present)
    }
    return present
  }
}

function hasValue(value: ClaimLine[ClaimField]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined
}
