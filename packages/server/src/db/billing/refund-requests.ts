import { randomUUID } from 'node:crypto'
import type { AnyTransaction, SystemTransaction } from '../transactions.ts'

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

/** Every customer's requests, the newest first, with the account as it is now. */
export async function listRefundRequests(
  tx: SystemTransaction,
  page: { readonly offset: number; readonly limit: number },
) {
  return tx.sql
    .selectFrom('refund_requests')
    .innerJoin('users', 'users.id', 'refund_requests.user_id')
    .select(['refund_requests.id', 'refund_requests.user_id', 'fee_cents', 'requested_at'])
    .select(['users.email', 'users.company_name', 'users.plan_id'])
    .orderBy('requested_at', 'desc')
    .orderBy('refund_requests.id')
    .offset(page.offset)
    .limit(page.limit)
    .execute()
}

export async function countRefundRequests(tx: SystemTransaction): Promise<number> {
  const row = await tx.sql
    .selectFrom('refund_requests')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
