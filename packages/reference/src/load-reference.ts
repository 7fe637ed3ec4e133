import path from 'node:path'
import type { ReferenceTables, Release, ReleaseInfo, TableData, TableName } from '@plumbline/engine'
import { starterReleases } from './starter/index.ts'
import { composeParts } from './store/compose-parts.ts'
import { withLastingFacts } from './store/lasting-facts.ts'
import type { OpenRelease } from './store/open-release.ts'
import { openTable } from './store/open-table.ts'
import { ReleaseFile } from './store/release-file.ts'
import { readShared, releasePaths } from './store/release-store.ts'
import { withStarterFacts } from './store/starter-facts.ts'

/** Loaded release files as a message to a worker thread: the memory is shared, not copied. */
export type SharedReference = readonly {
  readonly name: string
  readonly buffer: SharedArrayBuffer
}[]

export interface Reference {
  readonly tables: ReferenceTables
  /** Every release at hand, imported and starter, by table. */
  readonly releases: readonly ReleaseInfo[]
  /** Give it to `attachReference` in another thread. */
  readonly shared: SharedReference
}

/**
 * The starter pack and all releases imported into the folder; a folder that does not exist has
 * none. Throws `ReferenceFileError` naming the file that is damaged or cannot be read.
 */
export function loadReference(
  options: {
    readonly folder?: string | undefined
    /** Where a few tables are wanted: of the others no file is opened. */
    readonly only?: readonly TableName[]
  } = {},
): Reference {
  const { folder, only } = options
  const all = folder === undefined ? [] : releasePaths(folder)
  const paths = only
    ? all.filter((file) => only.some((table) => path.basename(path.dirname(file)) === table))
    : all
  return attachReference(paths.map((name) => ({ name, buffer: readShared(name) })))
}

/** The same tables over memory that another thread has loaded. */
export function attachReference(shared: SharedReference): Reference {
  const starters = Object.values(starterReleases())
  const starter = asTables(starters)
  const imported = shared.flatMap(({ name, buffer }) => openRelease(new ReleaseFile(buffer, name)))
  const releases = [
    ...composeParts(
      imported.map((release) => withStarterFacts(release, starter)),
      starter,
    ),
    ...starters,
  ].sort(byTableAndAge)
  return {
    tables: asTables(releases),
    releases: releases.map(infoOf),
    shared,
  }
}

/** Where two begin on the same day the later word comes first, which the engine then prefers. */
function byTableAndAge(one: ReleaseInfo, two: ReleaseInfo): number {
  if (one.table !== two.table) return one.table < two.table ? -1 : 1
  return one.from - two.from || two.to - one.to
}

function openRelease(file: ReleaseFile): readonly OpenRelease[] {
  const data = openTable(file)
  if (!data) return []
  const { part } = file.header
  return withLastingFacts({ ...infoOf(file.header), part, data, starter: false })
}

function infoOf(release: ReleaseInfo): ReleaseInfo {
  const { table, release: name, from, to, rows, origin } = release
  return { table, release: name, from, to, rows, origin }
}

/** Releases by table. Each stands under its own table's name, which the compiler cannot follow. */
function asTables(releases: readonly Release<TableData[TableName]>[]): ReferenceTables {
  const byTable = Map.groupBy(releases, (release) => release.table)
  const tables: object = Object.fromEntries(
    Array.from(byTable, ([table, ofTable]) => [table, { releases: ofTable }]),
  )
  return tables
}
