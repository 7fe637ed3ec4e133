import type { Context } from '../../context.ts'
import { failUpload, type UploadRow } from '../../db/uploads/uploads.ts'
import { sealError } from '../../stored-audits/upload-words.ts'
import { noteDamage } from '../uploads/stored-original.ts'

const damagedMessage =
  'The stored file is not the one that was sent: it was changed, moved or lost after it arrived. ' +
  'It was not audited, and the administrator is told. Please send the file again.'

/** Ends the upload with its reason, and notes it. */
export async function recordDamage(
  { database, auditTrail, accountKeys }: Pick<Context, 'database' | 'auditTrail' | 'accountKeys'>,
  upload: Pick<UploadRow, 'user_id' | 'id'>,
  damage: string,
): Promise<void> {
  await database.asTenant(upload.user_id, async (tx) => {
    const account = await accountKeys.of(tx, upload.user_id)
    const error = sealError(account, upload, damagedMessage)
    await failUpload(tx, upload.id, 'file-damaged', error)
    await noteDamage({ auditTrail }, tx, upload, damage)
  })
}
