import { randomBytes } from 'node:crypto'
import { CodesStart, RecoveryCodes, SecondFactor, User } from '@plumbline/contract'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { resetPassword } from '../../services/administration/reset-password.ts'
import { administrator } from '../../testing/administrators.ts'
import {
  testPassword,
  testServer,
  type TestServer,
  type Visitor,
} from '../../testing/test-server.ts'

const server = testServer()
const strict = testServer({ ADMIN_SECOND_FACTOR: 'required' })

/** The code of a moment, by default now. */
function codeOf(secret: string, offsetMs = 0): string {
  const generator = new TOTP({ secret: Secret.fromBase32(secret), digits: 6 })
  return generator.generate({ timestamp: Date.now() + offsetMs })
}

const factorOf = async (visitor: Visitor) =>
  SecondFactor.parse((await visitor.get('/api/second-factor')).json())
const check = (visitor: Visitor, code: string) =>
  visitor.post('/api/second-factor/check-code', { code })

async function enrolled() {
  const visitor = server.visitor()
  const user = User.parse((await visitor.register()).json())
  const start = await visitor.post('/api/second-factor/codes/start', { password: testPassword })
  const { secret } = CodesStart.parse(start.json())
  const code = codeOf(secret, -30_000)
  const confirmed = await visitor.post('/api/second-factor/codes/confirm', { code })
  const { recoveryCodes } = RecoveryCodes.parse(confirmed.json())
  return { visitor, user, secret, code, recoveryCodes }
}

async function halfIn(email: string) {
  const visitor = server.visitor()
  const answer = await visitor.post('/api/login', { email, password: testPassword })
  return { visitor, answer }
}

describe('setting a generator of codes up', () => {
  test('needs the password and a right code, and gives ten recovery codes once', async () => {
    const visitor = server.visitor()
    await visitor.register()
    const start = (body: object) => visitor.post('/api/second-factor/codes/start', body)
    expect((await start({})).statusCode).toBe(403)
    expect((await start({ password: 'wrong' })).statusCode).toBe(403)
    const { secret, uri } = CodesStart.parse((await start({ password: testPassword })).json())
    expect(uri).toContain('otpauth://totp/Plumbline')
    const confirm = (code: string) => visitor.post('/api/second-factor/codes/confirm', { code })
    expect((await confirm('000000')).statusCode).toBe(403)
    expect((await factorOf(visitor)).hasCodes).toBe(false)
    const { recoveryCodes } = RecoveryCodes.parse((await confirm(codeOf(secret))).json())
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await factorOf(visitor)).toMatchObject({ hasCodes: true, recoveryCodesLeft: 10 })
  })

  test('keeps neither the secret nor a recovery code in clear', async () => {
    const { secret, recoveryCodes } = await enrolled()
    const { rows } = await server.context.database.asSystem((tx) =>
      sql<{ row: string }>`
        select users::text as row from users
        union all select recovery_codes::text from recovery_codes`.execute(tx.sql),
    )
    const text = rows.map(({ row }) => row).join('\n')
    const hex = Buffer.from(Secret.fromBase32(secret).bytes).toString('hex')
    expect(text).toContain('\\x')
    for (const clear of [secret, hex, ...recoveryCodes]) expect(text).not.toContain(clear)
  })
})

describe('signing in with a second factor', () => {
  test('the password alone opens nothing and names nobody', async () => {
    const { user } = await enrolled()
    const { visitor, answer } = await halfIn(user.email)
    expect(answer.json()).toMatchObject({ signInStage: 'second-factor', firstName: null })
    expect((await visitor.get('/api/user')).json()).toMatchObject({ firstName: null })
    for (const url of ['/api/usage', '/api/uploads', '/api/sessions', '/api/purchase-offers']) {
      expect((await visitor.get(url)).json()).toMatchObject({ code: 'second-factor-required' })
    }
    const start = { password: testPassword }
    for (const kind of ['codes', 'passkeys']) {
      const tried = await visitor.post(`/api/second-factor/${kind}/start`, start)
      expect(tried.json()).toMatchObject({ code: 'second-factor-required' })
    }
    const profile = { firstName: 'A', lastName: 'B', email: user.email }
    expect((await visitor.post('/api/update-profile', profile)).statusCode).toBe(403)
  })

  test('a right code opens it with a new secret', async () => {
    const { user, secret } = await enrolled()
    const { visitor, answer } = await halfIn(user.email)
    const checked = await check(visitor, codeOf(secret))
    expect(checked.json()).toMatchObject({ signInStage: 'full', firstName: 'Ada' })
    expect(checked.cookies[0]?.value).not.toBe(answer.cookies[0]?.value)
    expect((await visitor.get('/api/usage')).statusCode).toBe(200)
    const old = await server.visitor().send({
      method: 'GET',
      url: '/api/user',
      headers: { cookie: `sid=${answer.cookies[0]?.value ?? ''}` },
    })
    expect(old.statusCode).toBe(401)
  })

  test('no code is taken twice, nor one before it', async () => {
    const { user, secret, code } = await enrolled()
    const { visitor } = await halfIn(user.email)
    expect((await check(visitor, code)).statusCode).toBe(403)
    const next = codeOf(secret)
    expect((await check(visitor, next)).statusCode).toBe(200)
    const again = await halfIn(user.email)
    expect((await check(again.visitor, next)).statusCode).toBe(403)
  })

  test('of ten at once with one code, one is let in', async () => {
    const { user, secret } = await enrolled()
    const visitors: Visitor[] = []
    for (let at = 0; at < 10; at++) visitors.push((await halfIn(user.email)).visitor)
    const code = codeOf(secret)
    const answers = await Promise.all(visitors.map((visitor) => check(visitor, code)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('a recovery code works once, however it is typed', async () => {
    const { user, recoveryCodes } = await enrolled()
    const [first = ''] = recoveryCodes
    const { visitor } = await halfIn(user.email)
    const typed = first.toUpperCase().replaceAll('-', ' ')
    expect((await check(visitor, typed)).statusCode).toBe(200)
    expect((await factorOf(visitor)).recoveryCodesLeft).toBe(9)
    const again = await halfIn(user.email)
    expect((await check(again.visitor, first)).statusCode).toBe(403)
  })

  test('ten codes are tried in 15 minutes, in however many sessions', async () => {
    const { user, secret } = await enrolled()
    for (let at = 0; at < 10; at++) {
      const { visitor } = await halfIn(user.email)
      expect((await check(visitor, '000000')).statusCode).toBe(403)
    }
    const { visitor } = await halfIn(user.email)
    expect((await check(visitor, codeOf(secret))).statusCode).toBe(429)
  })

  test('a device is known only after the second factor', async () => {
    const { user } = await enrolled()
    const { answer } = await halfIn(user.email)
    expect(answer.cookies.map(({ name }) => name)).not.toContain('device')
  })

  test('removed with the password, the password alone is enough', async () => {
    const { visitor, user } = await enrolled()
    const body = { which: 'codes', password: testPassword }
    const wrong = await visitor.post('/api/second-factor/remove', { ...body, password: 'no' })
    expect(wrong.statusCode).toBe(403)
    const removed = await visitor.post('/api/second-factor/remove', body)
    expect(removed.json()).toMatchObject({ hasCodes: false, recoveryCodesLeft: 0 })
    expect((await halfIn(user.email)).answer.json()).toMatchObject({ signInStage: 'full' })
  })
})

describe('an administrator who needs one', () => {
  async function admin(on: TestServer) {
    const { visitor, email } = await administrator(on)
    return { visitor, email }
  }

  test('and has none can only set one up; then the session is whole', async () => {
    const { visitor } = await admin(strict)
    expect((await visitor.get('/api/user')).json()).toMatchObject({ signInStage: 'enroll' })
    expect((await visitor.get('/api/admin/users')).statusCode).toBe(403)
    const start = await visitor.post('/api/second-factor/codes/start', {})
    const { secret } = CodesStart.parse(start.json())
    const code = codeOf(secret)
    const confirmed = await visitor.post('/api/second-factor/codes/confirm', { code })
    expect(confirmed.statusCode).toBe(200)
    expect((await visitor.get('/api/admin/users')).statusCode).toBe(200)
    const removal = { which: 'codes', password: testPassword }
    expect((await visitor.post('/api/second-factor/remove', removal)).statusCode).toBe(409)
  })

  test('who lost it is let in again by the command line', async () => {
    const { visitor, email } = await admin(server)
    const body = { password: testPassword }
    const { secret } = CodesStart.parse(
      (await visitor.post('/api/second-factor/codes/start', body)).json(),
    )
    await visitor.post('/api/second-factor/codes/confirm', { code: codeOf(secret) })
    const kept = await resetPassword(server.context, 'admin', email)
    const signIn = async (password = '') =>
      User.parse((await server.visitor().post('/api/admin/login', { email, password })).json())
    expect((await signIn(kept)).signInStage).toBe('second-factor')
    const bare = await resetPassword(server.context, 'admin', email, { withoutSecondFactor: true })
    expect((await signIn(bare)).signInStage).toBe('full')
  })
})

test.each([
  [{}, 'optional'],
  [{ NODE_ENV: 'production' }, 'required'],
  [{ NODE_ENV: 'production', ADMIN_SECOND_FACTOR: 'optional' }, 'optional'],
])('with %j it is %s for administrators', async (environment, expected) => {
  const { readSettings } = await import('../../settings/read-settings.ts')
  const production = {
    DATABASE_URL: 'postgres://db',
    ENCRYPTION_KEY: randomBytes(32).toString('hex'),
    PUBLIC_URL: 'https://audit.example',
    ADMIN_EMAIL: 'admin@audit.example',
    ADMIN_PASSWORD: 'nine ducks on a raft',
  }
  expect(readSettings({ ...production, ...environment }).adminSecondFactor).toBe(expected)
})
