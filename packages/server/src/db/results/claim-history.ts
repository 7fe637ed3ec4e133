import { sql } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'
import type { UploadRow } from '../uploads/uploads.ts'

/** A line of an earlier upload as the database keeps it. */
export interface SealedLine {
  readonly sealed: Buffer
  readonly line: number
  /** Mark of the patient's number, in hexadecimal digits. */
  readonly patient: string
  readonly uploadId: string
}

/** Patients asked for at a time: few enough to be sorted in memory, many enough for few questions. */
const patientsAtOnce = 2_000
const linesAtOnce = 5_000

/**
 * Every line of earlier audits of these patients, however old: some services are paid once in ten
 * years. In the order of the patients' marks, of one patient those of the newest upload first, a
 * batch at a time. The same file sent before and the sample are none: everything in them would look
 * like a duplicate.
 */
export async function* readEarlierLines(
  tx: TenantTransaction,
  upload: UploadRow,
  patients: readonly Uint8Array[],
): AsyncGenerator<SealedLine[]> {
  if (upload.is_sample) return
  const marks = patients.map((mark) => Buffer.from(mark)).sort((one, two) => one.compare(two))
  for (let from = 0; from < marks.length; from += patientsAtOnce) {
    yield* linesOf(tx, upload, marks.slice(from, from + patientsAtOnce))
  }
}

/** Through a cursor of the database, so that never more than a batch is in memory. */
async function* linesOf(
  tx: TenantTransaction,
  upload: UploadRow,
  marks: readonly Buffer[],
): AsyncGenerator<SealedLine[]> {
  await sql`
    declare earlier no scroll cursor for
    select claims.sealed, claims.line, encode(claims.patient_hash, 'hex') as patient,
      claims.upload_id as "uploadId"
    from claims
    join uploads on uploads.user_id = claims.user_id and uploads.id = claims.upload_id
    where claims.user_id = ${tx.userId}::uuid
      and claims.patient_hash = any(${marks}::bytea[])
      and uploads.status = 'completed'
      and not uploads.is_sample
      and uploads.audit_type = ${upload.audit_type}
      and uploads.file_mark is distinct from ${upload.file_mark}::bytea
    order by claims.patient_hash, uploads.completed_at desc, claims.upload_id, claims.line`.execute(
    tx.sql,
  )
  try {
    for (;;) {
      const { rows } = await sql<SealedLine>`fetch ${sql.lit(linesAtOnce)} from earlier`.execute(
        tx.sql,
      )
      if (rows.length > 0) yield rows
      if (rows.length < linesAtOnce) return
    }
  } finally {
    await sql`close earlier`.execute(tx.sql)
  }
}
