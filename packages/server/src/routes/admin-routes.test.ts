import { randomUUID } from 'node:crypto'
import {
  AdminInsights,
  AdminStats,
  AdminUserRow,
  AuditTrailPage,
  ReferenceTablesAtHand,
  RefundRequestsPage,
  User,
} from '@plumbline/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { administrator } from '../testing/administrators.ts'
import { insertRefundRequest } from '../db/billing/refund-requests.ts'
import { customer } from '../testing/customers.ts'
import { storedUpload } from '../testing/stored-uploads.ts'
import { linkSentTo } from '../testing/letters.ts'
import { testPassword, testServer, type Visitor } from '../testing/test-server.ts'

const server = testServer()

const system = <Answer>(
  work: Parameters<typeof server.context.database.asSystem<Answer>>[0],
): Promise<Answer> => server.context.database.asSystem(work)

const trailOf = (targetId: string, action: string) =>
  system((tx) =>
    tx.sql
      .selectFrom('audit_trail')
      .selectAll()
      .where('target_id', '=', targetId)
      .where('action', '=', action)
      .execute(),
  )

const list = async (visitor: Visitor, query: string) =>
  z.array(AdminUserRow).parse((await visitor.get(`/api/admin/users?${query}`)).json())

describe('signing in', () => {
  test('a customer’s password does not open the administration', async () => {
    const email = `${randomUUID()}@example.com`
    await server.visitor().register({ email })
    const answer = await server
      .visitor()
      .post('/api/admin/login', { email, password: testPassword })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ message: 'Invalid admin credentials' })
  })

  test.each([
    [{ email: 'nonsense', password: 'long enough' }, 'Invalid email address'],
    [{ email: 'a@example.com', password: 'short' }, 'Password must be at least 8 characters'],
  ])('refuses %j', async (body, message) => {
    const answer = await server.visitor().post('/api/admin/login', body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ message })
  })
})

describe('the list of users', () => {
  test('finds by name, company or email, by plan and by access', async () => {
    const { visitor } = await administrator(server)
    const mark = randomUUID().slice(0, 8)
    const one = await customer(server, { first_name: `Zoe${mark}`, access_enabled: true })
    const two = await customer(server, {
      company_name: `Acme_${mark}%`,
      plan_id: null,
      subscription_status: 'pending_payment',
    })
    const ids = async (query: string) => (await list(visitor, query)).map(({ user }) => user.id)
    expect(await ids(`search=zoe${mark}%20lovelace`)).toEqual([one.id])
    expect(await ids(`search=${encodeURIComponent(`acme_${mark}%`)}`)).toEqual([two.id])
    expect(await ids(`search=${mark}`)).toHaveLength(2)
    expect(await ids(`search=${mark}&plan=all&access=all`)).toHaveLength(2)
    expect(await ids(`search=${mark}&plan=starter`)).toEqual([one.id])
    expect(await ids(`search=${mark}&plan=pending_payment`)).toEqual([two.id])
    expect(await ids(`search=${mark}&access=enabled`)).toEqual([one.id])
    expect(await ids(`search=${mark}&access=disabled`)).toEqual([two.id])
    expect(await ids(`search=${encodeURIComponent('%')}`)).not.toContain(one.id)
  })

  test('shows usage against the limit, and no administrators', async () => {
    const { visitor, id } = await administrator(server)
    const used = await customer(server)
    const now = new Date()
    await system((tx) =>
      tx.sql
        .insertInto('usage_months')
        .values({
          user_id: used.id,
          year: now.getUTCFullYear(),
          month: now.getUTCMonth() + 1,
          claims_used: 7,
        })
        .execute(),
    )
    const rows = await list(visitor, '')
    expect(rows.find(({ user }) => user.id === used.id)?.usage).toEqual({
      claimsUsed: 7,
      claimsLimit: 5000,
    })
    expect(rows.map(({ user }) => user.id)).not.toContain(id)
  })

  test('shows who asked for the refund', async () => {
    const { visitor } = await administrator(server)
    const { visitor: user, id } = await customer(server)
    await buy(user, 'starter')
    await user.post('/api/cancel-subscription', { requestRefund: true })
    const row = (await list(visitor, '')).find((one) => one.user.id === id)
    expect(Date.parse(row?.refundRequestedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  })

  test('refuses a filter that does not exist', async () => {
    const { visitor } = await administrator(server)
    expect((await visitor.get('/api/admin/users?plan=gold')).statusCode).toBe(400)
  })
})

describe('access, credits and plans', () => {
  test('access opens the gate and closes it', async () => {
    const { visitor, id: adminId } = await administrator(server)
    const { visitor: user, id } = await customer(server, {
      subscription_status: 'pending_payment',
      requires_payment: true,
    })
    const gate = async () => User.parse((await user.get('/api/user')).json()).gate.open
    expect(await gate()).toBe(false)
    await visitor.post('/api/admin/toggle-access', { userId: id, accessEnabled: true })
    expect(await gate()).toBe(true)
    await visitor.post('/api/admin/toggle-access', { userId: id, accessEnabled: false })
    expect(await gate()).toBe(false)
    const [first] = await trailOf(id, 'access-changed')
    expect(first).toMatchObject({ actor_id: adminId, detail: { accessEnabled: true } })
  })

  test('credits are a ledger with reasons and never below nothing', async () => {
    const { visitor, id: adminId } = await administrator(server)
    const { id } = await customer(server)
    const add = (credits: number) =>
      visitor.post('/api/admin/add-credits', { userId: id, credits, reason: 'goodwill' })
    expect((await add(100)).json()).toMatchObject({ bonusCredits: 100 })
    expect((await add(-50)).json()).toMatchObject({ bonusCredits: 50 })
    const refused = await add(-51)
    expect(refused.statusCode).toBe(409)
    const entries = await system((tx) =>
      tx.sql.selectFrom('credit_entries').selectAll().where('user_id', '=', id).execute(),
    )
    expect(entries.map(({ credits }) => credits).sort((a, b) => a - b)).toEqual([-50, 100])
    expect(entries[0]).toMatchObject({ reason: 'goodwill', actor_id: adminId })
  })

  test('credits given at once add up, and what is not there is not taken', async () => {
    const { visitor } = await administrator(server)
    const { id } = await customer(server, { bonus_credits: 100 })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        visitor.post('/api/admin/add-credits', { userId: id, credits: -10, reason: 'r' }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(10)
  })

  test.each([
    [{ credits: 0, reason: 'r' }, 'credits'],
    [{ credits: 1.5, reason: 'r' }, 'credits'],
    [{ credits: 'many', reason: 'r' }, 'credits'],
    [{ credits: 5, reason: '  ' }, 'reason'],
  ])('refuses credits %j', async (body, field) => {
    const { visitor } = await administrator(server)
    const { id } = await customer(server)
    const answer = await visitor.post('/api/admin/add-credits', { userId: id, ...body })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ errors: { field: string }[] }>().errors[0]?.field).toBe(field)
  })

  test.each(['starter', 'professional', 'enterprise'])('the plan %s opens', async (planId) => {
    const { visitor } = await administrator(server)
    const { id } = await customer(server, {
      plan_id: null,
      subscription_status: 'pending_payment',
      requires_payment: true,
    })
    const answer = await visitor.post('/api/admin/update-plan', { userId: id, planId })
    expect(answer.json()).toMatchObject({ planId, gate: { open: true } })
  })

  test('no plan closes and ends what is charged for; a later purchase counts again', async () => {
    const { visitor } = await administrator(server)
    const { visitor: user, id } = await customer(server, {
      plan_id: null,
      subscription_status: 'pending_payment',
      requires_payment: true,
    })
    const first = await buy(user, 'starter')
    const answer = await visitor.post('/api/admin/update-plan', { userId: id, planId: 'none' })
    expect(answer.json()).toMatchObject({ planId: null, gate: { open: false } })
    expect((await server.context.payments.readCheckout(first))?.subscription?.status).toBe(
      'canceled',
    )
    await user.get(`/api/verify-payment/${first}`)
    expect(User.parse((await user.get('/api/user')).json()).gate.open).toBe(false)
    await buy(user, 'professional')
    expect((await user.get('/api/user')).json()).toMatchObject({ planId: 'professional' })
  })

  test('a plan that was given can be canceled, and holds against an earlier subscription', async () => {
    const { visitor } = await administrator(server)
    const { visitor: user, id } = await customer(server)
    const session = await buy(user, 'starter')
    await visitor.post('/api/admin/update-plan', { userId: id, planId: 'enterprise' })
    await user.get(`/api/verify-payment/${session}`)
    expect((await user.get('/api/user')).json()).toMatchObject({ planId: 'enterprise' })
    const canceled = await user.post('/api/cancel-subscription', {})
    expect(canceled.json<{ accessEnds: string }>().accessEnds).toMatch(/-01$/)
    const seen = await server.context.payments.readCheckout(session)
    expect(seen?.subscription?.cancelAtPeriodEnd).toBe(true)
  })
})

async function buy(visitor: Visitor, planId: string): Promise<string> {
  const answer = await visitor.post('/api/create-checkout-session', { planId, companyName: 'A' })
  const path = new URL(answer.json<{ url: string }>().url).pathname
  await visitor.send({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'choice=pay',
  })
  return path.split('/').at(-1) ?? ''
}

describe('archiving', () => {
  test('ends the sessions, keeps the names and gives them back', async () => {
    const { visitor } = await administrator(server)
    const { visitor: user, id } = await customer(server)
    const email = User.parse((await user.get('/api/user')).json()).email
    const url = `/api/admin/users/${id}`
    expect((await visitor.post(`${url}/soft-delete`, { reason: ' ' })).json()).toMatchObject({
      message: 'Please provide a reason for archiving this user',
    })
    const archived = await visitor.post(`${url}/soft-delete`, { reason: 'asked for it' })
    expect(archived.json()).toMatchObject({
      firstName: 'DELETED',
      lastName: 'USER',
      isArchived: true,
      gate: { open: false, reason: 'archived' },
    })
    expect((await user.get('/api/user')).statusCode).toBe(401)
    const signIn = () => server.visitor().post('/api/login', { email, password: testPassword })
    expect((await signIn()).statusCode).toBe(401)
    expect((await visitor.post(`${url}/soft-delete`, { reason: 'again' })).statusCode).toBe(409)
    expect((await visitor.post(`${url}/restore`)).json()).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lovelace',
      isArchived: false,
    })
    expect((await signIn()).statusCode).toBe(200)
    expect((await visitor.post(`${url}/restore`)).statusCode).toBe(409)
    expect(await trailOf(id, 'user-archived')).toHaveLength(1)
    expect(await trailOf(id, 'user-restored')).toHaveLength(1)
  })

  test('clearing sessions ends them all at once', async () => {
    const { visitor } = await administrator(server)
    const { visitor: user, id } = await customer(server)
    const answer = await visitor.post(`/api/admin/users/${id}/clear-sessions`)
    expect(answer.json()).toEqual({ message: 'Sessions ended: 1' })
    expect((await user.get('/api/user')).statusCode).toBe(401)
  })
})

describe('deleting for good', () => {
  test('says beforehand what there is', async () => {
    const { visitor } = await administrator(server)
    const { id } = await customer(server)
    await storedUpload(server, id)
    expect((await visitor.get(`/api/admin/users/${id}/deletion-info`)).json()).toEqual({
      uploadCount: 1,
      claimCount: 1,
      hasUploads: true,
      hasClaims: true,
      hasSubscription: true,
      hasActiveSessions: true,
    })
  })

  test('leaves nothing: no row in any table, no job, no file, no subscription', async () => {
    const { visitor, id: adminId } = await administrator(server)
    const mark = `ZQ${randomUUID().slice(0, 8)}`
    const email = `${mark}@example.com`
    const { visitor: user, id } = await customer(server, {
      email,
      first_name: mark,
      plan_id: null,
      subscription_status: 'pending_payment',
    })
    await server.visitor().post('/api/login', { email, password: 'wrong password' })
    const session = await buy(user, 'starter')
    await user.post('/api/cancel-subscription', { requestRefund: true })
    const uploadId = await storedUpload(server, id, mark)
    await server.context.originals.write(
      { userId: id, uploadId },
      await server.context.accountKeys.ofUser(id),
      bytes(mark),
    )
    await system(async (tx) => {
      await server.context.jobs.enqueueAudit(tx, { userId: id, uploadId, auditType: 'Medical' })
      await tx.sql
        .insertInto('usage_months')
        .values({ user_id: id, year: 2020, month: 1, claims_used: 1 })
        .execute()
    })
    await visitor.post('/api/admin/add-credits', { userId: id, credits: 5, reason: mark })
    const untouched = await customer(server)
    const upload = await storedUpload(server, untouched.id)

    const answer = await visitor.delete(`/api/admin/users/${id.toUpperCase()}/hard-delete`)
    expect(answer.statusCode).toBe(200)

    expect(await everyRow(mark)).toEqual([])
    expect(await everyRow(id)).toEqual(['audit_trail', 'deletions'])
    expect(await server.context.originals.removeAllOf(id)).toBe(0)
    expect(await server.context.payments.readCheckout(session)).toBeUndefined()
    expect((await user.get('/api/user')).statusCode).toBe(401)
    const [entry] = await trailOf(id, 'user-deleted')
    expect(entry).toMatchObject({ actor_id: adminId, subject_id: null })
    expect(JSON.stringify(entry)).not.toContain(mark)
    expect(await everyRow(upload)).toEqual(['claims', 'uploads'])
    expect((await visitor.delete(`/api/admin/users/${id}/hard-delete`)).statusCode).toBe(404)
  })

  /** Tables of which a row, written out as text, holds what is looked for. */
  async function everyRow(text: string): Promise<string[]> {
    return system(async (tx) => {
      const { rows: tables } = await sql<{ schema: string; name: string }>`
        select table_schema as schema, table_name as name from information_schema.tables
         where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'
           and has_table_privilege(format('%I.%I', table_schema, table_name), 'select')
         order by table_name`.execute(tx.sql)
      const found: string[] = []
      for (const { schema, name } of tables) {
        const { rows } = await sql`
          select 1 from ${sql.table(`${schema}.${name}`)} as held
           where held::text ilike ${`%${text}%`} limit 1`.execute(tx.sql)
        if (rows.length > 0) found.push(name)
      }
      return found
    })
  }

  async function* bytes(text: string): AsyncGenerator<Uint8Array> {
    yield await Promise.resolve(Buffer.from(text))
  }
})

/** A customer's account with an email that its owner has confirmed. */
async function ownAccount(email: string): Promise<string> {
  const visitor = server.visitor()
  const { id } = User.parse((await visitor.register({ email })).json())
  const token = linkSentTo(server, email, 'confirm-email')
  expect((await visitor.post('/api/confirm-email', { token })).statusCode).toBe(200)
  return id
}

const link = (visitor: Visitor, password = testPassword) =>
  visitor.post('/api/admin/link-user-account', { password })

describe('linking the own user account', () => {
  test('whoever registers the administrator’s email gets no administrator’s work', async () => {
    const email = `${randomUUID()}@example.com`
    const { visitor } = await administrator(server, email)
    await server.visitor().register({ email, password: 'chosen by a stranger' })
    expect((await visitor.get('/api/admin/check-user-account')).json()).toEqual({
      hasUserAccount: false,
      mayLink: false,
    })
    expect((await link(visitor)).json()).toMatchObject({ code: 'no-user-account' })
    expect((await visitor.post('/api/admin/switch-to-user')).statusCode).toBe(409)
  })

  test('needs the account’s own password', async () => {
    const email = `${randomUUID()}@example.com`
    const { visitor } = await administrator(server, email)
    await ownAccount(email)
    expect((await link(visitor, 'another password')).json()).toMatchObject({
      code: 'wrong-password',
    })
    expect((await visitor.post('/api/admin/switch-to-user')).statusCode).toBe(409)
  })
})

describe('switching to the own user account', () => {
  test('starts a client session that names the administrator, and goes back', async () => {
    const email = `${randomUUID()}@example.com`
    const { visitor, id: adminId } = await administrator(server, email)
    expect((await visitor.get('/api/admin/check-user-account')).json()).toEqual({
      hasUserAccount: false,
      mayLink: false,
    })
    const none = await visitor.post('/api/admin/switch-to-user')
    expect(none.json()).toMatchObject({ code: 'no-user-account' })
    const userId = await ownAccount(email)
    expect((await visitor.get('/api/admin/check-user-account')).json()).toEqual({
      hasUserAccount: false,
      mayLink: true,
    })
    expect((await link(visitor)).json()).toEqual({ hasUserAccount: true, mayLink: false })

    const switched = await visitor.post('/api/admin/switch-to-user')
    expect(switched.json()).toMatchObject({
      id: userId,
      role: 'client',
      actingAdmin: { id: adminId, email },
    })
    expect((await visitor.get('/api/user')).json()).toMatchObject({ actingAdmin: { id: adminId } })
    expect((await visitor.get('/api/admin/stats')).statusCode).toBe(403)
    expect((await visitor.post('/api/admin/switch-to-user')).statusCode).toBe(403)

    expect(await trailOf(userId, 'switched-to-user')).toMatchObject([
      { actor_id: adminId, target_id: userId, detail: { reason: 'none given', minutes: 30 } },
    ])

    const back = await visitor.post('/api/admin/switch-back')
    expect(back.json()).toMatchObject({ id: adminId, role: 'admin' })
    expect((await visitor.get('/api/admin/stats')).statusCode).toBe(200)
    expect(await trailOf(userId, 'switched-back')).toMatchObject([{ actor_id: adminId }])
  })

  test('every switch gives a new secret, and the old one is dead', async () => {
    const email = `${randomUUID()}@example.com`
    await ownAccount(email)
    const { visitor } = await administrator(server, email)
    await link(visitor)
    const to = await visitor.post('/api/admin/switch-to-user')
    const back = await visitor.post('/api/admin/switch-back')
    const secrets = [to, back].map((answer) => answer.cookies[0]?.value ?? '')
    expect(new Set(secrets).size).toBe(2)
    const old = await server.visitor().send({
      method: 'GET',
      url: '/api/user',
      headers: { cookie: `sid=${secrets[0] ?? ''}` },
    })
    expect(old.statusCode).toBe(401)
  })

  test('an archived user account is none', async () => {
    const email = `${randomUUID()}@example.com`
    const id = await ownAccount(email)
    const { visitor } = await administrator(server, email)
    await link(visitor)
    await visitor.post(`/api/admin/users/${id}/soft-delete`, { reason: 'r' })
    expect((await visitor.post('/api/admin/switch-to-user')).statusCode).toBe(409)
  })

  test('an administrator cannot take a customer’s email to switch to that account', async () => {
    const { visitor, email: own } = await administrator(server)
    const email = `${randomUUID()}@example.com`
    await server.visitor().register({ email })
    const names = { firstName: 'A', lastName: 'B', password: testPassword }
    const asked = await visitor.post('/api/update-profile', { ...names, email })
    expect(asked.json()).toMatchObject({ email: own, pendingEmail: email })
    expect((await visitor.post('/api/admin/switch-to-user')).statusCode).toBe(409)
  })

  test('there is no way back without an administrator behind it', async () => {
    const { visitor } = await customer(server)
    expect((await visitor.post('/api/admin/switch-back')).statusCode).toBe(409)
  })

  test('no administrator reaches another’s account', async () => {
    const { visitor } = await administrator(server)
    const other = await administrator(server)
    for (const [method, call, payload] of [
      ['POST', 'soft-delete', { reason: 'r' }],
      ['POST', 'restore', {}],
      ['POST', 'clear-sessions', {}],
      ['DELETE', 'hard-delete', {}],
      ['GET', 'deletion-info', undefined],
    ] as const) {
      const url = `/api/admin/users/${other.id}/${call}`
      const answer = await visitor.send({ method, url, ...(payload && { payload }) })
      expect([call, answer.statusCode]).toEqual([call, 404])
    }
    expect((await other.visitor.get('/api/admin/stats')).statusCode).toBe(200)
  })
})

describe('uploads and figures', () => {
  test('all uploads carry whose they are', async () => {
    const { visitor } = await administrator(server)
    const { id } = await customer(server, { first_name: 'Mary', last_name: 'Seacole' })
    const uploadId = await storedUpload(server, id)
    const answer = await visitor.get('/api/admin/uploads')
    expect(answer.json<object[]>()).toContainEqual(
      expect.objectContaining({ id: uploadId, userName: 'Mary Seacole', status: 'completed' }),
    )
  })

  test('deleting an upload removes its claims and its file, and is written down', async () => {
    const { visitor } = await administrator(server)
    const { id } = await customer(server)
    const uploadId = await storedUpload(server, id)
    expect((await visitor.delete(`/api/admin/uploads/${uploadId}`)).statusCode).toBe(200)
    const left = await system((tx) =>
      tx.sql.selectFrom('claims').select('line').where('upload_id', '=', uploadId).execute(),
    )
    expect(left).toEqual([])
    expect(await trailOf(id, 'upload-deleted')).toMatchObject([{ subject_id: uploadId }])
    expect((await visitor.delete(`/api/admin/uploads/${uploadId}`)).statusCode).toBe(404)
    expect((await visitor.delete('/api/admin/uploads/nonsense')).statusCode).toBe(404)
  })

  test('the audit trail is shown page by page, the newest first, to administrators alone', async () => {
    const { visitor, email } = await administrator(server)
    const owner = await customer(server)
    await visitor.post('/api/admin/add-credits', { userId: owner.id, credits: 5, reason: 'Sorry' })
    const page = async (query: string) =>
      AuditTrailPage.parse((await visitor.get(`/api/admin/audit-trail${query}`)).json())
    const first = await page('?limit=2')
    expect(first.entries[0]).toMatchObject({ action: 'credits-changed', actor: email })
    expect(first.entries[0]?.target).toMatch(/@example\.com$/)
    const second = await page(`?limit=2&before=${first.nextBefore ?? 0}`)
    const numbers = [...first.entries, ...second.entries].map(({ sequence }) => sequence)
    expect(numbers).toEqual(numbers.toSorted((one, two) => two - one))
    expect(new Set(numbers).size).toBe(4)
    expect((await page('?limit=200&before=1')).entries).toEqual([])
    expect((await owner.visitor.get('/api/admin/audit-trail')).statusCode).toBe(403)
  })

  test('requests for refunds are listed with who asked', async () => {
    const { visitor } = await administrator(server)
    const list = async () =>
      RefundRequestsPage.parse((await visitor.get('/api/admin/refund-requests?limit=1')).json())
    const before = (await list()).total
    const owner = await customer(server, { company_name: 'Refunded Inc' })
    await server.context.database.asSystem((tx) => insertRefundRequest(tx, owner.id, 999))
    const after = await list()
    expect(after.total).toBe(before + 1)
    expect(after.requests).toMatchObject([
      { userId: owner.id, companyName: 'Refunded Inc', planId: 'starter', feeCents: 999 },
    ])
    expect((await owner.visitor.get('/api/admin/refund-requests')).statusCode).toBe(403)
  })

  test('reference tables are listed with their releases, missing ones with none', async () => {
    const { visitor } = await administrator(server)
    const answer = await visitor.get('/api/admin/reference-tables')
    const { tables, damaged } = ReferenceTablesAtHand.parse(answer.json())
    expect(damaged).toEqual([])
    const releasesOf = (table: string) => tables.find((one) => one.table === table)?.releases
    expect(releasesOf('placesOfService')).toContainEqual(
      expect.objectContaining({ origin: 'starter pack' }),
    )
    expect(releasesOf('equipmentFees')).toEqual([])
    const owner = await customer(server)
    expect((await owner.visitor.get('/api/admin/reference-tables')).statusCode).toBe(403)
  })

  test('a sample counts until its account has an audit of its own', async () => {
    const { visitor } = await administrator(server)
    const figures = async () => {
      const { totalClaims } = AdminStats.parse((await visitor.get('/api/admin/stats')).json())
      const answer = AdminInsights.parse((await visitor.get('/api/admin/insights')).json())
      return [totalClaims, answer.totalClaimsLifetime]
    }
    const owner = await customer(server, { plan_id: 'starter' })
    const [before = 0, lifetime = 0] = await figures()
    const sample = await storedUpload(server, owner.id)
    await server.context.database.asSystem((tx) =>
      tx.sql.updateTable('uploads').set({ is_sample: true }).where('id', '=', sample).execute(),
    )
    expect(await figures()).toEqual([before + 3, lifetime + 3])
    await storedUpload(server, owner.id)
    expect(await figures()).toEqual([before + 3, lifetime + 3])
  })

  test('stats and insights count what is stored', async () => {
    const { visitor } = await administrator(server)
    const stats = async () => AdminStats.parse((await visitor.get('/api/admin/stats')).json())
    const insights = async () =>
      AdminInsights.parse((await visitor.get('/api/admin/insights')).json())
    const before = { stats: await stats(), insights: await insights() }
    const { id } = await customer(server, { plan_id: 'enterprise' })
    await storedUpload(server, id)
    const after = { stats: await stats(), insights: await insights() }
    expect(after.stats).toEqual({
      totalUploads: before.stats.totalUploads + 1,
      totalClaims: before.stats.totalClaims + 3,
      flaggedClaims: before.stats.flaggedClaims + 1,
      completedUploads: before.stats.completedUploads + 1,
      processingUploads: before.stats.processingUploads,
      brokenSeals: before.stats.brokenSeals,
    })
    expect(after.insights.totalClaimsLifetime).toBe(before.insights.totalClaimsLifetime + 3)
    expect(after.insights.totalClaimsMonthly).toBe(before.insights.totalClaimsMonthly + 3)
    expect(after.insights.flaggedVsCleanRatio).toEqual({
      flagged: before.insights.flaggedVsCleanRatio.flagged + 1,
      review: before.insights.flaggedVsCleanRatio.review + 1,
      clean: before.insights.flaggedVsCleanRatio.clean + 1,
    })
    const nothing = { firm: 0, recordsNeeded: 0, inDoubt: 0 }
    const year = new Date().getUTCFullYear()
    const savings = ({ savingsByYear }: AdminInsights) =>
      savingsByYear.find((row) => row.year === year)?.savings ?? 0
    expect(savings(after.insights) - savings(before.insights)).toBeCloseTo(12.34)
    const split = ({ savingsByYear }: AdminInsights) =>
      savingsByYear.find((row) => row.year === year)?.savingsSplit ?? nothing
    const [now, then] = [split(after.insights), split(before.insights)]
    expect(now.firm - then.firm).toBeCloseTo(10)
    expect(now.recordsNeeded - then.recordsNeeded).toBeCloseTo(2.34)
    expect(now.inDoubt - then.inDoubt).toBeCloseTo(5)
    expect(after.insights.claimsByPlan).toContainEqual({ plan: 'enterprise', count: 3 })
    expect(after.insights.topErrorTypes.map(({ error }) => error)).toContain('unbundling')
  })
})
