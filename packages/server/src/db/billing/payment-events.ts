import type { SystemTransaction } from '../transactions.ts'

/** Writes an event down; false where it was written down before. */
export async function recordPaymentEvent(
  tx: SystemTransaction,
  event: { readonly id: string; readonly type: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.sql
    .insertInto('payment_events')
    .values({ id: event.id, type: event.type })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
