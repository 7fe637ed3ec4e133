import { PurchaseOffer, User } from '@plumbline/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { administrator } from '../../testing/administrators.ts'
import { linkSentTo } from '../../testing/letters.ts'
import { startStripeServer, type StripeServer } from '../../testing/third-parties/stripe-server.ts'
import { testServer, type TestServer, type Visitor } from '../../testing/test-server.ts'

const sandbox = testServer()

const order = { planId: 'starter', companyName: 'Analytical Engines' }

async function checkout(visitor: Visitor, changes: object = {}): Promise<string> {
  const answer = await visitor.post('/api/create-checkout-session', { ...order, ...changes })
  return new URL(answer.json<{ url: string }>().url).pathname
}

async function payInSandbox(visitor: Visitor, changes: object = {}): Promise<string> {
  const url = await checkout(visitor, changes)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await visitor.send({ method: 'POST', url, headers, payload: 'choice=pay' })
  return url.split('/').at(-1) ?? ''
}

async function customer(server: TestServer) {
  const visitor = server.visitor()
  const user = User.parse((await visitor.register()).json())
  return { visitor, user }
}

async function confirmed(server: TestServer) {
  const { visitor, user } = await customer(server)
  const token = linkSentTo(server, user.email, 'confirm-email')
  expect((await visitor.post('/api/confirm-email', { token })).statusCode).toBe(200)
  return { visitor, user }
}

const current = async (visitor: Visitor) => User.parse((await visitor.get('/api/user')).json())
const offersOf = async (visitor: Visitor) =>
  z.array(PurchaseOffer).parse((await visitor.get('/api/purchase-offers')).json())

describe('a stranger who pays with a customer’s address', () => {
  test('changes nothing of a plan that was paid for', async () => {
    const { visitor, user } = await confirmed(sandbox)
    await payInSandbox(visitor, { planId: 'professional' })
    const before = await current(visitor)
    await payInSandbox(sandbox.visitor(), { email: user.email })
    expect(await current(visitor)).toEqual(before)
  })

  test('changes nothing of a plan that an administrator gave', async () => {
    const { visitor, user } = await confirmed(sandbox)
    const admin = await administrator(sandbox)
    await admin.visitor.post('/api/admin/update-plan', { userId: user.id, planId: 'enterprise' })
    const session = await payInSandbox(sandbox.visitor(), { email: user.email })
    await sandbox.visitor().get(`/api/verify-payment/${session}`)
    expect((await current(visitor)).planId).toBe('enterprise')
  })

  test('does not end with the account that has not confirmed the address', async () => {
    const { user } = await customer(sandbox)
    const session = await payInSandbox(sandbox.visitor(), { email: user.email })
    const admin = await administrator(sandbox)
    const answer = await admin.visitor.delete(`/api/admin/users/${user.id}/hard-delete`)
    expect(answer.statusCode).toBe(200)
    const buyer = sandbox.visitor()
    expect((await buyer.register({ checkoutSessionId: session })).json()).toMatchObject({
      planId: 'starter',
      gate: { open: true },
    })
  })
})

describe('the owner of the address', () => {
  test('sees the purchase once the address is confirmed, and attaches it', async () => {
    const { visitor, user } = await customer(sandbox)
    await payInSandbox(sandbox.visitor(), { email: user.email.toUpperCase() })
    expect(await offersOf(visitor)).toEqual([])
    const token = linkSentTo(sandbox, user.email, 'confirm-email')
    await visitor.post('/api/confirm-email', { token })
    const [offer] = await offersOf(visitor)
    expect(offer).toMatchObject({ planId: 'starter' })
    const answer = await visitor.post('/api/purchase-offers/answer', {
      id: offer?.id,
      answer: 'attach',
    })
    expect(answer.json()).toMatchObject({ planId: 'starter', gate: { open: true } })
    expect(await offersOf(visitor)).toEqual([])
  })

  test('says that it is not theirs: it is not offered again and stays the buyer’s', async () => {
    const { visitor, user } = await confirmed(sandbox)
    const session = await payInSandbox(sandbox.visitor(), { email: user.email })
    const [offer] = await offersOf(visitor)
    const answer = { id: offer?.id, answer: 'not-mine' }
    expect((await visitor.post('/api/purchase-offers/answer', answer)).statusCode).toBe(200)
    expect(await offersOf(visitor)).toEqual([])
    expect((await visitor.post('/api/purchase-offers/answer', answer)).statusCode).toBe(404)
    const buyer = await sandbox.visitor().register({ checkoutSessionId: session })
    expect(buyer.json()).toMatchObject({ planId: 'starter' })
  })

  test('another’s offer is answered as one that there is not', async () => {
    const { visitor, user } = await confirmed(sandbox)
    await payInSandbox(sandbox.visitor(), { email: user.email })
    const [offer] = await offersOf(visitor)
    const other = await confirmed(sandbox)
    const answers = await Promise.all(
      [offer?.id, crypto.randomUUID(), 'no-id'].map((id) =>
        other.visitor.post('/api/purchase-offers/answer', { id, answer: 'attach' }),
      ),
    )
    for (const { statusCode } of answers) expect(statusCode).toBe(404)
    expect(await offersOf(visitor)).toHaveLength(1)
  })
})

describe('at a payment provider', () => {
  const started: { stripe?: StripeServer } = {}
  const environment: NodeJS.ProcessEnv = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PRICE_STARTER: 'price_starter',
    STRIPE_PRICE_PROFESSIONAL: 'price_professional',
  }
  beforeAll(async () => {
    started.stripe = await startStripeServer()
    environment['STRIPE_API_BASE'] = started.stripe.url
  })
  afterAll(() => started.stripe?.close())
  const server = testServer(environment)

  async function pay(visitor: Visitor, changes: object) {
    await visitor.post('/api/create-checkout-session', { ...order, ...changes })
    const session = [...(started.stripe?.sessions.keys() ?? [])].at(-1) ?? ''
    const subscription = started.stripe?.pay(session)
    await visitor.get(`/api/verify-payment/${session}`)
    return subscription
  }

  test('a stranger’s payment cancels no subscription of the customer; attaching it replaces it', async () => {
    const { visitor, user } = await confirmed(server)
    const own = await pay(visitor, { planId: 'professional' })
    const theirs = await pay(server.visitor(), { email: user.email })
    expect([own?.status, theirs?.status]).toEqual(['active', 'active'])
    expect((await current(visitor)).planId).toBe('professional')
    const [offer] = await offersOf(visitor)
    await visitor.post('/api/purchase-offers/answer', { id: offer?.id, answer: 'attach' })
    expect([own?.status, theirs?.status]).toEqual(['canceled', 'active'])
    expect((await current(visitor)).planId).toBe('starter')
  })
})
