import type { Upload } from '@plumbline/contract'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { restartUpload } from '../../db/uploads/uploads.ts'
import { ownAct, type Actor } from '../../actor.ts'
import { uploadAnswer } from './upload-answer.ts'
import { requireUpload } from './uploads.ts'

/**
 * Audits a file again that ended without results: after an upgrade, or when we failed. Asking for it where the
 * file looked like the other audit type is the answer that its type stands.
 */
export async function retryUpload(
  context: Context,
  actor: Actor,
  uploadId: string,
): Promise<Upload> {
  const { userId } = actor
  return context.database.asTenant(userId, async (tx) => {
    const { id, audit_type, is_sample, error_code: errorCode } = await requireUpload(tx, uploadId)
    const typeConfirmed = errorCode === 'other-audit-type'
    if (!(await restartUpload(tx, id))) throw new AppError('conflict')
    await context.jobs.enqueueAudit(tx, {
      userId,
      uploadId: id,
      ...(typeConfirmed && { typeConfirmed }),
      auditType: is_sample ? 'sample' : audit_type,
    })
    await context.auditTrail.record(tx, {
      action: 'upload-received',
      ...ownAct(actor),
      subjectId: id,
      detail: { retried: true, ...(typeConfirmed && { typeConfirmed }) },
    })
    return uploadAnswer(await requireUpload(tx, id), await context.accountKeys.of(tx, userId))
  })
}
