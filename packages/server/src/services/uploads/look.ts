import type { UploadLook } from '@plumbline/contract'
import { meaningChoices } from '@plumbline/intake'
import type { Caller } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { findLook } from '../../db/uploads/looks.ts'
import type { UploadRow } from '../../db/uploads/uploads.ts'
import type { ResultsKey } from '../../files/results-key.ts'
import { openOwnMapping } from '../../stored-audits/column-mapping.ts'
import { resultsKey } from '../../stored-audits/results-key.ts'
import { openLook, type StoredLook } from '../../stored-audits/stored-look.ts'
import { uploadAnswer } from './upload-answer.ts'
import { requireUpload } from './uploads.ts'

/** How a file that waits for an answer was understood. Throws `conflict` where it waits for none. */
export async function uploadLook(
  context: Context,
  { userId }: Caller,
  uploadId: string,
): Promise<UploadLook> {
  return context.database.asTenant(userId, async (tx) => {
    const upload = await requireUpload(tx, uploadId)
    const account = await context.accountKeys.of(tx, userId)
    const key = await resultsKey(account, tx, upload)
    // Of a stored look the answer takes what the contract names.
    return {
      ...(await requireLook(tx, key, upload)),
      upload: uploadAnswer(upload, account),
      mapping: upload.mapping && openOwnMapping(key, upload.mapping),
      choices: meaningChoices(),
    }
  })
}

/** The look at an upload. Throws `conflict` where it waits for no answer, or was answered meanwhile. */
export async function requireLook(
  tx: TenantTransaction,
  key: ResultsKey,
  { id }: Pick<UploadRow, 'id'>,
): Promise<StoredLook> {
  const sealed = await findLook(tx, id)
  if (!sealed) {
    const message = 'This upload waits for no answer: it was answered, or never asked about.'
    throw new AppError('conflict', { message })
  }
  return openLook(key, sealed)
}
