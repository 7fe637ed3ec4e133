import { sql } from 'kysely'
import type { AnyTransaction } from '../transactions.ts'

/** Claims counted in the calendar months (UTC) from the one of a moment on. */
export async function claimsUsedSince(
  tx: AnyTransaction,
  userId: string,
  since: Date,
): Promise<number> {
  const firstMonth = since.getUTCFullYear() * 12 + since.getUTCMonth() + 1
  const row = await tx.sql
    .selectFrom('usage_months')
    .select(({ fn }) => fn.sum<string | null>('claims_used').as('used'))
    .where('user_id', '=', userId)
    .where(sql<number>`year * 12 + month`, '>=', firstMonth)
    .executeTakeFirst()
  return Number(row?.used ?? 0)
}
