import type { RecordRead } from '@plumbline/contract'
import { recordNote } from '@plumbline/records'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { recordHeld, type ArrivingForm } from './arriving-record.ts'
import { receiptOf, toldReviews } from './told-reviews.ts'

/**
 * Reads a record and holds it against the line of a finding. Neither the record nor what was read of it is
 * kept: a person keeps what matters as the note of a decision, or signs it.
 */
export async function reviewRecordOf(
  context: Context,
  actor: Actor,
  findingId: string,
  form: ArrivingForm,
): Promise<RecordRead> {
  const held = await recordHeld(context, actor, findingId, form)
  const { text, reviews } = held
  const told = toldReviews(reviews, 'rules')
  return {
    pages: text.pages,
    picturePages: [...text.picturePages],
    reviews: told,
    note: recordNote(reviews),
    receipt: receiptOf(held, told),
  }
}
