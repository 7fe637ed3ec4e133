import type { Context } from '../../context.ts'
import type { UploadRow } from '../../db/uploads/uploads.ts'
import { findRecentAudits, findUnfinishedUploads } from '../../db/uploads/waiting-line.ts'
import { estimateWaits, type Wait } from './wait-estimate.ts'

/** How long uploads wait, by id; empty where none of these does. */
export async function waitsOf(
  { database, settings }: Pick<Context, 'database' | 'settings'>,
  rows: readonly Pick<UploadRow, 'status' | 'stage'>[],
): Promise<ReadonlyMap<string, Wait>> {
  if (!rows.some(({ status, stage }) => status === 'processing' && stage === 'queued')) {
    return new Map()
  }
  const [unfinished, recent] = await Promise.all([
    database.asSystemSingly(findUnfinishedUploads),
    database.asSystemSingly(findRecentAudits),
  ])
  return estimateWaits(unfinished, recent, settings.workers)
}
