import { purchasablePlanIds, type PurchasablePlanId } from '@plumbline/contract'
import type Stripe from 'stripe'
import type { ProviderSubscription } from './payments.ts'

/** Stripe's subscription in our words. A payment that Stripe still retries keeps access. */
export function providerSubscription(
  subscription: Stripe.Subscription,
  prices: Readonly<Record<PurchasablePlanId, string>>,
): ProviderSubscription {
  const [item] = subscription.items.data
  return {
    id: subscription.id,
    planId: purchasablePlanIds.find((planId) => prices[planId] === item?.price.id),
    status: statusOf(subscription.status),
    startedAt: moment(subscription.start_date),
    trialEndsAt: subscription.trial_end === null ? null : moment(subscription.trial_end),
    periodEndsAt: item ? moment(item.current_period_end) : null,
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
  }
}

function statusOf(status: Stripe.Subscription.Status): ProviderSubscription['status'] {
  switch (status) {
    case 'active':
    case 'past_due':
      return 'active'
    case 'trialing':
      return 'trialing'
    case 'canceled':
    case 'incomplete_expired':
      return 'canceled'
    default:
      return 'pending_payment'
  }
}

function moment(seconds: number): Date {
  return new Date(seconds * 1000)
}
