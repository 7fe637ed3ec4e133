import { randomUUID } from 'node:crypto'
import { UploadForm, type Upload, type UploadField } from '@plumbline/contract'
import type { Actor } from '../../../actor.ts'
import { AppError } from '../../../app-error.ts'
import type { Context } from '../../../context.ts'
import { requireRoom } from './account-limits.ts'
import { requireLetters } from '../change-upload.ts'
import { safeTitle } from './file-name.ts'
import { keepFile, type IncomingFile, type KeptFile } from './keep-file.ts'
import { recordUpload } from './record-upload.ts'
import { isTaken, requestOf } from './repeatable-request.ts'

/** The parts of an upload in the order in which they arrive. */
export interface ArrivingUpload {
  /** Hands the file over while it arrives; answers the text fields once everything is there. */
  read(keep: (file: IncomingFile) => Promise<void>): Promise<UploadTexts>
}

/** The text fields as they were sent; what was not sent is missing. */
export type UploadTexts = { [Field in UploadField]?: string }

/** The upload, and whether it is one that the same request had led to before. */
export interface Received {
  readonly upload: Upload
  readonly isRepeat: boolean
}

/**
 * Takes a claims file: encrypted into the store first, then its row, its audit-trail event and its
 * job in one transaction. The audit runs in the background. Sent again with the same
 * `idempotencyKey`, it is the upload of the first time; throws `key-reused` where it is not the same.
 */
export async function receiveUpload(
  context: Context,
  actor: Actor,
  form: ArrivingUpload,
  idempotencyKey?: string,
): Promise<Received> {
  const owner = { userId: actor.userId, uploadId: randomUUID() }
  const account = await context.accountKeys.ofUser(actor.userId)
  let kept: KeptFile | undefined
  try {
    const again =
      idempotencyKey !== undefined &&
      (await isTaken(context, account, actor.userId, idempotencyKey))
    if (!again) await requireRoom(context, actor.userId)
    const texts = await form.read(async (file) => {
      kept = await keepFile(context.originals, owner, account, file)
    })
    const asked = validFields(texts, kept)
    const { auditAgain, tellWhenDone, look = 'never', ...fields } = asked
    if (tellWhenDone === 'true') requireLetters(context)
    if (!kept) throw new AppError('invalid-request')
    const request =
      idempotencyKey === undefined ? undefined : requestOf(account, idempotencyKey, asked, kept)
    const told = { tellWhenDone: tellWhenDone === 'true', ask: look === 'never' ? null : look }
    const upload = await recordUpload(
      context,
      actor,
      { ...owner, ...fields, ...kept, ...told, isSample: false, request },
      auditAgain === 'true',
    )
    const isRepeat = upload.id !== owner.uploadId
    if (isRepeat) await context.originals.remove(owner).catch(() => undefined)
    return { upload, isRepeat }
  } catch (error) {
    // What was kept of it, if the storage can be asked; else it is swept away later.
    await context.originals.remove(owner).catch(() => undefined)
    throw error
  }
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
