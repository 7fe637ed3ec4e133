import type { ReferenceTablesAtHand } from '@plumbline/contract'
import { releaseLine, tableTitles } from '@plumbline/engine'
import type { Context } from '../../context.ts'

/** Every table that rules ask, with the releases that audits of this server would read. */
export async function referenceTablesAtHand({ settings }: Context): Promise<ReferenceTablesAtHand> {
  // Fetched when somebody looks: no other call needs it.
  const { listReleases } = await import('@plumbline/reference')
  const { releases, damaged } = listReleases(settings.referenceFolder)
  const byTable = Map.groupBy(
    releases.toSorted((one, other) => other.from - one.from).map(releaseLine),
    ({ table }) => table,
  )
  const tables = Object.entries(tableTitles).map(([table, title]) => ({
    table,
    title,
    releases: (byTable.get(table) ?? []).map(({ release, from, to, rows, origin }) => ({
      ...{ release, from, to, rows, origin },
    })),
  }))
  return { tables, damaged: [...damaged] }
}
