import { sql, type ExpressionBuilder } from 'kysely'
import type { Schema, UploadsTable } from '../schema.ts'
import type { TenantTransaction } from '../transactions.ts'
import { columns, type UploadRow } from './uploads.ts'

/**
 * The newest upload of the same bytes that was, is being, or waits for an answer to be audited, of the given type
 * before any other. Held until the transaction ends, so that of two that are sent at once the later finds the earlier.
 */
export async function findSameFile(
  tx: TenantTransaction,
  mark: Buffer,
  auditType: UploadsTable['audit_type'],
): Promise<UploadRow | undefined> {
  const file = `${tx.userId} ${mark.toString('hex')}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${file}, 0))`.execute(tx.sql)
  return tx.sql
    .selectFrom('uploads')
    .select(columns)
    .where('user_id', '=', tx.userId)
    .where('file_mark', '=', mark)
    .where((is) =>
      is.or([is('status', 'in', ['processing', 'completed']), is('error_code', '=', 'needs-look')]),
    )
    .where('is_sample', '=', false)
    .orderBy((of) => of('audit_type', '=', auditType), 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The most lines that one audit of the same file as the same type has had; 0 where there was none. */
export async function linesAuditedBefore(
  tx: TenantTransaction,
  upload: UploadRow,
): Promise<number> {
  const { lines } = await tx.sql
    .selectFrom('uploads')
    .select(({ fn }) => fn.max<number | null>('total_claims').as('lines'))
    .where(auditsTheSame(tx, upload))
    .executeTakeFirstOrThrow()
  return lines ?? 0
}

/** From now on an audit counts in place of all others of the same file as the same type. */
export async function replaceEarlierAudits(
  tx: TenantTransaction,
  upload: UploadRow,
): Promise<void> {
  await tx.sql
    .updateTable('uploads')
    .set({ replaced_by: upload.id })
    .where(auditsTheSame(tx, upload))
    .where('replaced_by', 'is', null)
    .execute()
}

/** Held until the transaction ends: audits of an account end one after another, and each knows those before. */
export async function lockEndings(tx: TenantTransaction): Promise<void> {
  const account = `audits of ${tx.userId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${account}, 0))`.execute(tx.sql)
}

/** Files of the oldest versions have no mark: then only what is said to be audited again is known. */
function auditsTheSame(tx: TenantTransaction, upload: UploadRow) {
  return (is: ExpressionBuilder<Schema, 'uploads'>) =>
    is.and([
      is('user_id', '=', tx.userId),
      is('id', '!=', upload.id),
      is('status', '=', 'completed'),
      is('is_sample', '=', upload.is_sample),
      is('audit_type', '=', upload.audit_type),
      is.or([is('file_mark', '=', upload.file_mark), is('id', '=', upload.audits_again)]),
    ])
}
