import type { RecordRead } from '@plumbline/contract'
import type { ClaimLine } from '@plumbline/engine'
import { answerWords, questionWords, recordNote, reviewRecord } from '@plumbline/records'
import { ownAct, type Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { patientMarks } from '../../stored-audits/review-marks.ts'
import { openLines, openUploads } from '../review/open-uploads.ts'
import { requireFinding } from '../review/require-finding.ts'
import {
  documentText,
  type ArrivingDocument,
  type DocumentText,
} from '../documents/document-text.ts'
import { oneAtATime } from '../documents/one-at-a-time.ts'

/** A form with a record that is arriving. */
interface ArrivingForm {
  read(keep: (file: ArrivingDocument) => Promise<void>): Promise<unknown>
}

/**
 * Reads a record and holds it against the line of a finding. Neither the record nor what was read of it is
 * kept: a person keeps what matters as the note of a decision.
 */
export async function reviewRecordOf(
  context: Context,
  actor: Actor,
  findingId: string,
  form: ArrivingForm,
): Promise<RecordRead> {
  const { line, markOf } = await billedLine(context, actor, findingId)
  let text: DocumentText | undefined
  await form.read(async (file) => {
    text = await oneAtATime(actor.userId, () => documentText(file, 'record'))
  })
  if (!text) {
    const message = 'Please select the record'
    throw new AppError('invalid-request', { message, faults: [{ field: 'file', message }] })
  }
  const { lines, pages, picturePages } = text
  const isPatient = isMarkOf(line.patientKey, markOf)
  const reviews = reviewRecord(lines, line, isPatient)
  return {
    pages,
    picturePages: [...picturePages],
    reviews: reviews.map(({ quotes, ...review }) => ({
      ...review,
      label: questionWords[review.question],
      said: answerWords[review.answer],
      quotes: [...quotes],
    })),
    note: recordNote(reviews),
  }
}

async function billedLine(
  context: Context,
  actor: Actor,
  id: string,
): Promise<{ line: ClaimLine; markOf: (identifier: string) => string }> {
  return context.database.asTenant(actor.userId, async (tx) => {
    const account = await context.accountKeys.of(tx, actor.userId)
    const row = await requireFinding(tx, id)
    const uploads = await openUploads(tx, account, [row.upload_id])
    const [line] = (await openLines(tx, uploads, [row])).values()
    if (!line) throw new AppError('not-found')
    const event = { action: 'record-read', subjectId: row.upload_id } as const
    await context.auditTrail.record(tx, { ...event, ...ownAct(actor) })
    return { line, markOf: patientMarks(account.patientMarks) }
  })
}

/** Whether a number is the patient's, as written, in capitals, or without dashes; each number is marked once. */
function isMarkOf(
  patient: string | undefined,
  markOf: (identifier: string) => string,
): (identifier: string) => boolean {
  const known = new Map<string, boolean>()
  return (identifier) => {
    let is = known.get(identifier)
    if (is === undefined) {
      const capitals = identifier.toUpperCase()
      const written = new Set([identifier, capitals, capitals.replaceAll('-', '')])
      is = patient !== undefined && [...written].some((each) => markOf(each) === patient)
      known.set(identifier, is)
    }
    return is
  }
}
