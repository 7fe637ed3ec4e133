import type { Upload, UploadChange } from '@plumbline/contract'
import { ownAct, type Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { changeOwnUpload } from '../../db/uploads/own-uploads.ts'
import { sealNames, uploadWords } from '../../stored-audits/upload-words.ts'
import { safeTitle } from './receive/file-name.ts'
import { uploadAnswer } from './upload-answer.ts'
import { requireUpload } from './uploads.ts'

/** Renames an upload, or has its owner told when it is done; its file and results stay as they are. */
export async function changeUpload(
  context: Context,
  actor: Actor,
  uploadId: string,
  { uploadName, tellWhenDone }: UploadChange,
): Promise<Upload> {
  if (tellWhenDone === true) requireLetters(context)
  return context.database.asTenant(actor.userId, async (tx) => {
    const account = await context.accountKeys.of(tx, actor.userId)
    const row = await requireUpload(tx, uploadId)
    if (tellWhenDone === true && row.status !== 'processing') {
      const message = 'The audit has ended already: there is nothing left to tell.'
      throw new AppError('conflict', { message })
    }
    const words = uploadWords(account, row)
    const title = uploadName === undefined ? words.uploadName : requiredTitle(uploadName)
    await changeOwnUpload(tx, row.id, {
      names: sealNames(account, row, { ...words, uploadName: title }),
      ...(tellWhenDone !== undefined && { tell_when_done: tellWhenDone }),
    })
    await context.auditTrail.record(tx, {
      action: 'upload-changed',
      ...ownAct(actor),
      subjectId: row.id,
      detail: {
        renamed: uploadName !== undefined,
        ...(tellWhenDone !== undefined && { tellWhenDone }),
      },
    })
    return uploadAnswer(await requireUpload(tx, row.id), account)
  })
}

function requiredTitle(given: string): string {
  const title = safeTitle(given)
  if (title !== '') return title
  const message = 'Upload name is required'
  throw new AppError('invalid-request', { message, faults: [{ field: 'uploadName', message }] })
}

/** Throws `not-available` where this installation writes to nobody. */
export function requireLetters({ mail }: Pick<Context, 'mail'>): void {
  if (mail.kind === 'smtp') return
  const message =
    'Mail is not set up here, so that nobody can be told. Ask whoever runs Plumbline to set SMTP_URL.'
  throw new AppError('not-available', { message })
}
