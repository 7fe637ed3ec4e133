import { randomUUID } from 'node:crypto'
import { User } from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { linkSentTo } from '../../testing/letters.ts'
import { testPassword, testServer, type Visitor } from '../../testing/test-server.ts'

const server = testServer()

const newEmail = () => `${randomUUID()}@example.com`
const confirm = (visitor: Visitor, token: string) => visitor.post('/api/confirm-email', { token })
const current = async (visitor: Visitor) => User.parse((await visitor.get('/api/user')).json())

async function registered(email = newEmail()) {
  const visitor = server.visitor()
  await visitor.register({ email })
  return { visitor, email, token: linkSentTo(server, email, 'confirm-email') }
}

function ask(visitor: Visitor, email: string, password?: string) {
  const names = { firstName: 'Ada', lastName: 'Lovelace' }
  return visitor.post('/api/update-profile', { ...names, email, ...(password && { password }) })
}

const lettersTo = (address: string) =>
  server.context.mail.shown().filter(({ to }) => to === address)

describe('confirming an address', () => {
  test('takes the link once, in a session of its account', async () => {
    const { visitor, token } = await registered()
    expect((await current(visitor)).emailConfirmed).toBe(false)
    expect((await confirm(visitor, token)).json()).toMatchObject({ emailConfirmed: true })
    expect((await confirm(visitor, token)).json()).toMatchObject({ code: 'link-not-valid' })
  })

  test('is nothing that another account can do with the link', async () => {
    const { token } = await registered()
    const stranger = await registered()
    expect((await confirm(stranger.visitor, token)).statusCode).toBe(409)
    expect((await confirm(server.visitor(), token)).statusCode).toBe(401)
  })

  test('a link that was sent again ends the one before', async () => {
    const { visitor, email, token } = await registered()
    expect((await visitor.post('/api/send-confirmation')).statusCode).toBe(200)
    expect((await confirm(visitor, token)).statusCode).toBe(409)
    const again = linkSentTo(server, email, 'confirm-email')
    expect((await confirm(visitor, again)).statusCode).toBe(200)
  })

  test('a link is over after its day, by the database’s clock', async () => {
    const { visitor, token } = await registered()
    await server.context.database.asSystem((tx) =>
      tx.sql
        .updateTable('account_links')
        .set({ expires_at: new Date(0) })
        .execute(),
    )
    expect((await confirm(visitor, token)).statusCode).toBe(409)
  })

  test('the link’s secret is not in the database', async () => {
    const { token } = await registered()
    const rows = await server.context.database.asSystem((tx) =>
      tx.sql.selectFrom('account_links').selectAll().execute(),
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('another email', () => {
  test('needs the password, holds once it is confirmed, and the old one is told', async () => {
    const { visitor, email } = await registered()
    const wanted = newEmail()
    expect((await ask(visitor, wanted)).json()).toMatchObject({ errors: [{ field: 'password' }] })
    expect((await ask(visitor, wanted, 'wrong')).statusCode).toBe(403)
    const asked = await ask(visitor, wanted, testPassword)
    expect(asked.json()).toMatchObject({ email, pendingEmail: wanted })
    expect(lettersTo(email)[0]?.subject).toContain('was asked for')
    const token = linkSentTo(server, wanted, 'confirm-email')
    expect((await confirm(visitor, token)).json()).toMatchObject({
      email: wanted,
      pendingEmail: null,
      emailConfirmed: true,
    })
    expect(lettersTo(email)[0]?.subject).toContain('was changed')
    const signIn = { email: wanted, password: testPassword }
    expect((await server.visitor().post('/api/login', signIn)).statusCode).toBe(200)
  })

  test('that was taken back is not confirmed any more', async () => {
    const { visitor, email } = await registered()
    const wanted = newEmail()
    await ask(visitor, wanted, testPassword)
    const token = linkSentTo(server, wanted, 'confirm-email')
    expect((await ask(visitor, email)).json()).toMatchObject({ pendingEmail: null })
    expect((await confirm(visitor, token)).statusCode).toBe(409)
  })

  test('of another account is answered alike, gets no link, and its owner is told', async () => {
    const owner = await registered()
    const { visitor } = await registered()
    const asked = await ask(visitor, owner.email, testPassword)
    expect(asked.json()).toMatchObject({ pendingEmail: owner.email })
    expect(lettersTo(owner.email)[0]?.text).not.toContain('confirm-email#')
    expect((await visitor.post('/api/send-confirmation')).statusCode).toBe(200)
    expect(lettersTo(owner.email)[0]?.text).not.toContain('confirm-email#')
  })

  test('ten wrong passwords, then none is looked at', async () => {
    const { visitor } = await registered()
    const wanted = newEmail()
    for (let guess = 0; guess < 10; guess++) {
      expect((await ask(visitor, wanted, 'wrong')).statusCode).toBe(403)
    }
    expect((await ask(visitor, wanted, testPassword)).statusCode).toBe(429)
  })
})

test('ten letters an hour are sent to one address, whoever asks, and whether it has an account', async () => {
  const { email: taken } = await registered()
  for (const victim of [taken, newEmail()]) {
    const before = lettersTo(victim).length
    const one = (await registered()).visitor
    const other = (await registered()).visitor
    const statuses = [(await ask(one, victim, testPassword)).statusCode]
    for (let at = 0; at < 12; at++) {
      statuses.push((await one.post('/api/send-confirmation')).statusCode)
    }
    statuses.push((await ask(other, victim, testPassword)).statusCode)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429, 429, 429])
    expect(lettersTo(victim).length - before).toBeLessThanOrEqual(10)
  }
})

test('of twenty registrations of one email at once, one is made', async () => {
  const email = newEmail()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.visitor().register({ email })),
  )
  const statuses = answers.map(({ statusCode }) => statusCode).sort()
  expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)])
})
