import type { Context } from '../../context.ts'
import { sessionOfCheckout, sessionOfSubscription } from '../../db/billing/checkouts.ts'
import { recordPaymentEvent } from '../../db/billing/payment-events.ts'
import type { SystemTransaction } from '../../db/transactions.ts'
import type { PaymentEvent } from '../../payments/payments.ts'
import { settleCheckout } from './settle-checkout.ts'

/**
 * Acts on an event once: the ledger's row and what follows from the event are one transaction.
 * Throwing makes the provider send it again.
 */
export async function receivePaymentEvent(context: Context, event: PaymentEvent): Promise<void> {
  await context.database.asSystem(async (tx) => {
    if (!(await recordPaymentEvent(tx, event))) return
    const sessionId = event.sessionId ?? (await sessionBehind(context, tx, event.subscriptionId))
    if (sessionId !== undefined) await settleCheckout(context, tx, sessionId)
  })
}

/** A subscription's events may come before the one that ties it to its checkout. */
async function sessionBehind(
  { payments }: Context,
  tx: SystemTransaction,
  subscriptionId: string | undefined,
): Promise<string | undefined> {
  if (subscriptionId === undefined) return undefined
  const known = await sessionOfSubscription(tx, subscriptionId)
  if (known !== undefined) return known
  const checkoutId = await payments.checkoutOf(subscriptionId)
  return checkoutId === undefined ? undefined : sessionOfCheckout(tx, checkoutId)
}
