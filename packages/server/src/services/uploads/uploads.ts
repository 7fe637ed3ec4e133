import type { Upload } from '@plumbline/contract'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { findUpload, listUploads, type UploadRow } from '../../db/uploads/uploads.ts'
import type { Caller } from '../../actor.ts'
import { waitsOf } from './waits.ts'
import { uploadAnswer } from './upload-answer.ts'

/** The caller's uploads, newest first. */
export async function userUploads(context: Context, caller: Caller): Promise<Upload[]> {
  const { rows, account } = await context.database.asTenant(caller.userId, async (tx) => ({
    rows: await listUploads(tx),
    account: await context.accountKeys.of(tx, caller.userId),
  }))
  const waits = await waitsOf(context, rows)
  return rows.map((row) => uploadAnswer(row, account, waits.get(row.id)))
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** One of the caller's uploads. Throws `not-found`, the same whether it is another's or none. */
export async function requireUpload(tx: TenantTransaction, id: string): Promise<UploadRow> {
  const upload = uuid.test(id) ? await findUpload(tx, id) : undefined
  if (!upload) throw new AppError('not-found')
  return upload
}

/** The same, once its audit is complete. Throws `not-ready` before. */
export async function requireCompleted(tx: TenantTransaction, id: string): Promise<UploadRow> {
  const upload = await requireUpload(tx, id)
  if (upload.status !== 'completed') throw new AppError('not-ready')
  return upload
}
