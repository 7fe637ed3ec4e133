import { pagePicture, PictureFailed, type PagePlace } from '@plumbline/intake'
import { ownAct, type Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { resultsKey } from '../../stored-audits/results-key.ts'
import { fairTurns } from '../../turns/fair-turns.ts'
import { placeOfRow } from './place-of-row.ts'
import { storedOriginal } from './stored-original.ts'
import { requireUpload } from './uploads.ts'

/** A person looks at one at a time; an account that asks for many waits for itself. */
const making = fairTurns({
  ...{ atOnce: 2, ofAccount: 1, waitingOfAccount: 10, waitingInAll: 200, retryAfterSeconds: 10 },
})

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
    return { upload: found, account: opened, place: stands }
  })
  if (!place) throw lacking('This row stands on no page that could be shown.')
  return making(actor.userId, async () => {
    await recordViewed(context, actor, upload.id)
    const bytes = await storedOriginal(context, account, upload)
    return pictureIn(bytes, place, isWhole)
  })
}

/** Only whom it is made for: whoever is asked to wait has seen nothing. */
async function recordViewed(context: Context, actor: Actor, subjectId: string): Promise<void> {
  const event = { action: 'claims-viewed', ...ownAct(actor), subjectId } as const
  await context.database.asTenant(actor.userId, (tx) => context.auditTrail.record(tx, event))
}

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
