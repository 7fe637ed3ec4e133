import type { Upload, UploadRetry } from '@plumbline/contract'
import { AppError } from '../../../app-error.ts'
import type { Context } from '../../../context.ts'
import { restartUpload } from '../../../db/uploads/uploads.ts'
import { ownAct, type Actor } from '../../../actor.ts'
import { uploadAnswer } from '../upload-answer.ts'
import { requireUpload } from '../uploads.ts'

/**
 * Audits a file again that ended without results: after an upgrade, when we failed, or as the other audit type.
 * Asking for it under the same type where the file looked like the other is the answer that the type stands.
 */
export async function retryUpload(
  context: Context,
  actor: Actor,
  uploadId: string,
  { auditType }: UploadRetry = {},
): Promise<Upload> {
  const { userId } = actor
  return context.database.asTenant(userId, async (tx) => {
    const { id, audit_type, is_sample, error_code: errorCode } = await requireUpload(tx, uploadId)
    const type = auditType ?? audit_type
    const isChanged = type !== audit_type
    const typeConfirmed = errorCode === 'other-audit-type' && !isChanged
    if (!(await restartUpload(tx, id, type))) throw new AppError('conflict')
    await context.jobs.enqueueAudit(tx, {
      userId,
      uploadId: id,
      ...(typeConfirmed && { typeConfirmed }),
      auditType: is_sample ? 'sample' : type,
    })
    await context.auditTrail.record(tx, {
      action: 'upload-received',
      ...ownAct(actor),
      subjectId: id,
      detail: {
        retried: true,
        ...(typeConfirmed && { typeConfirmed }),
        ...(isChanged && { auditType: type }),
      },
    })
    return uploadAnswer(await requireUpload(tx, id), await context.accountKeys.of(tx, userId))
  })
}
