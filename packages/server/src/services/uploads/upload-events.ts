import type { Upload } from '@plumbline/contract'
import type { Context } from '../../context.ts'
import { findSession } from '../../db/accounts/sessions.ts'
import { listMovingUploads } from '../../db/uploads/uploads.ts'
import type { Caller } from '../../actor.ts'
import { uploadAnswer } from './upload-answer.ts'

const everyMs = 1_000
/** Overlap of two looks, so that an audit that ends between them is not missed. */
const overlapMs = 5_000

/**
 * Each upload of the caller whenever it changes, as the list shows it; `undefined` at a look that
 * found nothing new. Ends with the session, without counting as a use of it, or when aborted.
 */
export async function* uploadEvents(
  context: Context,
  caller: Caller,
  signal: AbortSignal,
): AsyncGenerator<Upload | undefined> {
  const said = new Map<string, string>()
  let watched: readonly string[] = []
  let since = new Date()
  while (!signal.aborted && (await sessionHolds(context, caller))) {
    const look = new Date()
    const ids = watched
    const rows = await context.database.asTenant(caller.userId, (tx) =>
      listMovingUploads(tx, since, ids),
    )
    since = new Date(look.getTime() - overlapMs)
    watched = rows.filter((row) => row.status === 'processing').map((row) => row.id)
    let changed = false
    for (const upload of rows.map(uploadAnswer)) {
      const text = JSON.stringify(upload)
      if (said.get(upload.id) === text) continue
      said.set(upload.id, text)
      changed = true
      yield upload
    }
    if (!changed) yield undefined
    await pause(signal)
  }
}

async function sessionHolds(context: Context, caller: Caller): Promise<boolean> {
  const session = await context.database.asSystem((tx) => findSession(tx, caller.tokenHash))
  if (!session || session.archived) return false
  const now = Date.now()
  const idleMs = now - session.seenAt.getTime()
  return idleMs <= context.sessionLimits.idleMs && now <= session.expiresAt.getTime()
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resume) => {
    const timer = setTimeout(done, everyMs)
    function done(): void {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resume()
    }
    signal.addEventListener('abort', done)
  })
}
