import { AppError } from '../../app-error.ts'
import { ownAct, type Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { deleteJobsNaming } from '../../db/accounts/rows-of-user.ts'
import { deleteUploadById } from '../../db/uploads/all-uploads.ts'
import { findExpiredUploads, type ExpiredUpload } from '../../db/uploads/retention.ts'
import type { SystemTransaction } from '../../db/transactions.ts'
import { requireUpload } from './uploads.ts'

type Deleting = Pick<Context, 'database' | 'auditTrail' | 'originals'>

/** Deletes an upload of the caller's for good: claims, findings, report, job, file. Usage stays counted. */
export async function deleteOwnUpload(
  context: Deleting,
  actor: Actor,
  uploadId: string,
): Promise<void> {
  const { userId } = actor
  const { id } = await context.database.asTenant(userId, (tx) => requireUpload(tx, uploadId))
  await context.database.asSystem(async (tx) => {
    if (!(await remove(tx, id))) throw new AppError('not-found')
    const event = { action: 'upload-deleted', subjectId: id } as const
    await context.auditTrail.record(tx, { ...event, ...ownAct(actor) })
  })
  await context.originals.remove({ userId, uploadId: id })
}

/** Deletes what is older than its owner lets it become; each is an entry of the trail. Answers how many. */
export async function deleteExpiredUploads(context: Deleting): Promise<number> {
  const expired = await context.database.asSystem(findExpiredUploads)
  for (const upload of expired) await deleteExpired(context, upload)
  return expired.length
}

async function deleteExpired(
  { database, auditTrail, originals }: Deleting,
  { userId, uploadId, retentionDays }: ExpiredUpload,
): Promise<void> {
  await database.asSystem(async (tx) => {
    if (!(await remove(tx, uploadId))) return
    await auditTrail.record(tx, {
      action: 'upload-deleted',
      actorId: undefined,
      targetId: userId,
      subjectId: uploadId,
      detail: { afterDays: retentionDays },
    })
  })
  await originals.remove({ userId, uploadId })
}

async function remove(tx: SystemTransaction, uploadId: string): Promise<boolean> {
  if ((await deleteUploadById(tx, uploadId)) === undefined) return false
  await deleteJobsNaming(tx, 'uploadId', uploadId)
  return true
}
