import type Stripe from 'stripe'
import * as z from 'zod'
import { AppError } from '../app-error.ts'
import type { PaymentEvent } from './payments.ts'

/** A signature older than this, or dated ahead by as much, is not taken. */
const toleranceSeconds = 300

const storable = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[\x20-\x7e]+$/)

/** What of an event is looked at: which objects it is about. Everything else is asked anew. */
const Event = z.object({
  id: storable,
  type: storable,
  data: z.object({
    object: z.object({
      id: storable.optional(),
      parent: z
        .object({
          subscription_details: z
            .object({ subscription: z.union([storable, z.object({ id: storable })]).nullish() })
            .nullish(),
        })
        .nullish(),
    }),
  }),
})

/**
 * An event whose signature holds over the bytes as they came; undefined where it is signed but not
 * of a form that can mean anything: sending it again would not help. Throws `invalid-request`.
 */
export function readStripeEvent(
  stripe: Stripe,
  body: Buffer,
  { signature, secret }: { readonly signature: string; readonly secret: string },
): PaymentEvent | undefined {
  requireSigned(stripe, body, signature, secret)
  const event = Event.safeParse(parsed(body))
  return event.success ? paymentEvent(event.data) : undefined
}

function requireSigned(stripe: Stripe, body: Buffer, signature: string, secret: string): void {
  try {
    // The library decodes the bytes before it checks them, and would not see a byte order mark.
    if (body[0] === 0xef) throw new Error('The body begins with a byte order mark')
    const at = Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1])
    if (at > Date.now() / 1000 + toleranceSeconds) throw new Error('The signature is dated ahead')
    const { signature: signatures } = stripe.webhooks
    if (!signatures) throw new Error('The library checks no signatures here')
    signatures.verifyHeader(body, signature, secret, toleranceSeconds)
  } catch (cause) {
    throw new AppError('invalid-request', { message: 'The event is not signed by us.', cause })
  }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

const checkoutEvents = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
])
const subscriptionEvents = new Set([
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
])
const invoiceEvents = new Set(['invoice.paid', 'invoice.payment_failed'])

/** Which objects an event is about; kinds that change nothing here are about none. */
function paymentEvent({ id, type, data: { object } }: z.infer<typeof Event>): PaymentEvent {
  if (checkoutEvents.has(type)) return { id, type, sessionId: object.id }
  if (subscriptionEvents.has(type)) return { id, type, subscriptionId: object.id }
  if (!invoiceEvents.has(type)) return { id, type }
  const subscription = object.parent?.subscription_details?.subscription
  const subscriptionId = typeof subscription === 'string' ? subscription : subscription?.id
  return { id, type, subscriptionId }
}
