import type { Day, Release, TableData, TableName } from '@plumbline/engine'
import { joinTables } from './join-tables.ts'

export interface OpenRelease extends Release<TableData[TableName]> {
  /** See `ReleaseContent.part`. */
  readonly part: string | undefined
}

/**
 * Releases as the engine reads them. What is published in parts (a PTP release in several files;
 * procedure codes as CPT and as HCPCS Level II) is put together for each stretch of days in which
 * the same parts speak.
 */
export function composeParts(
  releases: readonly OpenRelease[],
): readonly Release<TableData[TableName]>[] {
  const whole = releases.filter((release) => release.part === undefined)
  const parts = Map.groupBy(
    releases.filter((release) => release.part !== undefined),
    (release) => release.table,
  )
  return [...whole, ...Array.from(parts.values()).flatMap(composeTable)]
}

function composeTable(parts: readonly OpenRelease[]): readonly Release<TableData[TableName]>[] {
  return stretchesOf(parts).flatMap(({ from, to }) => {
    const speaking = newestOfEachPart(parts.filter((part) => part.from <= from && to <= part.to))
    const [first] = speaking
    return first ? [{ ...joined(first, speaking), from, to }] : []
  })
}

function joined(first: OpenRelease, parts: readonly OpenRelease[]): Release<TableData[TableName]> {
  return {
    table: first.table,
    release: distinct(parts.map((part) => part.release)),
    from: first.from,
    to: first.to,
    rows: parts.reduce((sum, part) => sum + part.rows, 0),
    origin: distinct(parts.map((part) => part.origin)),
    starter: false,
    data: joinTables(first.table, parts),
  }
}

/** The days between any two windows' edges. */
function stretchesOf(parts: readonly OpenRelease[]): { from: Day; to: Day }[] {
  const edges = parts.flatMap((part) => [part.from, part.to + 1])
  const starts = Array.from(new Set(edges)).sort((one, two) => one - two)
  return starts.slice(0, -1).map((from, index) => ({ from, to: (starts[index + 1] ?? from) - 1 }))
}

/** Of releases of one part that all speak, the one that was the latest word nearest to the days. */
function newestOfEachPart(parts: readonly OpenRelease[]): OpenRelease[] {
  const best = new Map<string | undefined, OpenRelease>()
  for (const part of parts) {
    const other = best.get(part.part)
    if (!other || part.from > other.from || (part.from === other.from && part.to < other.to)) {
      best.set(part.part, part)
    }
  }
  return Array.from(best.values())
}

function distinct(texts: readonly string[]): string {
  return Array.from(new Set(texts)).join(' + ')
}
