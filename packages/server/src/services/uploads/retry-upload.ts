import type { Upload } from '@plumbline/contract'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { restartUpload } from '../../db/uploads.ts'
import type { Caller } from '../../actor.ts'
import { uploadAnswer } from './upload-answer.ts'
import { requireUpload } from './uploads.ts'

/** Audits a file again that ended without results: after an upgrade, or when we failed. */
export async function retryUpload(
  context: Context,
  caller: Caller,
  uploadId: string,
  address: string,
): Promise<Upload> {
  const { userId } = caller
  return context.database.asTenant(userId, async (tx) => {
    const { id } = await requireUpload(tx, uploadId)
    if (!(await restartUpload(tx, id))) throw new AppError('conflict')
    await context.jobs.enqueueAudit(tx, { userId, uploadId: id })
    await context.auditTrail.record(tx, {
      action: 'upload-received',
      actorId: caller.actingAdminId ?? userId,
      targetId: userId,
      subjectId: id,
      detail: { retried: true },
      address,
    })
    return uploadAnswer(await requireUpload(tx, id))
  })
}
