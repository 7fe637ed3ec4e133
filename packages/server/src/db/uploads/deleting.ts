import { sql } from 'kysely'
import { lockFindingsOf } from '../review/decisions.ts'
import type { SystemTransaction } from '../transactions.ts'

export async function findOwner(
  tx: SystemTransaction,
  uploadId: string,
): Promise<string | undefined> {
  const row = await tx.sql
    .selectFrom('uploads')
    .select('user_id')
    .where('id', '=', uploadId)
    .executeTakeFirst()
  return row?.user_id
}

/**
 * Held until the transaction ends: what an account has is deleted one after another, and while nobody decides on many
 * of its findings. Two uploads that overlap would else wait for each other for ever, for each is part of what is
 * kept of the other; so would a deletion and a decision on the same findings.
 */
export async function lockDeletions(tx: SystemTransaction, userId: string): Promise<void> {
  const account = `deletions of ${userId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${account}, 0))`.execute(tx.sql)
  await lockFindingsOf(tx, userId)
}

/** Held until the transaction ends: no audit that ends meanwhile is compared with it. */
export async function holdUpload(tx: SystemTransaction, uploadId: string): Promise<void> {
  await tx.sql.selectFrom('uploads').select('id').where('id', '=', uploadId).forUpdate().execute()
}

/**
 * Before an account is deleted, and before its own row is held: whatever is being written of its uploads is
 * done, for it needs that row, and nothing more begins. First those that are being audited, which may yet be compared
 * with the others.
 */
export async function holdUploadsOf(tx: SystemTransaction, userId: string): Promise<void> {
  await lockDeletions(tx, userId)
  const uploads = tx.sql.selectFrom('uploads').select('id').where('user_id', '=', userId)
  await uploads.where('status', '=', 'processing').orderBy('id').forUpdate().execute()
  await uploads.orderBy('id').forUpdate().execute()
}
