import { createHash, randomUUID } from 'node:crypto'
import type { Upload } from '@plumbline/contract'
import type { Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { uploadWords } from '../../stored-audits/upload-words.ts'
import { requireRoom } from './account-limits.ts'
import { storageDown } from './keep-file.ts'
import { recordUpload } from './record-upload.ts'
import { requireCompleted } from './uploads.ts'

/**
 * Audits the file of a completed upload again, as an upload of its own beside it: the two can be
 * compared, and from its end on the newer one counts. Its claims were counted before and are not again.
 * Throws `conflict` where it was audited again already.
 */
export async function auditAgain(
  context: Context,
  actor: Actor,
  uploadId: string,
): Promise<Upload> {
  await requireRoom(context, actor.userId)
  const { row, account } = await context.database.asTenant(actor.userId, async (tx) => ({
    row: await requireCompleted(tx, uploadId),
    account: await context.accountKeys.of(tx, actor.userId),
  }))
  if (!row.file_key) throw new AppError('conflict', { message: 'The file was not kept.' })
  const { userId } = actor
  const owner = { userId, uploadId: randomUUID() }
  const earlier = { userId, uploadId: row.id }
  const unavailable = (error: unknown) => {
    throw storageDown(error)
  }
  const bytes = await context.originals.read(earlier, account, row.file_key).catch(unavailable)
  const wrappedKey = await context.originals.write(owner, account, pieces(bytes)).catch(unavailable)
  const { uploadName, fileName } = uploadWords(account, row)
  const file = { fileName, wrappedKey, sizeBytes: bytes.length, sha256: digest(bytes) }
  const fields = { uploadName, auditType: row.audit_type }
  const upload = { ...file, ...fields, ...owner, isSample: row.is_sample, auditsAgain: row.id }
  try {
    return await recordUpload(context, actor, upload, true)
  } catch (error) {
    await context.originals.remove(owner).catch(() => undefined)
    throw error
  }
}

function digest(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}

async function* pieces(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes)
}
