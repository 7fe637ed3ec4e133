import { sql } from 'kysely'
import type { SystemTransaction } from './transactions.ts'

/** Failures in a bucket's running window, with one more counted if asked. */
export async function countFailure(
  tx: SystemTransaction,
  bucket: string,
  windowMs: number,
): Promise<number> {
  const windowEnds = new Date(Date.now() + windowMs)
  const row = await tx.sql
    .insertInto('sign_in_attempts')
    .values({ bucket, failures: 1, window_ends_at: windowEnds })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        failures: sql`case when sign_in_attempts.window_ends_at < now() then 1 else sign_in_attempts.failures + 1 end`,
        window_ends_at: sql`case when sign_in_attempts.window_ends_at < now() then excluded.window_ends_at else sign_in_attempts.window_ends_at end`,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow()
  return row.failures
}

/** Failures of a window that still runs and when it ends. */
export async function failuresIn(
  tx: SystemTransaction,
  bucket: string,
): Promise<{ failures: number; windowEndsAt: Date } | undefined> {
  const row = await tx.sql
    .selectFrom('sign_in_attempts')
    .selectAll()
    .where('bucket', '=', bucket)
    .where('window_ends_at', '>', new Date())
    .executeTakeFirst()
  return row && { failures: row.failures, windowEndsAt: row.window_ends_at }
}

export async function forgetFailures(tx: SystemTransaction, bucket: string): Promise<void> {
  await tx.sql.deleteFrom('sign_in_attempts').where('bucket', '=', bucket).execute()
}

export async function forgetFailuresLike(tx: SystemTransaction, pattern: string): Promise<void> {
  await tx.sql.deleteFrom('sign_in_attempts').where('bucket', 'like', pattern).execute()
}
