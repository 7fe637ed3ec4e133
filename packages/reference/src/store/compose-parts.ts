import type { Day, ReferenceTables } from '@plumbline/engine'
import { joinTables } from './join-tables.ts'
import type { OpenRelease, OpenTable } from './open-release.ts'

/**
 * Releases as the engine reads them. What is published in parts (a PTP release in several files;
 * procedure codes as CPT and as HCPCS Level II) is put together for each stretch of days in which
 * the same parts speak. The starter pack answers for code sets that no imported part covers, so
 * that importing one code set never takes away another.
 */
export function composeParts(
  releases: readonly OpenRelease[],
  starter: ReferenceTables,
): readonly OpenTable[] {
  const whole = releases.filter((release) => release.part === undefined)
  const parts = Map.groupBy(
    releases.filter((release) => release.part !== undefined),
    (release) => release.table,
  )
  const composed = Array.from(parts, ([table, ofTable]) => {
    const fallback = table === 'procedureCodes' ? starter[table]?.releases[0] : undefined
    return composeTable(ofTable, fallback)
  })
  return [...whole, ...composed.flat()]
}

function composeTable(
  parts: readonly OpenRelease[],
  starter: OpenTable | undefined,
): readonly OpenTable[] {
  return stretchesOf(starter ? [...parts, starter] : parts).flatMap(({ from, to }) => {
    const speaks = (release: OpenTable) => release.from <= from && to <= release.to
    const [first, ...others] = newestOfEachPart(parts.filter(speaks))
    if (!first) return []
    return [
      { ...joined([first, ...others], starter && speaks(starter) ? starter : undefined), from, to },
    ]
  })
}

function joined(
  parts: readonly [OpenRelease, ...OpenRelease[]],
  starter: OpenTable | undefined,
): OpenTable {
  const [first] = parts
  const all = starter ? [...parts, starter] : parts
  return {
    table: first.table,
    release: distinct(parts.map((part) => part.release)),
    from: first.from,
    to: first.to,
    rows: parts.reduce((sum, part) => sum + part.rows, 0),
    origin: distinct(all.map((part) => part.origin)),
    starter: false,
    data: joinTables(first.table, parts, starter),
  }
}

/** The days between any two windows' edges. */
function stretchesOf(parts: readonly OpenTable[]): { from: Day; to: Day }[] {
  const edges = parts.flatMap((part) => [part.from, part.to + 1])
  const starts = Array.from(new Set(edges)).sort((one, two) => one - two)
  return starts.slice(0, -1).map((from, index) => ({ from, to: (starts[index + 1] ?? from) - 1 }))
}

/** Of releases of one part that all speak, the one that begins last; of equals the latest word. */
function newestOfEachPart(parts: readonly OpenRelease[]): OpenRelease[] {
  const best = new Map<string | undefined, OpenRelease>()
  for (const part of parts) {
    const other = best.get(part.part)
    if (!other || part.from > other.from || (part.from === other.from && part.to > other.to)) {
      best.set(part.part, part)
    }
  }
  return Array.from(best.values())
}

function distinct(texts: readonly string[]): string {
  return Array.from(new Set(texts)).join(' + ')
}
