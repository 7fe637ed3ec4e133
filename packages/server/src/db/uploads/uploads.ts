import type { Category } from '@plumbline/contract'
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { UploadsTable } from '../schema.ts'
import type { SystemTransaction, TenantTransaction } from '../transactions.ts'

/** An upload without its document, which may be large. */
export type UploadRow = Omit<
  Selectable<UploadsTable>,
  'document' | 'category_totals' | 'request_mark' | 'request_digest' | 'look'
>

export const columns = [
  'user_id',
  'id',
  'names',
  'audit_type',
  'file_bytes',
  'file_mark',
  'file_key',
  'is_sample',
  'status',
  'attempt',
  'stage',
  'done',
  'total',
  'error_code',
  'error',
  'total_claims',
  'flagged_claims',
  'review_claims',
  'set_aside_rows',
  'savings_cents',
  'firm_cents',
  'in_doubt_cents',
  'engine_ms',
  'duplicate_of',
  'results_key',
  'audit_version',
  'product_version',
  'audits_again',
  'replaced_by',
  'tell_when_done',
  'ask',
  'mapping',
  'created_at',
  'begun_at',
  'completed_at',
] as const

export type NewUploadRow = Omit<Insertable<UploadsTable>, 'status'>

export async function insertUpload(
  tx: TenantTransaction,
  upload: NewUploadRow,
): Promise<UploadRow> {
  return tx.sql
    .insertInto('uploads')
    .values({ ...upload, status: 'processing' })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function listUploads(tx: TenantTransaction): Promise<UploadRow[]> {
  return tx.sql
    .selectFrom('uploads')
    .select(columns)
    .where('user_id', '=', tx.userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function findUpload(
  tx: TenantTransaction,
  uploadId: string,
): Promise<UploadRow | undefined> {
  return tx.sql
    .selectFrom('uploads')
    .select(columns)
    .where('user_id', '=', tx.userId)
    .where('id', '=', uploadId)
    .executeTakeFirst()
}

/** Those of some uploads that there are, in no order. */
export async function findUploads(
  tx: TenantTransaction,
  ids: readonly string[],
): Promise<UploadRow[]> {
  if (ids.length === 0) return []
  return tx.sql
    .selectFrom('uploads')
    .select(columns)
    .where('user_id', '=', tx.userId)
    .where('id', 'in', ids)
    .execute()
}

/** The sealed document of a completed audit. */
export async function findDocument(
  tx: TenantTransaction,
  uploadId: string,
): Promise<Buffer | undefined> {
  const row = await tx.sql
    .selectFrom('uploads')
    .select('document')
    .where('user_id', '=', tx.userId)
    .where('id', '=', uploadId)
    .executeTakeFirst()
  return row?.document ?? undefined
}

/** How many lines of a completed audit have findings of a category, as its summary says. */
export async function countLinesOfCategory(
  tx: TenantTransaction,
  uploadId: string,
  category: Category,
): Promise<number> {
  const row = await tx.sql
    .selectFrom('uploads')
    .select(
      sql<number | null>`(category_totals #>> array[${category}, 'lines'])::integer`.as('lines'),
    )
    .where('user_id', '=', tx.userId)
    .where('id', '=', uploadId)
    .executeTakeFirst()
  return row?.lines ?? 0
}

/**
 * Begins an attempt at an audit; its number fences out whoever tried before. Undefined where there
 * is nothing left to do: the audit ended, or the upload was deleted.
 */
export async function beginAttempt(
  tx: TenantTransaction,
  uploadId: string,
): Promise<UploadRow | undefined> {
  return tx.sql
    .updateTable('uploads')
    .set((row) => ({
      attempt: row('attempt', '+', 1),
      stage: 'reading',
      done: 0,
      total: 0,
      begun_at: sql<Date>`clock_timestamp()`,
    }))
    .where('user_id', '=', tx.userId)
    .where('id', '=', uploadId)
    .where('status', '=', 'processing')
    .returning(columns)
    .executeTakeFirst()
}

/** One attempt at the audit of one upload. */
export interface Attempt {
  readonly uploadId: string
  readonly attempt: number
}

/** Changes an upload as its current attempt; false where a later attempt has taken over. */
export async function updateAttempt(
  tx: TenantTransaction,
  { uploadId, attempt }: Attempt,
  changes: Updateable<UploadsTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.sql
    .updateTable('uploads')
    .set(changes)
    .where('user_id', '=', tx.userId)
    .where('id', '=', uploadId)
    .where('attempt', '=', attempt)
    .where('status', '=', 'processing')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Holds the row for the transaction; false where a later attempt has taken over. */
export async function lockAttempt(
  tx: TenantTransaction,
  { uploadId, attempt }: Attempt,
): Promise<boolean> {
  const row = await tx.sql
    .selectFrom('uploads')
    .select('id')
    .where('user_id', '=', tx.userId)
    .where('id', '=', uploadId)
    .where('attempt', '=', attempt)
    .where('status', '=', 'processing')
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Takes an upload whose every attempt failed out of processing; false where it had ended. */
export async function failUpload(
  tx: TenantTransaction,
  uploadId: string,
  code: string,
  error: Buffer,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.sql
    .updateTable('uploads')
    .set((row) => ({
      status: 'failed',
      error_code: code,
      error,
      attempt: row('attempt', '+', 1),
      completed_at: new Date(),
    }))
    .where('user_id', '=', tx.userId)
    .where('id', '=', uploadId)
    .where('status', '=', 'processing')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Puts an upload that ended without results back to work as a type; false where it is not one. It is
 * not asked about again, but where the answer says so.
 */
export async function restartUpload(
  tx: TenantTransaction,
  uploadId: string,
  auditType: UploadRow['audit_type'],
  answered: Pick<Updateable<UploadsTable>, 'ask' | 'mapping'> = {},
): Promise<boolean> {
  const { numUpdatedRows } = await tx.sql
    .updateTable('uploads')
    .set({
      audit_type: auditType,
      status: 'processing',
      stage: 'queued',
      done: 0,
      total: 0,
      error_code: null,
      error: null,
      completed_at: null,
      ask: null,
      look: null,
      ...answered,
    })
    .where('user_id', '=', tx.userId)
    .where('id', '=', uploadId)
    .where('status', 'in', ['error', 'failed'])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Which of these uploads exist, for the sweeper. */
export async function existingUploads(
  tx: SystemTransaction,
  uploadIds: readonly string[],
): Promise<Set<string>> {
  const rows = await tx.sql
    .selectFrom('uploads')
    .select('id')
    .where('id', '=', sql<string>`any(${uploadIds}::uuid[])`)
    .execute()
  return new Set(rows.map((row) => row.id))
}

/** Keeps what was stored in clear of an upload, sealed. */
export async function keepSealedUpload(
  tx: TenantTransaction,
  uploadId: string,
  sealed: Pick<
    Updateable<UploadsTable>,
    'names' | 'error' | 'file_mark' | 'document' | 'file_key' | 'results_key'
  >,
): Promise<void> {
  await tx.sql
    .updateTable('uploads')
    .set(sealed)
    .where('user_id', '=', tx.userId)
    .where('id', '=', uploadId)
    .execute()
}
