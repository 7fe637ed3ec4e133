import type { Context } from '../../context.ts'
import {
  lockCheckout,
  paidCheckouts,
  updateCheckout,
  type CheckoutRow,
} from '../../db/billing/checkouts.ts'
import type { SystemTransaction } from '../../db/transactions.ts'
import { lockUser, updateUser } from '../../db/accounts/users.ts'
import type { ProviderCheckout } from '../../payments/payments.ts'
import { standingAfter } from './account-standing.ts'

/**
 * Asks the provider what a checkout is now, writes it down and gives the account its standing.
 * Held by the checkout's row, so that of two at once the later asks later; the same however
 * often and in whatever order it is called. Undefined where the checkout is not ours.
 */
export async function settleCheckout(
  context: Context,
  tx: SystemTransaction,
  sessionId: string,
): Promise<CheckoutRow | undefined> {
  const checkout = await lockCheckout(tx, sessionId)
  if (!checkout) return undefined
  const seen = await context.payments.readCheckout(sessionId)
  if (!seen) return checkout
  const settled = { ...checkout, ...settledFacts(checkout, seen) }
  await updateCheckout(tx, checkout.id, settledFacts(checkout, seen))
  if (settled.status === 'paid') {
    // A guest's purchase is nobody's until it is claimed: an address says nothing of who paid.
    if (settled.user_id !== null) await applyPurchases(context, tx, settled.user_id)
    // Last: the trail is held until the end, and the provider may be slow to answer before.
    if (checkout.status !== 'paid') await recordPayment(context, tx, settled)
  }
  return settled
}

/** What was paid stays paid, whatever becomes of the subscription. */
function settledFacts(
  checkout: CheckoutRow,
  { status, customerId, subscription }: ProviderCheckout,
) {
  return {
    status: checkout.status === 'paid' ? checkout.status : status,
    payment_customer_id: customerId ?? checkout.payment_customer_id,
    ...(subscription && {
      payment_subscription_id: subscription.id,
      subscription_status: subscription.status,
      subscribed_plan_id: subscription.planId ?? null,
      trial_ends_at: subscription.trialEndsAt,
      period_ends_at: subscription.periodEndsAt,
      cancel_at_period_end: subscription.cancelAtPeriodEnd,
    }),
    paid_at: status === 'paid' ? (subscription?.startedAt ?? checkout.created_at) : null,
  }
}

async function recordPayment(
  context: Context,
  tx: SystemTransaction,
  checkout: CheckoutRow,
): Promise<void> {
  await context.auditTrail.record(tx, {
    action: 'payment-recorded',
    actorId: undefined,
    targetId: checkout.user_id ?? undefined,
    subjectId: checkout.id,
    detail: { planId: checkout.plan_id },
  })
}

/**
 * Gives an account what its purchases make of it. A purchase replaces the one before: the earlier
 * subscription ends at the provider, so that nobody pays twice.
 */
export async function applyPurchases(
  context: Context,
  tx: SystemTransaction,
  userId: string,
): Promise<void> {
  const user = await lockUser(tx, userId)
  const paid = await paidCheckouts(tx, userId)
  const standing = user && standingAfter(paid, user.plan_granted_at)
  if (!standing) return
  for (const replaced of paid.slice(0, -1)) await endReplaced(context, tx, replaced)
  await updateUser(tx, userId, standing)
}

async function endReplaced(
  context: Context,
  tx: SystemTransaction,
  { id, payment_subscription_id, subscription_status }: CheckoutRow,
): Promise<void> {
  if (payment_subscription_id === null || subscription_status === 'canceled') return
  await context.payments.cancelNow(payment_subscription_id)
  await updateCheckout(tx, id, { subscription_status: 'canceled' })
}
