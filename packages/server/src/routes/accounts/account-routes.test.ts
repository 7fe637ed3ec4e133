import { User } from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { testPassword, testServer } from '../../testing/test-server.ts'

const server = testServer()

describe('registration', () => {
  test('makes a customer who has to choose a plan, signed in', async () => {
    const visitor = server.visitor()
    const answer = await visitor.register({ email: 'Grace@Example.com' })
    expect(answer.statusCode).toBe(201)
    const user = User.parse(answer.json())
    expect(user).toMatchObject({ role: 'client', requiresPayment: true, gate: { open: false } })
    expect((await visitor.get('/api/user')).json()).toMatchObject({ id: user.id })
  })

  test('an email in other letters is the same email', async () => {
    await server.visitor().register({ email: 'twice@example.com' })
    const again = await server.visitor().register({ email: 'TWICE@example.com' })
    expect(again.statusCode).toBe(409)
    expect(again.json()).toMatchObject({ message: 'Failed to create account' })
  })

  test.each([
    ['email', 'not an email', 'Please enter a valid email address'],
    ['password', 'short', 'Password must be at least 8 characters'],
    ['firstName', ' ', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['companyName', '', 'Company name is required'],
  ])('refuses a bad %s and names it', async (field, value, message) => {
    const answer = await server.visitor().register({ [field]: value })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ errors: [{ field, message }] })
  })
})

describe('sign-in', () => {
  test('the right password opens, and the answer holds no hash', async () => {
    await server.visitor().register({ email: 'login@example.com' })
    const visitor = server.visitor()
    const answer = await visitor.post('/api/login', {
      email: 'login@example.com',
      password: testPassword,
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toContain('argon2')
    expect((await visitor.get('/api/user')).statusCode).toBe(200)
  })

  test('a wrong password and an unknown email get the same answer', async () => {
    await server.visitor().register({ email: 'known@example.com' })
    const answers = await Promise.all(
      ['known@example.com', 'unknown@example.com'].map((email) =>
        server.visitor().post('/api/login', { email, password: 'wrong password' }),
      ),
    )
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ message: 'Invalid email or password' })
    }
  })

  test('forty guesses at once are no more than ten', async () => {
    await server.visitor().register({ email: 'stormed@example.com' })
    const guess = (password: string) =>
      server.visitor().send({
        method: 'POST',
        url: '/api/login',
        remoteAddress: '203.0.113.77',
        payload: { email: 'stormed@example.com', password },
      })
    const answers = await Promise.all(Array.from({ length: 40 }, () => guess('wrong')))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  })

  test('who signs in often is not counted as guessing', async () => {
    const { email } = { email: 'often@example.com' }
    await server.visitor().register({ email })
    for (let time = 0; time < 12; time++) {
      const answer = await server.visitor().post('/api/login', { email, password: testPassword })
      expect(answer.statusCode).toBe(200)
    }
  })

  test('a session that was given before signing in is not the session after it', async () => {
    const visitor = server.visitor()
    const first = await visitor.register({ email: 'fixed@example.com' })
    const second = await visitor.post('/api/login', {
      email: 'fixed@example.com',
      password: testPassword,
    })
    expect(second.cookies[0]?.value).not.toBe(first.cookies[0]?.value)
    const old = await server.visitor().send({
      method: 'GET',
      url: '/api/user',
      headers: { cookie: `sid=${first.cookies[0]?.value ?? ''}` },
    })
    expect(old.statusCode).toBe(401)
  })
})

describe('signing out', () => {
  test('ends the session at once and clears what the browser holds', async () => {
    const visitor = server.visitor()
    await visitor.register()
    const answer = await visitor.post('/api/logout')
    expect(answer.headers['clear-site-data']).toBe('"cache", "storage"')
    expect(answer.cookies.map(({ name, value }) => [name, value])).toContainEqual(['sid', ''])
    expect((await visitor.get('/api/user')).statusCode).toBe(401)
  })
})

describe('the profile', () => {
  test('takes names at once, trimmed', async () => {
    const visitor = server.visitor()
    const { email } = User.parse((await visitor.register()).json())
    const names = { firstName: ' Grace ', lastName: 'Hopper' }
    const answer = await visitor.post('/api/update-profile', { ...names, email })
    expect(answer.json()).toMatchObject({ firstName: 'Grace', email, pendingEmail: null })
  })

  test.each(['a b@c.d', '@.', 'foo@bar..'])(
    'does not take %j, which cannot sign in',
    async (email) => {
      const visitor = server.visitor()
      await visitor.register()
      const body = { firstName: 'A', lastName: 'B', email, password: testPassword }
      expect((await visitor.post('/api/update-profile', body)).statusCode).toBe(400)
    },
  )
})

describe('changes that another site asks for', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 401],
  ])('%j is answered %i', async (headers, status) => {
    const answer = await server.visitor().send({
      method: 'POST',
      url: '/api/login',
      headers,
      payload: { email: 'nobody@example.com', password: 'wrong' },
    })
    expect(answer.statusCode).toBe(status)
  })
})

describe('the audit trail', () => {
  test('holds what was done and fits together', async () => {
    await server.context.database.asSystem(async (tx) => {
      expect(await server.context.auditTrail.findBreak(tx)).toBeUndefined()
      const rows = await tx.sql.selectFrom('audit_trail').select('action').execute()
      expect(new Set(rows.map((row) => row.action))).toContain('sign-in-failed')
    })
  })
})
