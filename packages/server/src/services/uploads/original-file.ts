import { ownAct, type Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { uploadWords } from '../../stored-audits/upload-words.ts'
import { storedOriginal } from './stored-original.ts'
import { requireUpload } from './uploads.ts'

/** A file as it was sent, for its owner; in the trail. Throws as `storedOriginal`. */
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
  const bytes = await storedOriginal(context, account, row)
  return { fileName: uploadWords(account, row).fileName, bytes }
}
