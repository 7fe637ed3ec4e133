import type { Memories } from '../../memo/memories.ts'
import type { ClaimField } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import type { Reading } from '../../reference/dated-table.ts'
import type { TableData, TableName } from '../../reference/table-data.ts'
import type { TablesConsulted } from '../../rule/outcome.ts'
import type { DayContext, DayTables, TablesRead } from '../../rule/rule.ts'
import type { ReadingsOfTable } from './table-readings.ts'

/** One way of asking a rule: its context, and which releases its tables are read from. */
export interface Attempt<Context> extends DayTables<TableName, TableName> {
  readonly context: Context
}

export type DayAttempt = Attempt<DayContext<TableName, TableName>>

/** What a rule may know beside its subject and its tables. */
export interface AuditFacts {
  readonly has: (field: ClaimField) => boolean
  readonly mayHave: (field: ClaimField) => boolean
  readonly auditDay: Day
  readonly memories: Memories
}

/**
 * The ways of asking about days on which tables are read in some way: with each table's best reading;
 * and, where there is any, with the next best ones.
 *
 * @param declared the tables that the rule names, and for each of them `readings`
 */
export function attemptsWith(
  declared: readonly TableName[],
  readings: readonly ReadingsOfTable[],
  facts: AuditFacts,
): readonly DayAttempt[] {
  const attempt = (rank: (ranked: ReadingsOfTable) => AnyReading | undefined) =>
    attemptWith(declared, readings.map(rank), facts)
  const best = attempt((ranked) => ranked[0])
  if (readings.every((ranked) => ranked[1] === undefined)) return [best]
  return [best, attempt((ranked) => ranked[1] ?? ranked[0])]
}

function attemptWith(
  declared: readonly TableName[],
  readings: readonly (AnyReading | undefined)[],
  facts: AuditFacts,
): DayAttempt {
  const tables: Partial<TableData> = {}
  const byTable = new Map<TableName, TablesConsulted>()
  readings.forEach((reading, at) => {
    const name = declared[at]
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
    context: { tables: read, consulted, ...facts },
  }
}

type AnyReading = Reading<TableData[TableName]>

/** How a table was read that was not. */
export const nothingConsulted: TablesConsulted = { inForce: false, releases: [] }

function put(into: Partial<TableData>, name: TableName, data: TableData[TableName]): void {
  Object.assign(into, { [name]: data })
}

/**
 * The rule's declaration is the proof: a required table without a release never gets here
 * (`missingTable`), and the types of its definition let the rule name no other.
 */
export function asDeclared(tables: Partial<TableData>): TablesRead<TableName, TableName> {
  return tables as TablesRead<TableName, TableName>
}
