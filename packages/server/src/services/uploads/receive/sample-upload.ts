import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UploadFields, type Upload, type UploadAuditType } from '@plumbline/contract'
import type { Context } from '../../../context.ts'
import type { AccountActor } from '../../../actor.ts'
import { storageDown } from './keep-file.ts'
import { recordUpload } from './record-upload.ts'

const folder = join(import.meta.dirname, '../../../../../../samples')

const samples = {
  Medical: { fileName: 'medical-claims.csv', uploadName: 'Sample: medical claims' },
  Pharmacy: { fileName: 'pharmacy-claims.csv', uploadName: 'Sample: pharmacy claims' },
} as const satisfies Record<UploadAuditType, object>

/** Sends the sample of a type through the same pipeline as any file; it counts no claims. */
export async function auditSample(
  context: Context,
  actor: AccountActor,
  auditType: UploadAuditType,
): Promise<Upload> {
  const { fileName, uploadName } = samples[auditType]
  const bytes = await readFile(join(folder, fileName))
  const owner = { userId: actor.userId, uploadId: randomUUID() }
  const account = await context.accountKeys.ofUser(actor.userId)
  const wrappedKey = await context.originals
    .write(owner, account, chunks(bytes))
    .catch((error: unknown) => {
      throw storageDown(error)
    })
  const file = { fileName, wrappedKey, sizeBytes: bytes.length, sha256: sha256(bytes) }
  const fields = UploadFields.parse({ uploadName, auditType })
  const upload = { ...file, ...fields, uploadId: owner.uploadId, isSample: true }
  return recordUpload(context, actor, upload)
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}

async function* chunks(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes)
}
