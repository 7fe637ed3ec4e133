import { randomUUID } from 'node:crypto'
import { OwnSessions, StartedReset, User } from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { administrator } from '../../testing/administrators.ts'
import { testPassword, testServer, type Visitor } from '../../testing/test-server.ts'

const server = testServer()

const another = 'nine ducks on a raft'

async function customer() {
  const visitor = server.visitor()
  const user = User.parse((await visitor.register()).json())
  return { visitor, user }
}

const signIn = (visitor: Visitor, email: string, password = testPassword) =>
  visitor.send({
    method: 'POST',
    url: '/api/login',
    payload: { email, password },
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' },
  })
const isIn = async (visitor: Visitor) => (await visitor.get('/api/user')).statusCode === 200
const sessionsOf = async (visitor: Visitor) =>
  OwnSessions.parse((await visitor.get('/api/sessions')).json())

test.each(['password', 'Plumbline', 'aaaaaaaa', '12345678'])(
  'nobody registers with %s',
  async (password) => {
    const answer = await server.visitor().register({ password })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ errors: [{ field: 'password' }] })
  },
)

describe('changing the password', () => {
  test('needs the one in force, ends the other sessions and gives this one a new secret', async () => {
    const { visitor, user } = await customer()
    const elsewhere = server.visitor()
    await signIn(elsewhere, user.email)
    const change = (currentPassword: string, newPassword = another) =>
      visitor.post('/api/change-password', { currentPassword, newPassword })
    expect((await change('wrong')).statusCode).toBe(403)
    expect((await change(testPassword, 'password1')).json()).toMatchObject({
      errors: [{ field: 'newPassword' }],
    })
    expect(await isIn(elsewhere)).toBe(true)
    const changed = await change(testPassword)
    expect(changed.statusCode).toBe(200)
    expect(changed.cookies.some(({ name }) => name === 'sid')).toBe(true)
    expect([await isIn(visitor), await isIn(elsewhere)]).toEqual([true, false])
    expect((await signIn(server.visitor(), user.email)).statusCode).toBe(401)
    expect((await signIn(server.visitor(), user.email, another)).statusCode).toBe(200)
    const [letter] = server.context.mail
      .shown()
      .filter(({ to }) => to === user.email)
      .slice(1)
    expect(letter?.subject).toBe('Your password was changed')
  })
})

describe('the list of sessions', () => {
  test('names where the account is open, and ends one or all others', async () => {
    const { visitor, user } = await customer()
    const [second, third] = [server.visitor(), server.visitor()]
    await signIn(second, user.email)
    await signIn(third, user.email)
    const { sessions } = await sessionsOf(visitor)
    expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, false, true])
    expect(sessions.some(({ device }) => device === 'Firefox on Linux')).toBe(true)
    const own = (await sessionsOf(second)).sessions.find(({ isCurrent }) => isCurrent)
    const end = await visitor.post('/api/sessions/end', { id: own?.id })
    expect(end.statusCode).toBe(200)
    expect([await isIn(second), await isIn(third)]).toEqual([false, true])
    await visitor.post('/api/sessions/end-others')
    expect([await isIn(visitor), await isIn(third)]).toEqual([true, false])
  })

  test('another’s session cannot be ended', async () => {
    const { visitor } = await customer()
    const other = await customer()
    const theirs = (await sessionsOf(other.visitor)).sessions[0]
    for (const id of [theirs?.id, randomUUID(), 'no-id']) {
      expect((await visitor.post('/api/sessions/end', { id })).statusCode).toBe(404)
    }
    expect(await isIn(other.visitor)).toBe(true)
  })
})

describe('a device that is new to the account', () => {
  test('is told by letter and in the app, until the owner says that it is theirs', async () => {
    const { visitor, user } = await customer()
    const newDevices = async () => User.parse((await visitor.get('/api/user')).json()).newDevices
    expect(await newDevices()).toBe(0)
    await signIn(server.visitor(), user.email)
    expect(await newDevices()).toBe(1)
    const letter = server.context.mail.shown().find(({ to }) => to === user.email)
    expect(letter?.text).toContain('Firefox on Linux')
    expect((await visitor.post('/api/devices/acknowledge')).statusCode).toBe(200)
    expect(await newDevices()).toBe(0)
    await signIn(visitor, user.email)
    expect(await newDevices()).toBe(0)
  })
})

describe('a reset that an administrator starts', () => {
  async function started() {
    const { visitor, user } = await customer()
    const admin = await administrator(server)
    const answer = await admin.visitor.post(`/api/admin/users/${user.id}/reset-password`)
    const { link, sentTo } = StartedReset.parse(answer.json())
    expect(sentTo).toBe(user.email)
    return { visitor, user, admin, token: link?.split('#')[1] ?? '' }
  }
  const reset = (token: string, password = another) =>
    server.visitor().post('/api/reset-password', { token, password })

  test('gives a link that sets the password once and ends all sessions', async () => {
    const { visitor, user, token } = await started()
    expect((await reset(token, 'password')).statusCode).toBe(400)
    expect((await reset(token)).statusCode).toBe(200)
    expect((await reset(token)).json()).toMatchObject({ code: 'link-not-valid' })
    expect(await isIn(visitor)).toBe(false)
    expect((await signIn(server.visitor(), user.email, another)).statusCode).toBe(200)
  })

  test('of twenty who use the link at once, one does', async () => {
    const { token } = await started()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => reset(token, `${another} ${at}`)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('a later link ends the one before, and neither confirms an address', async () => {
    const { visitor, user, admin, token } = await started()
    await admin.visitor.post(`/api/admin/users/${user.id}/reset-password`)
    expect((await reset(token)).statusCode).toBe(409)
    expect((await visitor.post('/api/confirm-email', { token })).statusCode).toBe(409)
  })

  test('in production without a mail server is refused with what to do', async () => {
    const { user, admin } = await started()
    const { mail } = server.context
    Object.assign(server.context, {
      mail: { kind: 'none', send: () => undefined, shown: () => [] },
    })
    const answer = await admin.visitor.post(`/api/admin/users/${user.id}/reset-password`)
    Object.assign(server.context, { mail })
    expect(answer.statusCode).toBe(503)
    expect(answer.json<{ message: string }>().message).toContain('password:reset')
  })
})
