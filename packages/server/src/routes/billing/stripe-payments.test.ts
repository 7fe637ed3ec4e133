import { randomUUID } from 'node:crypto'
import { User } from '@plumbline/contract'
import Stripe from 'stripe'
import { afterAll, describe, expect, test } from 'vitest'
import {
  startStripeServer,
  subscriptionObject,
  type StripeSubscription,
} from '../../testing/third-parties/stripe-server.ts'
import { testServer, type Visitor } from '../../testing/test-server.ts'

const secret = 'whsec_of_the_tests'
const stripeServer = await startStripeServer()
const server = testServer({
  STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_PRICE_STARTER: 'price_starter',
  STRIPE_PRICE_PROFESSIONAL: 'price_professional',
  STRIPE_API_BASE: stripeServer.url,
})
const webhooks = new Stripe('sk_test_unused').webhooks

afterAll(() => stripeServer.close())

interface Event {
  readonly id: string
  readonly type: string
  readonly object: object
}

const payloadOf = ({ id, type, object }: Event) =>
  JSON.stringify({ id, object: 'event', type, data: { object } })

function deliver(event: Event, changes: { payload?: string; signature?: string } = {}) {
  const payload = payloadOf(event)
  return server.visitor().send({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'cross-site',
      'stripe-signature':
        changes.signature ?? webhooks.generateTestHeaderString({ payload, secret }),
    },
    payload: changes.payload ?? payload,
  })
}

const eventOf = (type: string, object: object): Event => ({
  id: `evt_${randomUUID()}`,
  type,
  object,
})
const sessionEvent = (type: string, id: string) =>
  eventOf(`checkout.session.${type}`, { id, object: 'checkout.session' })
const subscriptionEvent = (type: string, subscription: StripeSubscription) =>
  eventOf(`customer.subscription.${type}`, subscriptionObject(subscription))
const invoiceEvent = (type: string, { id }: StripeSubscription) =>
  eventOf(`invoice.${type}`, { parent: { subscription_details: { subscription: id } } })

async function checkout(visitor: Visitor, body: object = {}): Promise<string> {
  const answer = await visitor.post('/api/create-checkout-session', {
    planId: 'starter',
    companyName: 'Analytical Engines',
    ...body,
  })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ url: string }>().url.split('/').at(-1) ?? ''
}

async function customer() {
  const visitor = server.visitor()
  return { visitor, user: User.parse((await visitor.register()).json()) }
}

const current = async (visitor: Visitor) => User.parse((await visitor.get('/api/user')).json())

describe('Stripe Checkout', () => {
  test('is started with our price and nothing about claims', async () => {
    const { visitor, user } = await customer()
    const sessionId = await checkout(visitor, { planId: 'professional' })
    expect(stripeServer.sessions.get(sessionId)).toMatchObject({
      price: 'price_professional',
      email: user.email,
    })
    expect(stripeServer.received.join()).not.toContain('Analytical')
  })

  test('is verified by asking Stripe, without a webhook', async () => {
    const { visitor } = await customer()
    const sessionId = await checkout(visitor)
    const before = await visitor.get(`/api/verify-payment/${sessionId}`)
    expect(before.json()).toMatchObject({ success: false })
    stripeServer.pay(sessionId)
    const after = await visitor.get(`/api/verify-payment/${sessionId}`)
    expect(after.json()).toMatchObject({ success: true })
    expect(await current(visitor)).toMatchObject({ planId: 'starter', gate: { open: true } })
  })

  test('says that it did not answer where Stripe fails', async () => {
    const { visitor } = await customer()
    stripeServer.broken = true
    const answer = await visitor.post('/api/create-checkout-session', {
      planId: 'starter',
      companyName: 'A',
    })
    stripeServer.broken = false
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ code: 'not-available' })
  })
})

describe('webhooks', () => {
  test('open the account without the customer coming back', async () => {
    const { visitor } = await customer()
    const sessionId = await checkout(visitor)
    stripeServer.pay(sessionId)
    expect((await deliver(sessionEvent('completed', sessionId))).statusCode).toBe(200)
    expect((await current(visitor)).subscriptionStatus).toBe('active')
  })

  test('what an event claims is not believed', async () => {
    const { visitor } = await customer()
    const sessionId = await checkout(visitor)
    const lie = eventOf('checkout.session.completed', {
      id: sessionId,
      object: 'checkout.session',
      status: 'complete',
      payment_status: 'paid',
    })
    expect((await deliver(lie)).statusCode).toBe(200)
    expect((await current(visitor)).gate.open).toBe(false)
  })

  test('are not marked as seen where Stripe could not be asked', async () => {
    const { visitor } = await customer()
    const sessionId = await checkout(visitor)
    stripeServer.pay(sessionId)
    const event = sessionEvent('completed', sessionId)
    stripeServer.broken = true
    expect((await deliver(event)).statusCode).toBe(503)
    stripeServer.broken = false
    expect((await deliver(event)).statusCode).toBe(200)
    expect((await current(visitor)).gate.open).toBe(true)
  })

  test('a subscription that ends closes the gate', async () => {
    const { visitor } = await customer()
    const sessionId = await checkout(visitor)
    const subscription = stripeServer.pay(sessionId)
    await deliver(sessionEvent('completed', sessionId))
    subscription.status = 'canceled'
    await deliver(subscriptionEvent('deleted', subscription))
    expect(await current(visitor)).toMatchObject({
      subscriptionStatus: 'canceled',
      planId: null,
      gate: { open: false },
    })
  })

  test('canceling asks Stripe and keeps access', async () => {
    const { visitor } = await customer()
    const sessionId = await checkout(visitor)
    const subscription = stripeServer.pay(sessionId)
    await deliver(sessionEvent('completed', sessionId))
    const answer = await visitor.post('/api/cancel-subscription', {})
    expect(answer.json()).toMatchObject({
      accessEnds: new Date(subscription.periodEnd * 1000).toISOString().slice(0, 10),
    })
    expect(subscription.cancelAtPeriodEnd).toBe(true)
    expect((await current(visitor)).gate.open).toBe(true)
  })

  const event = eventOf('invoice.paid', {})
  const payload = payloadOf(event)
  const signed = (options: { payload?: string; secret?: string; timestamp?: number }) =>
    webhooks.generateTestHeaderString({ payload, secret, ...options })
  const old = Math.floor(Date.now() / 1000) - 301

  test.each([
    ['a body that was changed', { payload: payload.replace('invoice.paid', 'invoice.lied') }],
    ['a body that was written anew', { payload: JSON.stringify(JSON.parse(payload), null, 1) }],
    ['another secret', { signature: signed({ secret: 'whsec_of_another' }) }],
    ['an old signature', { signature: signed({ timestamp: old }) }],
    ['no signature at all', { signature: '' }],
    ['nonsense for a signature', { signature: 't=1,v1=00' }],
  ])('refuse %s', async (_name, changes) => {
    const answer = await deliver(event, changes)
    expect(answer.statusCode).toBe(400)
    const seen = await server.context.database.asSystem((tx) =>
      tx.sql.selectFrom('payment_events').selectAll().where('id', '=', event.id).execute(),
    )
    expect(seen).toEqual([])
  })

  test.each([
    '[]',
    '"x"',
    '0',
    'null',
    '{}',
    '{"id":7,"type":"x"}',
    '{"id":"evt_1\\u0000","type":"x"}',
  ])(
    'take %s, signed, as no event: once, and no error that would bring it again',
    async (payload) => {
      const signature = webhooks.generateTestHeaderString({ payload, secret })
      expect((await deliver(event, { payload, signature })).statusCode).toBe(200)
    },
  )

  test('refuse a body that is too large', async () => {
    const answer = await deliver(event, { payload: ' '.repeat(300 * 1024) })
    expect(answer.statusCode).toBe(413)
  })
})

/** A small seeded generator: a failing order can be run again. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

describe('a life story in random orders', () => {
  /** Buys, cancels, resumes, fails to pay, recovers, switches plans, cancels: the events of each step. */
  function story(first: string, second: string): (() => Event[])[] {
    const parts: { starter?: StripeSubscription; professional?: StripeSubscription } = {}
    const change = (changes: Partial<StripeSubscription>, type = 'updated') => {
      const subscription = Object.assign(parts.professional ?? parts.starter ?? {}, changes)
      return [subscriptionEvent(type, subscription as StripeSubscription)]
    }
    return [
      () => {
        parts.starter = stripeServer.pay(first)
        return [
          sessionEvent('completed', first),
          subscriptionEvent('created', parts.starter),
          invoiceEvent('paid', parts.starter),
        ]
      },
      () => change({ cancelAtPeriodEnd: true }),
      () => change({ cancelAtPeriodEnd: false }),
      () => [
        ...change({ status: 'past_due' }),
        ...(parts.starter ? [invoiceEvent('payment_failed', parts.starter)] : []),
      ],
      () => [
        ...change({ status: 'active' }),
        ...(parts.starter ? [invoiceEvent('paid', parts.starter)] : []),
      ],
      () => {
        const replaced = parts.starter
        parts.professional = stripeServer.pay(second)
        return [
          sessionEvent('completed', second),
          subscriptionEvent('created', parts.professional),
          invoiceEvent('paid', parts.professional),
          ...(replaced ? [subscriptionEvent('deleted', replaced)] : []),
        ]
      },
      () => change({ cancelAtPeriodEnd: true }),
    ]
  }

  async function live(seed: number) {
    const random = generator(seed)
    const { visitor, user } = await customer()
    const sessions = [
      await checkout(visitor),
      await checkout(visitor, { planId: 'professional' }),
    ] as const
    const steps = story(...sessions)
    const pending: Event[] = []
    let delivered = 0
    while (steps.length > 0 || pending.length > 0) {
      const next = steps[0]
      if (next && (pending.length === 0 || random() < 0.3)) {
        steps.shift()
        pending.push(...next())
        continue
      }
      const [event] = pending.splice(Math.floor(random() * pending.length), 1)
      if (!event) continue
      const times = 1 + Math.floor(random() * 3)
      const answers = await Promise.all(Array.from({ length: times }, () => deliver(event)))
      expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]))
      if (random() < 0.3) pending.push(event)
      delivered += times
    }
    const { subscriptionStatus, planId, gate, requiresPayment } = await current(visitor)
    const row = await server.context.database.asSystem((tx) =>
      tx.sql.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow(),
    )
    const recorded = await server.context.database.asSystem((tx) =>
      tx.sql
        .selectFrom('audit_trail')
        .select('sequence')
        .where('action', '=', 'payment-recorded')
        .where('target_id', '=', user.id)
        .execute(),
    )
    const bySession = sessions.map((id) => stripeServer.sessions.get(id)?.subscription ?? '')
    return {
      delivered,
      state: {
        subscriptionStatus,
        planId,
        gate,
        requiresPayment,
        cancelAtPeriodEnd: row.cancel_at_period_end,
        current: bySession.indexOf(row.payment_subscription_id ?? '-'),
        atStripe: bySession.map((id) => stripeServer.subscriptions.get(id)?.status),
        payments: recorded.length,
      },
    }
  }

  test('ends in the same state 50 times', async () => {
    let delivered = 0
    for (let seed = 1; seed <= 50; seed++) {
      const lived = await live(seed)
      delivered += lived.delivered
      expect(lived.state, `seed ${seed}`).toEqual({
        subscriptionStatus: 'active',
        planId: 'professional',
        gate: { open: true },
        requiresPayment: false,
        cancelAtPeriodEnd: true,
        current: 1,
        atStripe: ['canceled', 'active'],
        payments: 2,
      })
    }
    expect(delivered).toBeGreaterThan(500)
  }, 300_000)
})
