import type { Context } from '../context.ts'
import { deleteOldLinks } from '../db/accounts/account-links.ts'
import { deleteEndedSessions } from '../db/accounts/sessions.ts'
import { forgetOldFailures } from '../db/accounts/sign-in-attempts.ts'
import { deleteExpiredUploads } from '../services/uploads/delete-uploads.ts'
import { sweepFiles } from './sweep-files.ts'

const everyMs = 3_600_000

/** Sweeps now and every hour until stopped. A sweep that fails is tried again the next time. */
export function startSweeping(context: Context): () => void {
  const sweep = () => {
    void sweepFiles(context).catch(() => undefined)
    void sweepRows(context).catch(() => undefined)
    void deleteExpiredUploads(context).catch(() => undefined)
  }
  sweep()
  const timer = setInterval(sweep, everyMs)
  timer.unref()
  return () => {
    clearInterval(timer)
  }
}

/** Removes sessions that nobody can use any more, and counts of sign-ins that count no more. */
export async function sweepRows({
  database,
  sessionLimits,
}: Pick<Context, 'database' | 'sessionLimits'>): Promise<void> {
  await database.asSystem(async (tx) => {
    await deleteEndedSessions(tx, sessionLimits.idleMs)
    await forgetOldFailures(tx)
    await deleteOldLinks(tx)
  })
}
