import type { PurchasablePlanId } from '@plumbline/contract'
import Stripe from 'stripe'
import { AppError } from '../app-error.ts'
import { readStripeEvent } from './stripe-event.ts'
import type { StripeSettings } from '../settings/stripe-settings.ts'
import type { Payments, ProviderCheckout } from './payments.ts'
import { providerSubscription } from './stripe-subscription.ts'

/** Stripe Checkout and subscriptions, through the official library. */
export function stripePayments(settings: StripeSettings): Payments {
  const stripe = new Stripe(settings.secretKey, connection(settings.apiBase))
  return {
    kind: 'stripe',
    startCheckout: (order) =>
      answered(async () => {
        const session = await stripe.checkout.sessions.create(sessionOf(order, settings), {
          idempotencyKey: order.checkoutId,
        })
        if (session.url === null) throw new AppError('not-available')
        return { sessionId: session.id, url: session.url }
      }),
    readCheckout: (sessionId) =>
      found(async () => {
        const session = await stripe.checkout.sessions.retrieve(sessionId, {
          expand: ['subscription'],
        })
        return providerCheckout(session, settings.prices)
      }),
    checkoutOf: (subscriptionId) =>
      found(async () => {
        const { metadata } = await stripe.subscriptions.retrieve(subscriptionId)
        return metadata['checkout_id']
      }),
    cancelAtPeriodEnd: async (subscriptionId) => {
      await answered(() =>
        stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }),
      )
    },
    cancelNow: async (subscriptionId) => {
      await found(async () => {
        const { status } = await stripe.subscriptions.retrieve(subscriptionId)
        if (status !== 'canceled') await stripe.subscriptions.cancel(subscriptionId)
      })
    },
    readEvent: (body, signature) =>
      readStripeEvent(stripe, body, { signature, secret: settings.webhookSecret }),
  }
}

function sessionOf(
  order: Parameters<Payments['startCheckout']>[0],
  { prices }: StripeSettings,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { checkout_id: order.checkoutId }
  return {
    mode: 'subscription',
    line_items: [{ price: prices[order.planId], quantity: 1 }],
    customer_email: order.email,
    client_reference_id: order.checkoutId,
    metadata,
    subscription_data: { metadata },
    success_url: `${order.origin}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${order.origin}${order.cancelPath}`,
  }
}

function connection(apiBase: string | undefined): Stripe.StripeConfig {
  const common = { telemetry: false, timeout: 10_000, maxNetworkRetries: 2 }
  if (apiBase === undefined) return common
  const base = new URL(apiBase)
  const protocol = base.protocol === 'http:' ? 'http' : 'https'
  return { ...common, protocol, host: base.hostname, port: base.port, maxNetworkRetries: 0 }
}

function providerCheckout(
  session: Stripe.Checkout.Session,
  prices: Readonly<Record<PurchasablePlanId, string>>,
): ProviderCheckout {
  const { subscription, customer, status, payment_status } = session
  const paid = status === 'complete' && payment_status !== 'unpaid'
  return {
    status: paid ? 'paid' : status === 'expired' ? 'expired' : 'open',
    customerId: idOf(customer) ?? null,
    subscription:
      subscription === null || typeof subscription === 'string'
        ? undefined
        : providerSubscription(subscription, prices),
  }
}

function idOf(value: string | { readonly id: string } | null | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.id
}

/** As asked, or undefined where Stripe knows of no such thing. */
async function found<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask()
  } catch (error) {
    const missing = error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'
    if (missing) return undefined
    throw asRefusal(error)
  }
}

async function answered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw asRefusal(error)
  }
}

function asRefusal(cause: unknown): unknown {
  if (!(cause instanceof Stripe.errors.StripeError)) return cause
  const message = 'The payment provider did not answer as expected. Please try again.'
  return new AppError('not-available', { message, cause })
}
