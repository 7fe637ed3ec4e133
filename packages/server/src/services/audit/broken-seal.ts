import type { Context } from '../../context.ts'
import { failUpload, type UploadRow } from '../../db/uploads/uploads.ts'
import { SealBrokenError } from '../../files/envelope.ts'
import { MissingFileError } from '../../files/file-store.ts'
import { sealError } from '../../stored-audits/upload-words.ts'

/** What became of a stored file; undefined where nothing did. */
export function damageOf(error: unknown): 'changed or moved' | 'lost' | undefined {
  if (error instanceof SealBrokenError) return 'changed or moved'
  return error instanceof MissingFileError ? 'lost' : undefined
}

const damagedMessage =
  'The stored file is not the one that was sent: it was changed, moved or lost after it arrived. ' +
  'It was not audited, and the administrator is told. Please send the file again.'

/** Ends the upload with its reason; the log and the trail, from which the metrics count, name it. */
export async function recordDamage(
  { database, auditTrail, accountKeys }: Pick<Context, 'database' | 'auditTrail' | 'accountKeys'>,
  upload: Pick<UploadRow, 'user_id' | 'id'>,
  damage: string,
): Promise<void> {
  const line = { level: 50, time: Date.now(), uploadId: upload.id, damage, msg: 'broken seal' }
  process.stderr.write(`${JSON.stringify(line)}\n`)
  await database.asTenant(upload.user_id, async (tx) => {
    const account = await accountKeys.of(tx, upload.user_id)
    const error = sealError(account, upload, damagedMessage)
    await failUpload(tx, upload.id, 'file-damaged', error)
    await auditTrail.record(tx, {
      action: 'seal-broken',
      actorId: undefined,
      targetId: upload.user_id,
      subjectId: upload.id,
      detail: { of: 'file', damage },
    })
  })
}
