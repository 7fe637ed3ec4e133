import { sql, type Selectable } from 'kysely'
import type { UploadsTable } from '../schema.ts'
import type { TenantTransaction } from '../transactions.ts'

/** Of two requests of one mark at once, the later waits until the earlier is written. */
export async function lockRequest(tx: TenantTransaction, mark: Buffer): Promise<void> {
  const name = `request ${tx.userId} ${mark.toString('hex')}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx.sql)
}

/** The upload that a request of the last 24 hours led to. */
export async function findByRequest(
  tx: TenantTransaction,
  mark: Buffer,
): Promise<Pick<Selectable<UploadsTable>, 'id' | 'request_digest'> | undefined> {
  return tx.sql
    .selectFrom('uploads')
    .select(['id', 'request_digest'])
    .where('user_id', '=', tx.userId)
    .where('request_mark', '=', mark)
    .where('created_at', '>', sql<Date>`now() - interval '24 hours'`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
