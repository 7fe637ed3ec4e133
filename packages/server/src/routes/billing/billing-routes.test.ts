import { Usage, User } from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { testServer, type Visitor } from '../../testing/test-server.ts'

const server = testServer()

const order = { planId: 'starter', companyName: 'Analytical Engines' }

async function customer(): Promise<{ visitor: Visitor; user: User }> {
  const visitor = server.visitor()
  const user = User.parse((await visitor.register()).json())
  return { visitor, user }
}

async function checkout(visitor: Visitor, changes: object = {}): Promise<string> {
  const answer = await visitor.post('/api/create-checkout-session', { ...order, ...changes })
  expect(answer.statusCode).toBe(200)
  const { url } = answer.json<{ url: string }>()
  return new URL(url).pathname
}

const choose = (visitor: Visitor, path: string, choice: string) =>
  visitor.send({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `choice=${choice}`,
  })

const sessionOf = (path: string) => path.split('/').at(-1) ?? ''

async function subscribed(changes: object = {}) {
  const { visitor, user } = await customer()
  const path = await checkout(visitor, changes)
  await choose(visitor, path, 'pay')
  return { visitor, user, sessionId: sessionOf(path) }
}

const current = async (visitor: Visitor) => User.parse((await visitor.get('/api/user')).json())

describe('the evaluation sandbox', () => {
  test('shows a page that says that it charges nothing, without script', async () => {
    const { visitor } = await customer()
    const page = await visitor.get(await checkout(visitor))
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('Nothing is charged here.')
    expect(page.body).toContain('Starter')
    expect(page.body).not.toContain('<script')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  })

  test('paying opens the gate and returns to the page that verifies', async () => {
    const { visitor, user } = await customer()
    expect(user.gate.open).toBe(false)
    const path = await checkout(visitor, { planId: 'professional' })
    const paid = await choose(visitor, path, 'pay')
    expect(paid.statusCode).toBe(303)
    expect(paid.headers.location).toBe(`/payment-success?session_id=${sessionOf(path)}`)
    expect(await current(visitor)).toMatchObject({
      planId: 'professional',
      subscriptionStatus: 'active',
      requiresPayment: false,
      gate: { open: true },
    })
    const verified = await visitor.get(`/api/verify-payment/${sessionOf(path)}`)
    expect(verified.json()).toEqual({
      success: true,
      message: 'Your account has been activated. Welcome to the product!',
    })
  })

  test('canceling pays nothing', async () => {
    const { visitor } = await customer()
    const path = await checkout(visitor)
    const answer = await choose(visitor, path, 'cancel')
    expect(answer.headers.location).toMatch(/\?canceled=true$/)
    expect((await current(visitor)).gate.open).toBe(false)
    expect((await visitor.get(`/api/verify-payment/${sessionOf(path)}`)).json()).toMatchObject({
      success: false,
    })
  })

  test('paying ten times at once is paying once', async () => {
    const { visitor, user } = await customer()
    const path = await checkout(visitor)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => choose(visitor, path, 'pay')),
    )
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([303]))
    const recorded = await server.context.database.asSystem((tx) =>
      tx.sql
        .selectFrom('audit_trail')
        .select('sequence')
        .where('action', '=', 'payment-recorded')
        .where('target_id', '=', user.id)
        .execute(),
    )
    expect(recorded).toHaveLength(1)
  })

  test.each([
    ['another choice', 'steal', 400],
    ['no choice', '', 400],
  ])('refuses %s', async (_name, choice, status) => {
    const { visitor } = await customer()
    expect((await choose(visitor, await checkout(visitor), choice)).statusCode).toBe(status)
  })

  test('knows no checkout that was never started', async () => {
    const visitor = server.visitor()
    expect((await visitor.get('/sandbox-checkout/never')).statusCode).toBe(404)
    expect((await visitor.get('/sandbox-checkout/..%2fnever')).statusCode).toBe(404)
    expect((await choose(visitor, '/sandbox-checkout/a%00b', 'pay')).statusCode).toBe(404)
    expect((await choose(visitor, '/sandbox-checkout/never', 'pay')).statusCode).toBe(404)
    expect((await choose(visitor, '/sandbox-checkout/never', 'cancel')).statusCode).toBe(404)
  })
})

describe('starting a checkout', () => {
  test.each([
    [{ planId: 'starter', companyName: ' ' }, 'companyName', /company name/],
    [{ planId: 'enterprise', companyName: 'A' }, 'planId', /./],
    [{ companyName: 'A', email: 'a@example.com' }, 'planId', /./],
    [{ planId: 'starter', companyName: 'A' }, 'email', /email address to continue/],
    [{ planId: 'starter', companyName: 'A', email: 'nonsense' }, 'email', /valid email/],
  ])('refuses %j of a guest and names %s', async (body, field, message) => {
    const answer = await server.visitor().post('/api/create-checkout-session', body)
    expect(answer.statusCode).toBe(400)
    const { errors } = answer.json<{ errors: { field: string; message: string }[] }>()
    expect(errors).toContainEqual({ field, message: expect.stringMatching(message) as string })
  })

  test('takes a signed-in customer’s own email, whatever is sent', async () => {
    const { visitor, user } = await customer()
    const path = await checkout(visitor, { email: 'other@example.com' })
    const row = await server.context.database.asSystem((tx) =>
      tx.sql
        .selectFrom('checkouts')
        .selectAll()
        .where('session_id', '=', sessionOf(path))
        .executeTakeFirstOrThrow(),
    )
    expect(row).toMatchObject({ email: user.email, user_id: user.id, by_guest: false })
  })

  test('thirty times in a while is enough for an account; another may still', async () => {
    const { visitor } = await customer()
    const start = () => visitor.post('/api/create-checkout-session', order)
    const statuses: number[] = []
    for (let at = 0; at < 31; at++) statuses.push((await start()).statusCode)
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
    await checkout((await customer()).visitor)
  })
})

describe('a guest who pays', () => {
  test('keeps the purchase until the checkout’s session registers', async () => {
    const visitor = server.visitor()
    const path = await checkout(visitor, { email: 'Guest.One@example.com' })
    await choose(visitor, path, 'pay')
    const verified = await visitor.get(`/api/verify-payment/${sessionOf(path)}`)
    expect(verified.json()).toMatchObject({ success: true })
    const registration = { email: 'guest.one@example.com', checkoutSessionId: sessionOf(path) }
    const user = User.parse((await visitor.register(registration)).json())
    expect(user).toMatchObject({ planId: 'starter', requiresPayment: false, gate: { open: true } })
  })

  test('whoever registers the email alone gets nothing of it', async () => {
    const guest = server.visitor()
    await choose(guest, await checkout(guest, { email: 'paid@example.com' }), 'pay')
    const stranger = server.visitor()
    const user = User.parse((await stranger.register({ email: 'paid@example.com' })).json())
    expect(user).toMatchObject({ planId: null, gate: { open: false }, emailConfirmed: false })
    expect((await stranger.get('/api/purchase-offers')).json()).toEqual([])
  })

  test('may register with another email and the checkout’s session', async () => {
    const visitor = server.visitor()
    const path = await checkout(visitor, { email: 'payer@example.com', planId: 'professional' })
    await choose(visitor, path, 'pay')
    const answer = await visitor.register({ checkoutSessionId: sessionOf(path) })
    expect(answer.json()).toMatchObject({ planId: 'professional', gate: { open: true } })
  })

  test('a checkout that was not paid opens nothing', async () => {
    const visitor = server.visitor()
    const path = await checkout(visitor, { email: 'unpaid@example.com' })
    const answer = await visitor.register({ checkoutSessionId: sessionOf(path) })
    expect(answer.json()).toMatchObject({ requiresPayment: true, gate: { open: false } })
    await choose(visitor, path, 'pay')
    expect((await current(visitor)).gate.open).toBe(true)
  })

  test('a purchase is given to one account only', async () => {
    const visitor = server.visitor()
    const path = await checkout(visitor, { email: 'once@example.com' })
    await choose(visitor, path, 'pay')
    await visitor.register({ checkoutSessionId: sessionOf(path) })
    const thief = server.visitor()
    const answer = await thief.register({ checkoutSessionId: sessionOf(path) })
    expect(answer.json()).toMatchObject({ requiresPayment: true })
  })
})

describe('verifying a payment', () => {
  test('of another’s checkout is as of none', async () => {
    const { sessionId } = await subscribed()
    const { visitor: other } = await customer()
    const [foreign, none, anonymous] = await Promise.all([
      other.get(`/api/verify-payment/${sessionId}`),
      other.get('/api/verify-payment/never'),
      server.visitor().get(`/api/verify-payment/${sessionId}`),
    ])
    for (const answer of [foreign, none, anonymous]) {
      expect(answer.statusCode).toBe(404)
      expect({ ...answer.json<object>(), requestId: '' }).toEqual({
        ...none.json<object>(),
        requestId: '',
      })
    }
  })
})

describe('switching plans', () => {
  test('the later purchase counts, and the earlier subscription ends', async () => {
    const { visitor, user } = await subscribed()
    await choose(visitor, await checkout(visitor, { planId: 'professional' }), 'pay')
    expect((await current(visitor)).planId).toBe('professional')
    const rows = await server.context.database.asSystem((tx) =>
      tx.sql
        .selectFrom('checkouts')
        .select(['plan_id', 'subscription_status'])
        .where('user_id', '=', user.id)
        .execute(),
    )
    expect(rows).toContainEqual({ plan_id: 'starter', subscription_status: 'canceled' })
    expect(rows).toContainEqual({ plan_id: 'professional', subscription_status: 'active' })
  })
})

describe('canceling', () => {
  test('keeps access until the period ends, then closes the gate', async () => {
    const { visitor, user, sessionId } = await subscribed()
    const { renews } = Usage.parse((await visitor.get('/api/usage')).json())
    const answer = await visitor.post('/api/cancel-subscription', {})
    expect(answer.statusCode).toBe(200)
    const { accessEnds, refundRequested } = answer.json<{
      accessEnds: string
      refundRequested: boolean
    }>()
    expect(new Date(accessEnds).getTime()).toBeGreaterThan(Date.now() + 20 * 86_400_000)
    expect(refundRequested).toBe(false)
    expect((await current(visitor)).gate.open).toBe(true)
    const canceled = Usage.parse((await visitor.get('/api/usage')).json())
    expect(canceled).toMatchObject({ subscriptionStatus: 'active', isCanceled: true, renews: null })
    expect(renews?.slice(0, 10)).toBe(accessEnds.slice(0, 10))
    expect(canceled.accessEnds?.slice(0, 10)).toBe(accessEnds.slice(0, 10))

    const past = new Date(Date.now() - 1000)
    await server.context.database.asSystem(async (tx) => {
      await tx.sql
        .updateTable('users')
        .set({ period_ends_at: past })
        .where('id', '=', user.id)
        .execute()
      await tx.sql
        .updateTable('sandbox_purchases')
        .set({ ends_at: past })
        .where('session_id', '=', sessionId)
        .execute()
    })
    expect(await current(visitor)).toMatchObject({
      planId: null,
      subscriptionStatus: 'canceled',
      gate: { open: false, reason: 'pending_payment' },
    })
    expect((await visitor.get('/api/usage')).json()).toMatchObject({
      isCanceled: false,
      accessEnds: null,
    })
    expect((await visitor.post('/api/cancel-subscription', {})).json()).toMatchObject({
      code: 'no-subscription',
    })
  })

  test('twice is canceling once', async () => {
    const { visitor } = await subscribed()
    const first = await visitor.post('/api/cancel-subscription', {})
    const second = await visitor.post('/api/cancel-subscription', {})
    expect(second.json()).toEqual(first.json())
  })

  test.each([
    ['nobody', 401],
    ['somebody without a plan', 409],
  ])('%s is refused with %i', async (who, status) => {
    const visitor = who === 'nobody' ? server.visitor() : (await customer()).visitor
    expect((await visitor.post('/api/cancel-subscription', {})).statusCode).toBe(status)
  })
})

describe('the refund guarantee', () => {
  const eligibility = async (visitor: Visitor) =>
    (await visitor.get('/api/refund-eligibility')).json<{ eligible: boolean; feeCents: number }>()
  const use = (userId: string, claims: number) => {
    const now = new Date()
    return server.context.database.asSystem((tx) =>
      tx.sql
        .insertInto('usage_months')
        .values({
          user_id: userId,
          year: now.getUTCFullYear(),
          month: now.getUTCMonth() + 1,
          claims_used: claims,
        })
        .execute(),
    )
  }

  test('holds in the first days and is recorded once when asked for', async () => {
    const { visitor, user } = await subscribed()
    expect(await eligibility(visitor)).toMatchObject({ eligible: true, feeCents: 999 })
    const answer = await visitor.post('/api/cancel-subscription', { requestRefund: true })
    expect(answer.json()).toMatchObject({ refundRequested: true })
    const again = await visitor.post('/api/cancel-subscription', { requestRefund: true })
    expect(again.json()).toMatchObject({ refundRequested: false })
    const rows = await server.context.database.asSystem((tx) =>
      tx.sql.selectFrom('refund_requests').selectAll().where('user_id', '=', user.id).execute(),
    )
    expect(rows).toMatchObject([{ fee_cents: 999 }])
  })

  test.each([
    [49, true],
    [50, false],
  ])('with %i of 5,000 claims used: %s', async (claims, eligible) => {
    const { visitor, user } = await subscribed()
    await use(user.id, claims)
    expect((await eligibility(visitor)).eligible).toBe(eligible)
  })

  test('is over after seven days, and nothing is recorded', async () => {
    const { visitor, sessionId } = await subscribed()
    const paid = new Date(Date.now() - 8 * 86_400_000)
    await server.context.database.asSystem((tx) =>
      tx.sql
        .updateTable('sandbox_purchases')
        .set({ paid_at: paid })
        .where('session_id', '=', sessionId)
        .execute(),
    )
    await visitor.get(`/api/verify-payment/${sessionId}`)
    expect((await eligibility(visitor)).eligible).toBe(false)
    const answer = await visitor.post('/api/cancel-subscription', { requestRefund: true })
    expect(answer.json()).toMatchObject({ refundRequested: false })
  })

  test('without a payment does not hold', async () => {
    const { visitor } = await customer()
    expect((await eligibility(visitor)).eligible).toBe(false)
  })
})
