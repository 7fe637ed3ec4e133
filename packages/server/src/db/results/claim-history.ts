import { sql } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'
import type { UploadRow } from '../uploads/uploads.ts'

/** The patients of a file and the days on which they were seen. */
export interface PatientsSeen {
  /** Marks of the patients, 16 bytes each. */
  readonly patients: readonly Uint8Array[]
  /** First and last day of service; undefined where no line has one. */
  readonly firstDay: number | undefined
  readonly lastDay: number | undefined
}

/** A line of an earlier upload as the database keeps it. */
export interface StoredLine {
  readonly facts: string
  readonly patient: string
  readonly ageYears: number | null
  readonly sex: string | null
}

/** New-patient visits look three years back. */
const daysBack = 3 * 366
/** The newest of a patient's lines matter most; more would not fit into one audit's memory. */
const mostLines = 100_000

/**
 * Lines of earlier audits of the same patients. The same file sent before and the sample are none:
 * everything in them would look like a duplicate.
 */
export async function findEarlierLines(
  tx: TenantTransaction,
  upload: UploadRow,
  { patients, firstDay, lastDay }: PatientsSeen,
): Promise<StoredLine[]> {
  if (upload.is_sample || patients.length === 0) return []
  if (firstDay === undefined || lastDay === undefined) return []
  const marks = patients.map((mark) => Buffer.from(mark))
  const rows = await tx.sql
    .selectFrom('claims')
    .innerJoin('uploads', (join) =>
      join
        .onRef('uploads.user_id', '=', 'claims.user_id')
        .onRef('uploads.id', '=', 'claims.upload_id'),
    )
    .select(['claims.patient_hash', 'claims.age_years', 'claims.sex'])
    .select(sql<string>`claims.facts::text`.as('facts'))
    .where('claims.user_id', '=', tx.userId)
    .where('claims.patient_hash', '=', sql<Buffer>`any(${marks}::bytea[])`)
    .where('claims.service_day', '>=', firstDay - daysBack)
    .where('claims.service_day', '<=', lastDay)
    .where('uploads.status', '=', 'completed')
    .where('uploads.is_sample', '=', false)
    .where('uploads.audit_type', '=', upload.audit_type)
    .where('uploads.file_sha256', '<>', upload.file_sha256)
    .orderBy('claims.service_day', 'desc')
    .limit(mostLines)
    .execute()
  return rows.map((row) => ({
    facts: row.facts,
    patient: row.patient_hash?.toString('hex') ?? '',
    ageYears: row.age_years,
    sex: row.sex,
  }))
}
