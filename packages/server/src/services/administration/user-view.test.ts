import { randomUUID } from 'node:crypto'
import { ErrorAnswer, endpoints, type Endpoint } from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { administrator } from '../../testing/administrators.ts'
import { customer } from '../../testing/customers.ts'
import { testPassword, testServer } from '../../testing/test-server.ts'

const server = testServer()
const calls: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints)
const changes = calls.filter(
  ([, { method, access, whileActing }]) =>
    method !== 'GET' &&
    ['client', 'open-client', 'reader', 'signed-in'].includes(access) &&
    !whileActing,
)

async function acting(reason?: string) {
  const email = `${randomUUID()}@example.com`
  const owner = await customer(server)
  await server.context.database.asSystem((tx) =>
    tx.sql
      .updateTable('users')
      .set({ email, email_confirmed_at: new Date() })
      .where('id', '=', owner.id)
      .execute(),
  )
  const admin = await administrator(server, email)
  await admin.visitor.post('/api/admin/link-user-account', { password: testPassword })
  const body = reason === undefined ? undefined : { reason }
  const switched = await admin.visitor.post('/api/admin/switch-to-user', body)
  expect(switched.statusCode).toBe(200)
  return { owner, admin }
}

const sessionOf = (adminId: string) =>
  server.context.database.asSystem((tx) =>
    tx.sql
      .selectFrom('sessions')
      .select(['expires_at', 'returns_until'])
      .where((where) =>
        where.or([where('acting_admin_id', '=', adminId), where('user_id', '=', adminId)]),
      )
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow(),
  )

describe('the user view of an administrator', () => {
  test('changes nothing: every call that could is refused', async () => {
    const { admin } = await acting()
    expect(changes.length).toBeGreaterThan(5)
    for (const [name, { method, path }] of changes) {
      const url = path.replace(/:\w+/, randomUUID())
      const answer = await admin.visitor.send({ method, url, payload: {} })
      expect([name, answer.statusCode]).toEqual([name, 403])
      expect(ErrorAnswer.parse(answer.json()).code).toBe('reading-only')
    }
    const checkout = { planId: 'starter', companyName: 'A' }
    const bought = await admin.visitor.post('/api/create-checkout-session', checkout)
    expect(bought.json()).toMatchObject({ code: 'reading-only' })
    expect((await admin.visitor.get('/api/uploads')).statusCode).toBe(200)
    expect((await admin.visitor.post('/api/admin/switch-back')).statusCode).toBe(200)
  })

  test('ends after 30 minutes; back in the administration the own end holds again', async () => {
    const { owner, admin } = await acting('A question about a finding')
    const view = await sessionOf(admin.id)
    const minutes = (view.expires_at.getTime() - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(28)
    expect(minutes).toBeLessThanOrEqual(30.1)
    await admin.visitor.post('/api/admin/switch-back')
    const back = await sessionOf(admin.id)
    expect(back.expires_at.getTime()).toBe(view.returns_until?.getTime())
    const trail = await server.context.database.asSystem((tx) =>
      tx.sql
        .selectFrom('audit_trail')
        .select('detail')
        .where('target_id', '=', owner.id)
        .where('action', '=', 'switched-to-user')
        .execute(),
    )
    expect(trail).toEqual([{ detail: { reason: 'A question about a finding', minutes: 30 } }])
  })
})
