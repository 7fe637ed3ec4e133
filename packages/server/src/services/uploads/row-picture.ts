import { pagePicture, PictureFailed, type PagePlace } from '@plumbline/intake'
import pLimit from 'p-limit'
import { ownAct, type Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { AccountSeal } from '../../files/envelope.ts'
import { MissingFileError } from '../../files/file-store.ts'
import type { UploadRow } from '../../db/uploads/uploads.ts'
import { resultsKey } from '../../stored-audits/results-key.ts'
import { placeOfRow } from './place-of-row.ts'
import { requireUpload } from './uploads.ts'

/** Two are made at a time, so that audits keep their share of the machine, and few wait for them. */
const making = pLimit(2)
const mostWaiting = 20

/** A row of an upload, and what of its page is wanted. */
interface WantedPicture {
  readonly uploadId: string
  readonly row: number
  readonly isWhole: boolean
}

/**
 * A picture (PNG) of where a row stands on its page, made from the file as it was sent and not kept; in the trail.
 * Throws `not-found`, with what is lacking, and `too-many-requests`.
 */
export async function rowPicture(
  context: Context,
  actor: Actor,
  { uploadId, row, isWhole }: WantedPicture,
): Promise<Uint8Array> {
  const { upload, account, place } = await context.database.asTenant(actor.userId, async (tx) => {
    const found = await requireUpload(tx, uploadId)
    const opened = await context.accountKeys.of(tx, actor.userId)
    const stands = await placeOfRow(tx, await resultsKey(opened, tx, found), found, row)
    await context.auditTrail.record(tx, {
      action: 'claims-viewed',
      ...ownAct(actor),
      subjectId: found.id,
    })
    return { upload: found, account: opened, place: stands }
  })
  if (!place) throw lacking('This row stands on no page that could be shown.')
  if (making.pendingCount >= mostWaiting)
    throw new AppError('too-many-requests', { retryAfterSeconds: 10 })
  return making(async () => {
    const bytes = await originalOf(context, account, upload)
    return pictureIn(bytes, place, isWhole)
  })
}

async function originalOf(
  context: Context,
  account: AccountSeal,
  { id, user_id, file_key }: UploadRow,
): Promise<Buffer> {
  if (!file_key) throw lacking(fileGone)
  try {
    return await context.originals.read({ userId: user_id, uploadId: id }, account, file_key)
  } catch (error) {
    throw error instanceof MissingFileError ? lacking(fileGone) : error
  }
}

const fileGone = 'The file was deleted, so that its pages cannot be shown any more.'

async function pictureIn(
  bytes: Uint8Array,
  place: PagePlace,
  isWhole: boolean,
): Promise<Uint8Array> {
  try {
    return await pagePicture(bytes, { place, isWhole })
  } catch (error) {
    if (!(error instanceof PictureFailed)) throw error
    throw lacking(
      'No picture of this page could be made within what one may cost. Download the original file to look at it.',
    )
  }
}

function lacking(message: string): AppError {
  return new AppError('not-found', { message })
}
