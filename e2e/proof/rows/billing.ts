import { createHmac, randomUUID } from 'node:crypto'
import {
  startStripeServer,
  subscriptionObject,
} from '../../../packages/server/src/testing/third-parties/stripe-server.ts'
import { register } from '../harness/people.ts'
import type { Product, Products } from '../harness/products.ts'
import type { Row } from '../harness/row.ts'
import { fieldOf, Visitor } from '../harness/visitor.ts'

/** F: events of payments, in any order and from anybody. */

const secret = 'whsec_of_the_proof'

async function withStripe(products: Products) {
  const stripe = await startStripeServer()
  const product = await products.start({
    STRIPE_SECRET_KEY: 'sk_test_of_the_proof',
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_PRICE_STARTER: 'price_starter',
    STRIPE_PRICE_PROFESSIONAL: 'price_professional',
    STRIPE_API_BASE: stripe.url,
  })
  return { stripe, product }
}

function signature(payload: string, key = secret, at = Math.floor(Date.now() / 1000)): string {
  return `t=${at},v1=${createHmac('sha256', key).update(`${at}.${payload}`).digest('hex')}`
}

function eventOf(type: string, object: object): string {
  return JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } })
}

async function deliver({ url }: Product, payload: string, signed: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signed }
  const sent = { bytes: Buffer.from(payload), headers, isBare: true }
  return (await new Visitor(url).ask('POST', '/api/stripe/webhook', sent)).status
}

const orders: Row = {
  id: 'F1',
  less: 'the plan has 200 lives',
  isLong: true,
  title:
    'Events of a subscription’s life, each one to three times, in any order: the plan that was paid',
  async run({ products, tally, count }) {
    const { stripe, product } = await withStripe(products)
    try {
      for (let life = 0; life < count(60); life++) {
        const { visitor } = await register(product)
        const order = { planId: 'starter', companyName: 'A' }
        const checkout = await visitor.post('/api/create-checkout-session', order)
        const sessionId = fieldOf(checkout, 'url').split('/').at(-1) ?? ''
        const subscription = stripe.pay(sessionId)
        const events = [
          eventOf('checkout.session.completed', { id: sessionId, object: 'checkout.session' }),
          eventOf('customer.subscription.created', subscriptionObject(subscription)),
          eventOf('customer.subscription.updated', subscriptionObject(subscription)),
          eventOf('invoice.paid', {
            parent: { subscription_details: { subscription: subscription.id } },
          }),
        ]
        const sent = [...events, ...events, ...events.slice(1)].sort(() => Math.random() - 0.5)
        for (const payload of sent) {
          const status = await deliver(product, payload, signature(payload))
          tally.check(status === 200, `an event: ${status}`)
        }
        const user = (await visitor.get('/api/user')).body
        tally.check(/"planId":"starter"/.test(user), `paid and not the plan: ${user}`)
        tally.check(/"subscriptionStatus":"active"/.test(user), `paid and not active: ${user}`)
      }
    } finally {
      await stripe.close()
    }
  },
}

const forged: Row = {
  id: 'F2',
  isLong: true,
  title: 'Events that nobody signed, signed by another, changed, or long ago: refused, no effect',
  async run({ products, tally, count }) {
    const { stripe, product } = await withStripe(products)
    try {
      const { visitor } = await register(product)
      const checkout = await visitor.post('/api/create-checkout-session', {
        planId: 'professional',
        companyName: 'A',
      })
      const id = fieldOf(checkout, 'url').split('/').at(-1) ?? ''
      const payload = eventOf('checkout.session.completed', { id, object: 'checkout.session' })
      const now = Math.floor(Date.now() / 1000)
      const forgeries: readonly (readonly [string, string])[] = [
        [payload, ''],
        [payload, 'v1=x'],
        [payload, signature(payload, 'whsec_of_another')],
        [payload, signature(payload, '')],
        [payload, signature(payload, secret, now - 301)],
        [payload, signature(payload).replace(/v1=/, 'v0=')],
        [payload, signature(payload).replace(/t=\d+/, `t=${now + 1}`)],
        [`${payload} `, signature(payload)],
        [JSON.stringify(JSON.parse(payload), undefined, 1), signature(payload)],
        ['{}', signature(payload)],
        ['', signature('x')],
      ]
      for (let round = 0; round < count(10); round++) {
        for (const [body, signed] of forgeries) {
          const status = await deliver(product, body, signed)
          tally.check(status >= 400 && status < 500, `${signed.slice(0, 20)}: ${status}`)
        }
      }
      const user = (await visitor.get('/api/user')).body
      tally.check(!/"subscriptionStatus":"active"/.test(user), 'a forged event had an effect')
    } finally {
      await stripe.close()
    }
  },
}

export const billingRows = [orders, forged]
