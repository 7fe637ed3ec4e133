import type { UploadForm } from '@plumbline/contract'
import { AppError } from '../../../app-error.ts'
import type { Context } from '../../../context.ts'
import { findByRequest, lockRequest } from '../../../db/uploads/repeated-requests.ts'
import { findUpload, type UploadRow } from '../../../db/uploads/uploads.ts'
import type { TenantTransaction } from '../../../db/transactions.ts'
import type { KeptFile } from './keep-file.ts'

/** The account's key, which marks what it is known by. */
interface Marking {
  markOfRequest(text: string): Buffer
}

/** A request that may be sent again: by what it is known, and what it asked for. */
export interface RepeatableRequest {
  readonly mark: Buffer
  readonly digest: Buffer
}

/** The same file and fields under the same key are the same request, whatever the form's boundaries. */
export function requestOf(
  account: Marking,
  idempotencyKey: string,
  asked: UploadForm,
  file: KeptFile,
): RepeatableRequest {
  const { uploadName, auditType, auditAgain = 'false', tellWhenDone = 'false' } = asked
  const fields = [uploadName, auditType, auditAgain, tellWhenDone]
  const said = JSON.stringify([...fields, file.fileName, file.sha256.toString('hex')])
  return { mark: markOf(account, idempotencyKey), digest: account.markOfRequest(`asked ${said}`) }
}

/** Whether such a request has led to an upload, which takes no more room then. */
export async function isTaken(
  { database }: Pick<Context, 'database'>,
  account: Marking,
  userId: string,
  idempotencyKey: string,
): Promise<boolean> {
  const mark = markOf(account, idempotencyKey)
  return (await database.asTenant(userId, (tx) => findByRequest(tx, mark))) !== undefined
}

/**
 * The upload that the request has led to before. Of two at once the later waits for the earlier.
 * Throws `key-reused` where it asked for something else.
 */
export async function repeatedUpload(
  tx: TenantTransaction,
  { mark, digest }: RepeatableRequest,
): Promise<UploadRow | undefined> {
  await lockRequest(tx, mark)
  const taken = await findByRequest(tx, mark)
  if (!taken) return undefined
  if (taken.request_digest?.equals(digest) !== true) throw new AppError('key-reused')
  return findUpload(tx, taken.id)
}

function markOf(account: Marking, idempotencyKey: string): Buffer {
  return account.markOfRequest(`key ${idempotencyKey}`)
}
