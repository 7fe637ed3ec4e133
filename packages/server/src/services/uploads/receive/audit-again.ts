import { createHash, randomUUID } from 'node:crypto'
import { correctedFilesBytes, type Upload } from '@plumbline/contract'
import type { Actor } from '../../../actor.ts'
import { AppError } from '../../../app-error.ts'
import type { Context } from '../../../context.ts'
import { openOwnMapping } from '../../../stored-audits/column-mapping.ts'
import {
  openCorrectedFiles,
  type KeptCorrectedFile,
} from '../../../stored-audits/corrected-files.ts'
import { resultsKey } from '../../../stored-audits/results-key.ts'
import { uploadWords } from '../../../stored-audits/upload-words.ts'
import { requireRoom } from './account-limits.ts'
import { storageDown } from './keep-file.ts'
import { recordUpload } from './record-upload.ts'
import { storedOriginal } from '../stored-original.ts'
import { requireCompleted } from '../uploads.ts'

/**
 * Audits the file of a completed upload again, as an upload of its own beside it: the two can be
 * compared, and from its end on the newer one counts. Its claims were counted before and are not again,
 * but for lines of rows that were set aside and come corrected now. What was said of its columns stands.
 * Throws `conflict` where it was audited again already.
 */
export async function auditAgain(
  context: Context,
  actor: Actor,
  uploadId: string,
  newlyCorrected?: KeptCorrectedFile,
): Promise<Upload> {
  await requireRoom(context, actor.userId)
  const { row, account, ...said } = await auditedBefore(context, actor, uploadId)
  if (!row.file_key) throw new AppError('conflict', { message: 'The file was not kept.' })
  const corrected = said.corrected.concat(newlyCorrected ?? [])
  requireFew(corrected)
  const { userId } = actor
  const owner = { userId, uploadId: randomUUID() }
  const unavailable = (error: unknown) => {
    throw error instanceof AppError ? error : storageDown(error)
  }
  const bytes = await storedOriginal(context, account, row).catch(unavailable)
  const wrappedKey = await context.originals.write(owner, account, pieces(bytes)).catch(unavailable)
  const file = { wrappedKey, sizeBytes: bytes.length, sha256: digest(bytes) }
  const fields = { ...uploadWords(account, row), auditType: row.audit_type }
  const again = { isSample: row.is_sample, auditsAgain: row.id, mapping: said.mapping, corrected }
  const upload = { ...file, ...fields, ...owner, ...again }
  try {
    return await recordUpload(context, actor, upload, true)
  } catch (error) {
    await context.originals.remove(owner).catch(() => undefined)
    throw error
  }
}

/** Each audit reads all that came corrected before. */
function requireFew(corrected: readonly KeptCorrectedFile[]): void {
  const bytes = corrected.reduce((all, file) => all + file.bytes.length, 0)
  if (bytes <= correctedFilesBytes) return
  throw new AppError('file-too-large', {
    message:
      'The files of corrected rows of one upload may have 60 MB in all. Send the whole claims file, corrected, as a new upload.',
  })
}

/** An upload, and what belongs to its file beside it. */
async function auditedBefore(context: Context, { userId }: Actor, uploadId: string) {
  return context.database.asTenant(userId, async (tx) => {
    const row = await requireCompleted(tx, uploadId)
    const account = await context.accountKeys.of(tx, userId)
    const key = await resultsKey(account, tx, row)
    const corrected = await openCorrectedFiles(tx, key)
    return {
      ...{ row, account },
      mapping: row.mapping ? openOwnMapping(key, row.mapping) : undefined,
      corrected: corrected.map(({ bytes }): KeptCorrectedFile => ({ bytes, isTaken: true })),
    }
  })
}

function digest(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}

async function* pieces(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes)
}
