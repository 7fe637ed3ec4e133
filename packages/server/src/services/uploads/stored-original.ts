import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { findUpload, type UploadRow } from '../../db/uploads/uploads.ts'
import { SealBrokenError, type AccountSeal } from '../../files/envelope.ts'
import { MissingFileError } from '../../files/file-store.ts'

type Upload = Pick<UploadRow, 'user_id' | 'id' | 'file_key'>
type Reads = Pick<Context, 'database' | 'auditTrail' | 'originals'>

/** What became of a stored file; undefined where nothing did. */
export function damageOf(error: unknown): 'changed or moved' | 'lost' | undefined {
  if (error instanceof SealBrokenError) return 'changed or moved'
  return error instanceof MissingFileError ? 'lost' : undefined
}

/** The log and the trail, from which the metrics count, name a file that is not as it was sent. */
export async function noteDamage(
  { auditTrail }: Pick<Context, 'auditTrail'>,
  tx: TenantTransaction,
  { id: uploadId, user_id }: Pick<Upload, 'user_id' | 'id'>,
  damage: string,
): Promise<void> {
  const line = { level: 50, time: Date.now(), uploadId, damage, msg: 'broken seal' }
  process.stderr.write(`${JSON.stringify(line)}\n`)
  await auditTrail.record(tx, {
    action: 'seal-broken',
    actorId: undefined,
    targetId: user_id,
    subjectId: uploadId,
    detail: { of: 'file', damage },
  })
}

/**
 * The file of an upload, as it was sent. Throws `not-found` where none is kept, and where it was changed, moved or
 * lost: that is noted.
 */
export async function storedOriginal(
  context: Reads,
  account: AccountSeal,
  { user_id: userId, id, file_key }: Upload,
): Promise<Buffer> {
  if (!file_key) throw new AppError('not-found', { message: fileDeleted })
  try {
    return await context.originals.read({ userId, uploadId: id }, account, file_key)
  } catch (error) {
    const damage = damageOf(error)
    if (damage === undefined) throw error
    const isKept = await context.database.asTenant(userId, async (tx) => {
      // It may have been deleted while it was read.
      if (!(await findUpload(tx, id))?.file_key) return false
      await noteDamage(context, tx, { id, user_id: userId }, damage)
      return true
    })
    throw new AppError('not-found', { message: isKept ? fileDamaged : fileDeleted, cause: error })
  }
}

const fileDeleted = 'The file was deleted. What was found in it is kept.'
const fileDamaged =
  'The stored file is not the one that was sent: it was changed, moved or lost after it arrived. The administrator is told.'
