import { randomUUID } from 'node:crypto'
import { UploadForm, type Upload, type UploadField, type UploadFields } from '@plumbline/contract'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { findSameFile, insertUpload, type UploadRow } from '../../db/uploads/uploads.ts'
import { isAuditedAgain } from '../../db/uploads/own-uploads.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { sealNames, uploadWords, type UploadWords } from '../../stored-audits/upload-words.ts'
import { ownAct, type AccountActor, type Actor } from '../../actor.ts'
import { requireRoom, requireRoomFor } from './account-limits.ts'
import { requireLetters } from './change-upload.ts'
import { safeTitle } from './file-name.ts'
import { keepFile, type IncomingFile, type KeptFile } from './keep-file.ts'
import { uploadAnswer } from './upload-answer.ts'

/** The parts of an upload in the order in which they arrive. */
export interface ArrivingUpload {
  /** Hands the file over while it arrives; answers the text fields once everything is there. */
  read(keep: (file: IncomingFile) => Promise<void>): Promise<UploadTexts>
}

/** The text fields as they were sent; what was not sent is missing. */
export type UploadTexts = { [Field in UploadField]?: string }

/**
 * Takes a claims file: encrypted into the store first, then its row, its audit-trail event and its
 * job in one transaction. The audit runs in the background.
 */
export async function receiveUpload(
  context: Context,
  actor: Actor,
  form: ArrivingUpload,
): Promise<Upload> {
  const owner = { userId: actor.userId, uploadId: randomUUID() }
  const account = await context.accountKeys.ofUser(actor.userId)
  let kept: KeptFile | undefined
  try {
    await requireRoom(context, actor.userId)
    const texts = await form.read(async (file) => {
      kept = await keepFile(context.originals, owner, account, file)
    })
    const { auditAgain, tellWhenDone, ...fields } = validFields(texts, kept)
    if (tellWhenDone === 'true') requireLetters(context)
    if (!kept) throw new AppError('invalid-request')
    const told = { tellWhenDone: tellWhenDone === 'true' }
    const upload = { ...owner, ...fields, ...kept, ...told, isSample: false }
    return await recordUpload(context, actor, upload, auditAgain === 'true')
  } catch (error) {
    // What was kept of it, if the storage can be asked; else it is swept away later.
    await context.originals.remove(owner).catch(() => undefined)
    throw error
  }
}

export interface NewUpload extends KeptFile, UploadFields {
  readonly uploadId: string
  readonly isSample: boolean
  readonly tellWhenDone?: boolean
  /** The upload whose file this is once more. */
  readonly auditsAgain?: string
}

/**
 * The row, the event and the job, together or not at all. A file without a row is swept away. Throws
 * `same-file` where the account has sent the same bytes before, unless they are to be audited again.
 */
export async function recordUpload(
  context: Context,
  actor: AccountActor,
  upload: NewUpload,
  auditAgain = false,
): Promise<Upload> {
  const { userId } = actor
  return context.database.asTenant(userId, async (tx) => {
    await requireRoomFor(context, tx, upload.sizeBytes)
    const account = await context.accountKeys.of(tx, userId)
    const mark = account.markOfFile(upload.sha256)
    const same = upload.isSample ? undefined : await findSameFile(tx, mark)
    if (upload.auditsAgain !== undefined) await requireNewest(tx, upload.auditsAgain)
    if (same && !auditAgain) throw sameFile(same, uploadWords(account, same))
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
      audits_again: upload.auditsAgain ?? null,
      tell_when_done: upload.tellWhenDone ?? false,
    })
    await context.jobs.enqueueAudit(tx, {
      userId,
      uploadId: row.id,
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

async function requireNewest(tx: TenantTransaction, uploadId: string): Promise<void> {
  if (!(await isAuditedAgain(tx, uploadId))) return
  const message = 'This upload was audited again already. Audit the newer one, or compare the two.'
  throw new AppError('conflict', { message })
}

function sameFile({ id, audit_type, created_at }: UploadRow, words: UploadWords): AppError {
  const on = created_at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return new AppError('same-file', {
    message: `The same file was sent on ${on} as “${words.uploadName}” (${audit_type}). Audited again, its claims count again.`,
    earlierUploadId: id,
  })
}

function validFields(texts: UploadTexts, kept: KeptFile | undefined): UploadForm {
  const parsed = UploadForm.safeParse(withSafeTitle(texts))
  const faults = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  if (!kept) faults.push({ field: 'file', message: 'Please select a file' })
  const [first] = faults
  if (first) throw new AppError('invalid-request', { message: first.message, faults })
  if (!parsed.success) throw new AppError('invalid-request')
  return parsed.data
}

function withSafeTitle(texts: UploadTexts): UploadTexts {
  return { ...texts, uploadName: safeTitle(texts.uploadName ?? '') }
}
