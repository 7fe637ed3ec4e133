import type { Context } from '../../context.ts'
import { ownAct, type Actor } from '../../actor.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { resultsKey } from '../../stored-audits/results-key.ts'
import { setAsideCsv } from './set-aside-csv.ts'
import { requireCompleted } from '../uploads/uploads.ts'

/** Every line with its verdict, in pieces. */
export async function claimsCsv(
  context: Context,
  actor: Actor,
  uploadId: string,
): Promise<AsyncIterable<string>> {
  const { userId } = actor
  const key = await context.database.asTenant(userId, async (tx) => {
    const upload = await requireCompleted(tx, uploadId)
    await recordDownload(context, tx, actor, { subjectId: upload.id, action: 'export-downloaded' })
    return resultsKey(await context.accountKeys.of(tx, userId), tx, upload)
  })
  return context.renderer.render({ kind: 'claims-csv', userId, uploadId, resultsKey: key })
}

/** The rows that were set aside with their reasons. */
export async function setAsideRows(
  context: Context,
  actor: Actor,
  uploadId: string,
): Promise<string> {
  return context.database.asTenant(actor.userId, async (tx) => {
    const upload = await requireCompleted(tx, uploadId)
    const account = await context.accountKeys.of(tx, actor.userId)
    const text = await setAsideCsv(tx, await resultsKey(account, tx, upload))
    await recordDownload(context, tx, actor, { subjectId: upload.id, action: 'export-downloaded' })
    return text
  })
}

interface Download {
  readonly subjectId: string
  readonly action: 'report-downloaded' | 'export-downloaded'
}

/** Writes a download into the audit trail, with what it is of. */
export async function recordDownload(
  { auditTrail }: Pick<Context, 'auditTrail'>,
  tx: TenantTransaction,
  actor: Actor,
  download: Download,
): Promise<void> {
  await auditTrail.record(tx, { ...download, ...ownAct(actor) })
}
