import type { UploadLook } from '@plumbline/contract'
import { meaningChoices } from '@plumbline/intake'
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

/** A look with what is said of its upload, and as it is kept. */
export interface OpenedLook {
  readonly stored: StoredLook
  readonly shown: Omit<UploadLook, 'help'>
}

/** How a file that waits for an answer was understood. Throws `conflict` where it waits for none. */
export async function openedLook(
  context: Context,
  tx: TenantTransaction,
  uploadId: string,
): Promise<OpenedLook> {
  const upload = await requireUpload(tx, uploadId)
  const account = await context.accountKeys.of(tx, tx.userId)
  const key = await resultsKey(account, tx, upload)
  const stored = await requireLook(tx, key, upload)
  const shown = {
    // Of a stored look the answer takes what the contract names.
    ...stored,
    upload: uploadAnswer(upload, account),
    mapping: upload.mapping && openOwnMapping(key, upload.mapping),
    choices: meaningChoices(),
  }
  return { stored, shown }
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
