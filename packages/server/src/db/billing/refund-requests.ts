import { randomUUID } from 'node:crypto'
import type { AnyTransaction } from '../transactions.ts'

/** When the account asked for its refund; undefined where it did not. */
export async function refundRequestedAt(
  tx: AnyTransaction,
  userId: string,
): Promise<Date | undefined> {
  const row = await tx.sql
    .selectFrom('refund_requests')
    .select('requested_at')
    .where('user_id', '=', userId)
    .orderBy('requested_at', 'desc')
    .executeTakeFirst()
  return row?.requested_at
}

export async function insertRefundRequest(
  tx: AnyTransaction,
  userId: string,
  feeCents: number,
): Promise<void> {
  await tx.sql
    .insertInto('refund_requests')
    .values({ user_id: userId, id: randomUUID(), fee_cents: feeCents })
    .execute()
}
