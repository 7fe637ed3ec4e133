import type { MappingFile, Upload, UploadFields } from '@plumbline/contract'
import { ownAct, type AccountActor } from '../../../actor.ts'
import { AppError } from '../../../app-error.ts'
import type { Context } from '../../../context.ts'
import { changeOwnUpload, isAuditedAgain } from '../../../db/uploads/own-uploads.ts'
import { findSameFile } from '../../../db/uploads/same-file.ts'
import { insertUpload, type UploadRow } from '../../../db/uploads/uploads.ts'
import type { TenantTransaction } from '../../../db/transactions.ts'
import type { AccountSeal } from '../../../files/envelope.ts'
import { sealOwnMapping } from '../../../stored-audits/column-mapping.ts'
import {
  keepCorrectedFiles,
  type KeptCorrectedFile,
} from '../../../stored-audits/corrected-files.ts'
import { resultsKey } from '../../../stored-audits/results-key.ts'
import { sealNames, uploadWords } from '../../../stored-audits/upload-words.ts'
import { requireRoomFor } from './account-limits.ts'
import type { KeptFile } from './keep-file.ts'
import { repeatedUpload, type RepeatableRequest } from './repeatable-request.ts'
import { sameFile } from './same-file.ts'
import { uploadAnswer } from '../upload-answer.ts'

export interface NewUpload extends KeptFile, UploadFields {
  readonly uploadId: string
  readonly isSample: boolean
  readonly tellWhenDone?: boolean
  /** When its owner is asked how it is understood; never where null. */
  readonly ask?: 'unsure' | 'always' | null
  /** The upload whose file this is once more. */
  readonly auditsAgain?: string
  /** What was said of its columns then. */
  readonly mapping?: MappingFile | undefined
  /** Files of rows that were set aside and corrected. */
  readonly corrected?: readonly KeptCorrectedFile[]
  /** Sent again, it is this upload still. */
  readonly request?: RepeatableRequest | undefined
}

/**
 * The row, the event and the job, together or not at all; where the request was taken before, the
 * upload of then, and no row. A file without a row is swept away. Throws `same-file` where the account
 * has sent the same bytes before, unless they are to be audited again.
 */
export async function recordUpload(
  context: Context,
  actor: AccountActor,
  upload: NewUpload,
  auditAgain = false,
): Promise<Upload> {
  const { userId } = actor
  return context.database.asTenant(userId, async (tx) => {
    const account = await context.accountKeys.of(tx, userId)
    const repeated = upload.request && (await repeatedUpload(tx, upload.request))
    if (repeated) return uploadAnswer(repeated, account)
    await requireRoomFor(context, tx, bytesOf(upload))
    const mark = account.markOfFile(upload.sha256)
    const same = upload.isSample ? undefined : await findSameFile(tx, mark, upload.auditType)
    if (upload.auditsAgain !== undefined) await requireNewest(tx, upload.auditsAgain)
    if (same && !auditAgain) throw sameFile(same, uploadWords(account, same), upload.auditType)
    const row = await insertUpload(tx, {
      id: upload.uploadId,
      user_id: userId,
      names: sealNames(account, { user_id: userId, id: upload.uploadId }, upload),
      audit_type: upload.auditType,
      file_bytes: upload.sizeBytes,
      file_mark: mark,
      file_key: upload.wrappedKey,
      is_sample: upload.isSample,
      duplicate_of: same?.id ?? null,
      audits_again: upload.auditsAgain ?? auditedBefore(same, upload.auditType),
      tell_when_done: upload.tellWhenDone ?? false,
      ask: upload.ask ?? null,
      request_mark: upload.request?.mark ?? null,
      request_digest: upload.request?.digest ?? null,
    })
    await keepWhatBelongs(tx, account, row, upload)
    await context.jobs.enqueueAudit(tx, {
      userId,
      uploadId: row.id,
      // It was audited as this type before.
      ...(row.audits_again !== null && { typeConfirmed: true }),
      auditType: row.is_sample ? 'sample' : row.audit_type,
    })
    await context.auditTrail.record(tx, {
      action: 'upload-received',
      ...ownAct(actor),
      subjectId: row.id,
      detail: { bytes: upload.sizeBytes, sample: upload.isSample },
    })
    return uploadAnswer(row, account)
  })
}

/** Of all that is kept for it. */
function bytesOf({ sizeBytes, corrected = [] }: NewUpload): number {
  return corrected.reduce((all, { bytes }) => all + bytes.length, sizeBytes)
}

/** The audit of the same file as the same type, in whose place the new one will count. */
function auditedBefore(same: UploadRow | undefined, type: UploadRow['audit_type']) {
  return same?.status === 'completed' && same.audit_type === type ? same.id : null
}

/** What belongs to the file beside it, sealed by the upload's own key. */
async function keepWhatBelongs(
  tx: TenantTransaction,
  account: AccountSeal,
  row: UploadRow,
  { mapping, corrected = [] }: NewUpload,
): Promise<void> {
  if (!mapping && corrected.length === 0) return
  const key = await resultsKey(account, tx, row)
  if (mapping) await changeOwnUpload(tx, row.id, { mapping: sealOwnMapping(key, mapping) })
  await keepCorrectedFiles(tx, key, corrected)
}

async function requireNewest(tx: TenantTransaction, uploadId: string): Promise<void> {
  if (!(await isAuditedAgain(tx, uploadId))) return
  const message = 'This upload was audited again already. Audit the newer one, or compare the two.'
  throw new AppError('conflict', { message })
}
