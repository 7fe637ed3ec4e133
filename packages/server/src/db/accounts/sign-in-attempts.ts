import { sql } from 'kysely'
import type { SystemTransaction } from '../transactions.ts'

/**
 * One more in a bucket, by the database's clock: how many its running window holds with it, and the
 * seconds until that ends.
 */
export async function countFailure(
  tx: SystemTransaction,
  bucket: string,
  windowMs: number,
): Promise<{ failures: number; waitSeconds: number }> {
  const ends = sql<Date>`now() + make_interval(secs => ${windowMs / 1000})`
  const row = await tx.sql
    .insertInto('sign_in_attempts')
    .values({ bucket, failures: 1, window_ends_at: ends })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        failures: sql`case when sign_in_attempts.window_ends_at < now() then 1 else sign_in_attempts.failures + 1 end`,
        window_ends_at: sql`case when sign_in_attempts.window_ends_at < now() then excluded.window_ends_at else sign_in_attempts.window_ends_at end`,
      }),
    )
    .returning([
      'failures',
      sql<number>`greatest(1, ceil(extract(epoch from window_ends_at - now())))::int`.as('wait'),
    ])
    .executeTakeFirstOrThrow()
  return { failures: row.failures, waitSeconds: row.wait }
}

/** One less. */
export async function forgiveFailure(tx: SystemTransaction, bucket: string): Promise<void> {
  await tx.sql
    .updateTable('sign_in_attempts')
    .set({ failures: sql`greatest(failures - 1, 0)` })
    .where('bucket', '=', bucket)
    .execute()
}

/** Counts whose window is over say nothing any more. */
export async function forgetOldFailures(tx: SystemTransaction): Promise<void> {
  await tx.sql
    .deleteFrom('sign_in_attempts')
    .where('window_ends_at', '<', sql<Date>`now()`)
    .execute()
}

export async function forgetFailures(tx: SystemTransaction, bucket: string): Promise<void> {
  await tx.sql.deleteFrom('sign_in_attempts').where('bucket', '=', bucket).execute()
}

export async function forgetFailuresLike(tx: SystemTransaction, pattern: string): Promise<void> {
  await tx.sql.deleteFrom('sign_in_attempts').where('bucket', 'like', pattern).execute()
}
