import type { RecordFinding, RecordSignature } from '@plumbline/contract'
import { ownAct, type Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { insertRecordFinding } from '../../db/review/record-findings.ts'
import { openReading, sealSigned } from '../../stored-audits/record-readings.ts'
import { requireFinding } from '../review/require-finding.ts'
import { toldRecordFinding } from '../review/record-findings.ts'
import { personNames } from '../accounts/person-names.ts'

/**
 * A person signs what was read of a record: from then on it is a finding of theirs, with its quotes, beside the one of
 * the audit, and in none of its figures. Throws `conflict` for a reading that is none of this finding or was signed before.
 */
export async function signRecord(
  context: Context,
  actor: Actor,
  findingId: string,
  { receipt, conclusion, credential }: RecordSignature,
): Promise<RecordFinding> {
  // Nobody signs in another's name.
  if (actor.actingAdminId !== undefined) throw new AppError('forbidden')
  return context.database.asTenant(actor.userId, async (tx) => {
    const account = await context.accountKeys.of(tx, actor.userId)
    const finding = await requireFinding(tx, findingId)
    const { upload_id, fingerprint, occurrence } = finding
    if (!fingerprint) throw new AppError('conflict', { message: tooOld })
    const place = { userId: actor.userId, fingerprint, occurrence }
    const reading = openReading(account, place, receipt)
    if (reading === undefined) throw new AppError('conflict', { message: otherReading })
    const sealed = sealSigned(account, place, { ...reading, conclusion, credential })
    const signed = { id: reading.id, sealed, by: actor.personId }
    const row = await insertRecordFinding(tx, { upload_id, fingerprint, occurrence }, signed)
    if (row === undefined) throw new AppError('conflict', { message: signedBefore })
    const event = { action: 'record-signed', subjectId: finding.upload_id } as const
    await context.auditTrail.record(tx, { ...event, ...ownAct(actor), detail: { conclusion } })
    return toldRecordFinding(account, row, await personNames(tx))
  })
}

const tooOld = 'This audit is too old for signed readings. Audit the upload again first.'
const otherReading = 'This is no reading of a record of this finding. Please read the record again.'
const signedBefore = 'This reading was signed before. Read the record again to sign anew.'
