import { randomUUID } from 'node:crypto'
import { UploadFields, type Upload, type UploadField } from '@plumbline/contract'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { columnsOfFields } from '../../db/uploads/upload-fields.ts'
import { findSameFile, insertUpload } from '../../db/uploads/uploads.ts'
import { ownAct, type AccountActor, type Actor } from '../../actor.ts'
import { safeTitle } from './file-name.ts'
import { keepFile, type IncomingFile, type KeptFile } from './keep-file.ts'
import { uploadAnswer } from './upload-answer.ts'

/** The parts of an upload in the order in which they arrive. */
export interface UploadForm {
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
  form: UploadForm,
): Promise<Upload> {
  const owner = { userId: actor.userId, uploadId: randomUUID() }
  let kept: KeptFile | undefined
  let fields: UploadFields
  try {
    const texts = await form.read(async (file) => {
      kept = await keepFile(context.originals, owner, file)
    })
    fields = validFields(texts, kept)
  } catch (error) {
    await context.originals.remove(owner)
    throw error
  }
  if (!kept) throw new AppError('invalid-request')
  return recordUpload(context, actor, { ...owner, ...fields, ...kept, isSample: false })
}

export interface NewUpload extends KeptFile, UploadFields {
  readonly uploadId: string
  readonly isSample: boolean
}

/** The row, the event and the job, together or not at all. A file without a row is swept away. */
export async function recordUpload(
  context: Context,
  actor: AccountActor,
  upload: NewUpload,
): Promise<Upload> {
  const { userId } = actor
  return context.database.asTenant(userId, async (tx) => {
    const same = upload.isSample ? undefined : await findSameFile(tx, upload.sha256)
    const row = await insertUpload(tx, {
      id: upload.uploadId,
      user_id: userId,
      ...columnsOfFields(upload),
      file_name: upload.fileName,
      file_bytes: upload.sizeBytes,
      file_sha256: upload.sha256,
      file_key: upload.wrappedKey,
      is_sample: upload.isSample,
      duplicate_of: same ?? null,
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
    return uploadAnswer(row)
  })
}

function validFields(texts: UploadTexts, kept: KeptFile | undefined): UploadFields {
  const parsed = UploadFields.safeParse(withSafeTitle(texts))
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
