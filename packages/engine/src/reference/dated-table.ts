import type { Day } from '../claim/day.ts'
import type { TableData, TableName } from './table-data.ts'

/** Where a release of a table comes from and the days it speaks for. */
export interface ReleaseInfo {
  readonly table: TableName
  /** As its publisher names it: `2024 Q3`, `FY2024`. */
  readonly release: string
  /** First and last date of service that it speaks for. */
  readonly from: Day
  readonly to: Day
  readonly rows: number
  /** `starter pack`, or the name of the imported file. */
  readonly origin: string
}

export interface Release<Data> extends ReleaseInfo {
  readonly data: Data
  /** Part of the product, a selection; an imported official file comes before it. */
  readonly starter: boolean
}

/** All releases of one table. */
export interface DatedTable<Data> {
  readonly releases: readonly Release<Data>[]
}

/** The reference tables at hand; one that is missing was never imported. */
export type ReferenceTables = {
  readonly [Name in TableName]?: DatedTable<TableData[Name]>
}

/** Releases to ask about a day, best first, and whether each speaks for that day. */
export interface Reading<Data> {
  readonly release: Release<Data>
  readonly inForce: boolean
}

/**
 * Which releases to ask about a date of service, best first: an imported one in force; else the
 * starter pack in force, and after it the imported release nearest to the day; else the nearest.
 * A release that is not in force can raise a question but never settle one (see `buildFinding` and `passUnder`).
 */
export function readingsOn<Data>(table: DatedTable<Data>, day: Day): readonly Reading<Data>[] {
  const inForce = (release: Release<Data>) => release.from <= day && day <= release.to
  const imported = table.releases.filter((release) => !release.starter)
  const starters = table.releases.filter((release) => release.starter)
  const current = newest(imported.filter(inForce))
  if (current) return [{ release: current, inForce: true }]
  const starter = newest(starters.filter(inForce))
  const near = nearest(imported, day)
  const readings: Reading<Data>[] = []
  if (starter) readings.push({ release: starter, inForce: true })
  if (near) readings.push({ release: near, inForce: false })
  if (readings.length > 0) return readings
  const last = nearest(starters, day)
  return last ? [{ release: last, inForce: false }] : []
}

function newest<Data>(releases: readonly Release<Data>[]): Release<Data> | undefined {
  return releases.reduce<Release<Data> | undefined>(
    (best, release) => (best && best.from >= release.from ? best : release),
    undefined,
  )
}

function nearest<Data>(releases: readonly Release<Data>[], day: Day): Release<Data> | undefined {
  const distance = (release: Release<Data>) => Math.max(release.from - day, day - release.to, 0)
  return releases.reduce<Release<Data> | undefined>(
    (best, release) => (best && distance(best) <= distance(release) ? best : release),
    undefined,
  )
}
