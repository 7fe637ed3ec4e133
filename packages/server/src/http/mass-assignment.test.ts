import { randomUUID } from 'node:crypto'
import { User } from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { testPassword, testServer } from '../testing/test-server.ts'

const server = testServer()

describe('fields that nobody may set', () => {
  const forbidden = {
    id: randomUUID(),
    userId: randomUUID(),
    user_id: randomUUID(),
    role: 'admin',
    isAdmin: true,
    planId: 'enterprise',
    plan_id: 'enterprise',
    subscriptionStatus: 'active',
    accessEnabled: true,
    access_enabled: true,
    bonusCredits: 1000,
    bonus_credits: 1000,
    requiresPayment: false,
    isArchived: true,
    gate: { open: true },
    actingAdmin: { id: 'x', email: 'x' },
    passwordHash: 'x',
    payment_customer_id: 'x',
  }
  const untouched = {
    role: 'client',
    planId: null,
    subscriptionStatus: 'pending_payment',
    accessEnabled: false,
    bonusCredits: 0,
    requiresPayment: true,
    isArchived: false,
    gate: { open: false, reason: 'pending_payment' },
  }

  test('at registration and in the profile', async () => {
    const visitor = server.visitor()
    const registered = await visitor.send({
      method: 'POST',
      url: '/api/register',
      payload: {
        ...forbidden,
        email: `${randomUUID()}@example.com`,
        password: testPassword,
        firstName: 'A',
        lastName: 'B',
        companyName: 'C',
      },
    })
    expect(registered.json()).toMatchObject(untouched)
    expect(registered.json<User>().id).not.toBe(forbidden.id)
    const email = `${randomUUID()}@example.com`
    const profile = { ...forbidden, firstName: 'A', lastName: 'B', password: testPassword, email }
    expect((await visitor.post('/api/update-profile', profile)).json()).toMatchObject(untouched)
    expect((await visitor.get('/api/user')).json()).toMatchObject({
      ...untouched,
      pendingEmail: email,
    })
  })

  test('in a checkout: neither price, owner nor status', async () => {
    const visitor = server.visitor()
    const { id } = User.parse((await visitor.register()).json())
    const answer = await visitor.post('/api/create-checkout-session', {
      ...forbidden,
      planId: 'starter',
      companyName: 'A',
      price: 1,
      status: 'paid',
    })
    const sessionId = answer.json<{ url: string }>().url.split('/').at(-1) ?? ''
    const row = await server.context.database.asSystem((tx) =>
      tx.sql
        .selectFrom('checkouts')
        .selectAll()
        .where('session_id', '=', sessionId)
        .executeTakeFirstOrThrow(),
    )
    expect(row).toMatchObject({ user_id: id, plan_id: 'starter', status: 'open' })
  })
})
