import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { CheckoutsTable } from '../schema.ts'
import type { SystemStatements, SystemTransaction } from '../transactions.ts'

export type CheckoutRow = Selectable<CheckoutsTable>

export async function insertCheckout(
  tx: SystemTransaction,
  checkout: Pick<
    Insertable<CheckoutsTable>,
    'id' | 'session_id' | 'user_id' | 'by_guest' | 'email' | 'company_name' | 'plan_id'
  >,
): Promise<void> {
  await tx.sql
    .insertInto('checkouts')
    .values({
      ...checkout,
      status: 'open',
      payment_customer_id: null,
      payment_subscription_id: null,
      subscription_status: null,
      subscribed_plan_id: null,
    })
    .execute()
}

export async function findCheckout(
  system: SystemStatements,
  sessionId: string,
): Promise<CheckoutRow | undefined> {
  return system.sql
    .selectFrom('checkouts')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
}

/** The same, held until the transaction ends: what is read of the provider stays in order. */
export async function lockCheckout(
  tx: SystemTransaction,
  sessionId: string,
): Promise<CheckoutRow | undefined> {
  return tx.sql
    .selectFrom('checkouts')
    .selectAll()
    .where('session_id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateCheckout(
  tx: SystemTransaction,
  id: string,
  changes: Updateable<CheckoutsTable>,
): Promise<void> {
  await tx.sql.updateTable('checkouts').set(changes).where('id', '=', id).execute()
}

/** The session of a checkout by our id of it. */
export async function sessionOfCheckout(
  tx: SystemTransaction,
  id: string,
): Promise<string | undefined> {
  const row = await tx.sql
    .selectFrom('checkouts')
    .select('session_id')
    .where(sql<string>`id::text`, '=', id)
    .executeTakeFirst()
  return row?.session_id
}

export async function sessionOfSubscription(
  tx: SystemTransaction,
  subscriptionId: string,
): Promise<string | undefined> {
  const row = await tx.sql
    .selectFrom('checkouts')
    .select('session_id')
    .where('payment_subscription_id', '=', subscriptionId)
    .executeTakeFirst()
  return row?.session_id
}

/** Gives a new account the checkout whose session it holds; false where that is nobody's to give. */
export async function claimCheckout(
  tx: SystemTransaction,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.sql
    .updateTable('checkouts')
    .set({ user_id: userId })
    .where('user_id', 'is', null)
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What an account has paid for, in the order in which it was paid. */
export async function paidCheckouts(tx: SystemTransaction, userId: string): Promise<CheckoutRow[]> {
  return tx.sql
    .selectFrom('checkouts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', 'paid')
    .orderBy('paid_at')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
