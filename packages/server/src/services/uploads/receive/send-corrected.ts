import { correctedFileBytes, type Upload } from '@plumbline/contract'
import type { Actor } from '../../../actor.ts'
import { AppError } from '../../../app-error.ts'
import type { Context } from '../../../context.ts'
import { gatheredBytes } from '../../../files/gathered-bytes.ts'
import { auditAgain } from './audit-again.ts'
import type { IncomingFile } from './keep-file.ts'
import { requireCompleted } from '../uploads.ts'

/** A file of corrected rows that is arriving. */
export interface ArrivingRows {
  read(keep: (file: IncomingFile) => Promise<void>): Promise<unknown>
}

/**
 * Audits a file again with rows that were set aside and are corrected, as an upload of its own beside it:
 * findings and decisions stay, and only lines of rows that were corrected now are counted. Throws
 * `conflict` where the file was audited again already.
 */
export async function sendCorrected(
  context: Context,
  actor: Actor,
  uploadId: string,
  form: ArrivingRows,
): Promise<Upload> {
  await context.database.asTenant(actor.userId, (tx) => requireCompleted(tx, uploadId))
  let bytes: Buffer | undefined
  await form.read(async (file) => {
    bytes = await gathered(file)
  })
  if (!bytes || bytes.length === 0) {
    const message = 'Please select the file of corrected rows'
    throw new AppError('invalid-request', { message, faults: [{ field: 'file', message }] })
  }
  return auditAgain(context, actor, uploadId, { bytes, isTaken: false })
}

async function gathered(file: IncomingFile): Promise<Buffer> {
  const bytes = await gatheredBytes(file, correctedFileBytes)
  if (bytes) return bytes
  throw new AppError('file-too-large', {
    message: 'A file of corrected rows may have 20 MB. Send the whole claims file as a new upload.',
  })
}
