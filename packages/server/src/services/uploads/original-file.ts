import { AppError } from '../../app-error.ts'
import { ownAct, type Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { uploadWords } from '../../stored-audits/upload-words.ts'
import { requireUpload } from './uploads.ts'

/** A file as it was sent, for its owner; in the trail. Throws `not-found` where none was kept. */
export async function originalFile(
  context: Context,
  actor: Actor,
  uploadId: string,
): Promise<{ readonly fileName: string; readonly bytes: Buffer }> {
  const { row, account } = await context.database.asTenant(actor.userId, async (tx) => {
    const found = await requireUpload(tx, uploadId)
    await context.auditTrail.record(tx, {
      action: 'export-downloaded',
      ...ownAct(actor),
      subjectId: found.id,
      detail: { original: true },
    })
    return { row: found, account: await context.accountKeys.of(tx, actor.userId) }
  })
  if (!row.file_key) throw new AppError('not-found')
  const owner = { userId: actor.userId, uploadId: row.id }
  const bytes = await context.originals.read(owner, account, row.file_key)
  return { fileName: uploadWords(account, row).fileName, bytes }
}
