import { sql } from 'kysely'
import type { SystemTransaction } from '../transactions.ts'
import type { CheckoutRow } from './checkouts.ts'

/** What guests paid with an address, that runs and is nobody's so far, the oldest first. */
export async function waitingPurchases(
  tx: SystemTransaction,
  email: string,
): Promise<CheckoutRow[]> {
  return tx.sql
    .selectFrom('checkouts')
    .selectAll()
    .where('user_id', 'is', null)
    .where('declined_at', 'is', null)
    .where('status', '=', 'paid')
    .where((where) =>
      where.or([
        where('subscription_status', 'is', null),
        where('subscription_status', '<>', 'canceled'),
      ]),
    )
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .orderBy('paid_at')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** It is not offered any more; whoever holds its session may still register with it. */
export async function declinePurchase(tx: SystemTransaction, id: string): Promise<void> {
  await tx.sql
    .updateTable('checkouts')
    .set({ declined_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}
