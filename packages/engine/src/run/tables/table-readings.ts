import type { Day } from '../../claim/day.ts'
import { readingsOn, type Reading, type ReferenceTables } from '../../reference/dated-table.ts'
import type { TableData, TableName } from '../../reference/table-data.ts'

/** How one table is read on a day, best first; see `readingsOn`. */
export type ReadingsOfTable = readonly Reading<TableData[TableName]>[]

/** Which releases speak on which day, worked out once for all rules. */
export class TableReadings {
  readonly #tables: ReferenceTables
  readonly #byTable = new Map<TableName, ReadingsByDay>()

  constructor(tables: ReferenceTables) {
    this.#tables = tables
  }

  hasRelease(name: TableName): boolean {
    return (this.#tables[name]?.releases.length ?? 0) > 0
  }

  /** The same list for all days on which the table is read alike; empty where it has no release. */
  on(name: TableName, day: Day): ReadingsOfTable {
    let table = this.#byTable.get(name)
    if (!table) this.#byTable.set(name, (table = { byDay: new Map(), known: [] }))
    let readings = table.byDay.get(day)
    if (!readings) {
      readings = sharedIn(table.known, this.#read(name, day))
      table.byDay.set(day, readings)
    }
    return readings
  }

  #read(name: TableName, day: Day): ReadingsOfTable {
    const table = this.#tables[name]
    return table ? readingsOn<TableData[TableName]>(table, day) : []
  }
}

interface ReadingsByDay {
  readonly byDay: Map<Day, ReadingsOfTable>
  readonly known: ReadingsOfTable[]
}

function sharedIn(known: ReadingsOfTable[], readings: ReadingsOfTable): ReadingsOfTable {
  const same = known.find((other) => isSame(other, readings))
  if (same) return same
  known.push(readings)
  return readings
}

function isSame(one: ReadingsOfTable, two: ReadingsOfTable): boolean {
  return (
    one.length === two.length &&
    one.every(({ release, inForce }, rank) => {
      const other = two[rank]
      return other?.release === release && other.inForce === inForce
    })
  )
}
