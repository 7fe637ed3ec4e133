import type { Updateable } from 'kysely'
import type { CheckoutRow } from '../../db/billing/checkouts.ts'
import type { UsersTable } from '../../db/schema.ts'

/**
 * What an account's purchases make of it: the purchase paid last counts. A plan that an
 * administrator chose after it stays. Undefined where nothing was paid.
 */
export function standingAfter(
  paid: readonly CheckoutRow[],
  planGrantedAt: Date | null,
): Updateable<UsersTable> | undefined {
  const current = paid.at(-1)
  if (!current) return undefined
  const payment = {
    payment_customer_id: current.payment_customer_id,
    payment_subscription_id: current.payment_subscription_id,
    first_paid_at: paid[0]?.paid_at ?? null,
  }
  const paidAt = current.paid_at
  if (planGrantedAt !== null && paidAt !== null && planGrantedAt > paidAt) return payment
  return { ...payment, ...subscriptionOf(current), plan_granted_at: null }
}

function subscriptionOf(checkout: CheckoutRow): Updateable<UsersTable> {
  const status = checkout.subscription_status ?? 'active'
  const runs = status === 'active' || status === 'trialing'
  return {
    plan_id: status === 'canceled' ? null : (checkout.subscribed_plan_id ?? checkout.plan_id),
    subscription_status: status,
    requires_payment: !runs,
    trial_ends_at: checkout.trial_ends_at,
    period_ends_at: checkout.period_ends_at,
    cancel_at_period_end: checkout.cancel_at_period_end,
  }
}
