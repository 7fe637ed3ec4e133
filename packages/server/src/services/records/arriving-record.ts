import type { ClaimLine } from '@plumbline/engine'
import { reviewRecord, type HeldTables, type RecordReview } from '@plumbline/records'
import { ownAct, type Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { FindingRow } from '../../db/review/read-findings.ts'
import type { AccountKey } from '../../keys/account-keys.ts'
import { patientMarks } from '../../stored-audits/review-marks.ts'
import {
  documentText,
  type ArrivingDocument,
  type DocumentText,
} from '../documents/document-text.ts'
import { oneAtATime } from '../documents/one-at-a-time.ts'
import { openLines, openUploads } from '../review/open-uploads.ts'
import { requireFinding } from '../review/require-finding.ts'
import { heldTables } from './held-tables.ts'

/** A form with a record that is arriving. */
export interface ArrivingForm {
  read(keep: (file: ArrivingDocument) => Promise<void>): Promise<unknown>
}

/** A record, the line of the claim that it is held against, and what rules read of it. */
export interface RecordHeld {
  readonly row: FindingRow
  readonly line: ClaimLine
  readonly account: AccountKey
  readonly text: DocumentText
  readonly reviews: readonly RecordReview[]
  /** Imported tables that it was held against. */
  readonly held: HeldTables
}

/** Reads a record that arrives and holds it against the line of a finding; the audit trail has that it was. */
export async function recordHeld(
  context: Context,
  actor: Actor,
  findingId: string,
  form: ArrivingForm,
): Promise<RecordHeld> {
  const { row, line, account } = await billedLine(context, actor, findingId)
  let text: DocumentText | undefined
  await form.read(async (file) => {
    text = await oneAtATime(actor.userId, () => documentText(file, 'record'))
  })
  if (!text) {
    const message = 'Please select the record'
    throw new AppError('invalid-request', { message, faults: [{ field: 'file', message }] })
  }
  const isPatient = isMarkOf(line.patientKey, patientMarks(account.patientMarks))
  const held = await heldTables(context, line)
  const reviews = reviewRecord(text.lines, line, isPatient, held)
  return { row, line, account, text, reviews, held }
}

async function billedLine(
  context: Context,
  actor: Actor,
  id: string,
): Promise<Pick<RecordHeld, 'row' | 'line' | 'account'>> {
  return context.database.asTenant(actor.userId, async (tx) => {
    const account = await context.accountKeys.of(tx, actor.userId)
    const row = await requireFinding(tx, id)
    const uploads = await openUploads(tx, account, [row.upload_id])
    const [line] = (await openLines(tx, uploads, [row])).values()
    if (!line) throw new AppError('not-found')
    const event = { action: 'record-read', subjectId: row.upload_id } as const
    await context.auditTrail.record(tx, { ...event, ...ownAct(actor) })
    return { row, line, account }
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
