import type { AuditUploadJob } from '@plumbline/contract'
import type { Context } from '../../context.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { failUpload, updateAttempt, type UploadRow } from '../../db/uploads/uploads.ts'
import { sealError } from '../../stored-audits/upload-words.ts'
import { tellOwner } from './tell-owner.ts'
import type { FileRefused } from '../../jobs/audit-upload/audit-child.ts'

/** The file itself is at fault, or there is no capacity for it: said once, not tried again. */
export async function refuseUpload(
  context: Context,
  upload: UploadRow,
  { code, message }: FileRefused,
): Promise<void> {
  const job = { userId: upload.user_id, uploadId: upload.id }
  const attempt = { uploadId: upload.id, attempt: upload.attempt }
  await context.database.asTenant(job.userId, async (tx) => {
    const account = await context.accountKeys.of(tx, job.userId)
    const changed = await updateAttempt(tx, attempt, {
      status: 'error',
      error_code: code,
      error: sealError(account, upload, message),
      completed_at: new Date(),
    })
    if (changed) await recordFailure(context, tx, job, code)
  })
}

const failedMessage =
  'The audit failed on our side after several tries. Your file is kept; please try again later or contact support.'

/** Every try failed: the user is told, and the trail says so. */
export async function giveUp(context: Context, job: AuditUploadJob): Promise<void> {
  await context.database.asTenant(job.userId, async (tx) => {
    const account = await context.accountKeys.of(tx, job.userId)
    const owner = { user_id: job.userId, id: job.uploadId }
    const error = sealError(account, owner, failedMessage)
    const changed = await failUpload(tx, job.uploadId, 'audit-failed', error)
    if (changed) await recordFailure(context, tx, job, 'audit-failed')
  })
  await tellOwner(context, job)
}

async function recordFailure(
  { auditTrail }: Context,
  tx: TenantTransaction,
  { userId, uploadId }: AuditUploadJob,
  code: string,
): Promise<void> {
  await auditTrail.record(tx, {
    action: 'audit-failed',
    actorId: undefined,
    targetId: userId,
    subjectId: uploadId,
    detail: { code },
  })
}
