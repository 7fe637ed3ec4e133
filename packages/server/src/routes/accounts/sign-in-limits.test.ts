import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { hashPassword, passwordMatches } from '../../services/accounts/passwords.ts'
import { testPassword, testServer, type Visitor } from '../../testing/test-server.ts'

const server = testServer({ REGISTRATIONS_PER_HOUR: '30' })

const newEmail = () => `${randomUUID()}@example.com`

function signIn(visitor: Visitor, email: string, password: string, remoteAddress = '192.0.2.1') {
  const payload = { email, password }
  return visitor.send({ method: 'POST', url: '/api/login', remoteAddress, payload })
}

async function owner() {
  const visitor = server.visitor()
  const email = newEmail()
  await visitor.register({ email })
  await visitor.post('/api/logout')
  return { visitor, email }
}

/** As many guesses as there are addresses, each at a device of its own. */
async function guess(email: string, addresses: readonly string[]): Promise<number[]> {
  const statuses: number[] = []
  for (const address of addresses) {
    const answer = await signIn(server.visitor(), email, 'wrong guess', address)
    statuses.push(answer.statusCode)
  }
  return statuses
}

const spread = (count: number) => Array.from({ length: count }, (_, at) => `198.51.100.${at + 1}`)

describe('a stranger who guesses', () => {
  test('has ten guesses an account, however they are spread', async () => {
    const { email } = await owner()
    const statuses = await guess(email, spread(14))
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429, 429, 429])
    const right = await signIn(server.visitor(), email, testPassword, '203.0.113.200')
    expect(right.statusCode).toBe(429)
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('does not lock the owner out of a device that was used before', async () => {
    const { visitor, email } = await owner()
    await guess(email, spread(14))
    expect((await signIn(visitor, email, testPassword)).statusCode).toBe(200)
  })

  test('finds no account that there is not: it is refused alike', async () => {
    const { email } = await owner()
    const known = await guess(email, spread(12))
    expect(await guess(newEmail(), spread(12))).toEqual(known)
  })

  test('with the owner’s device has ten guesses, too', async () => {
    const { visitor, email } = await owner()
    const answers: number[] = []
    for (let at = 0; at < 11; at++) {
      answers.push((await signIn(visitor, email, 'wrong guess')).statusCode)
    }
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  })

  test('a device of another account is a stranger’s', async () => {
    const { email } = await owner()
    const other = await owner()
    await guess(email, spread(10))
    expect((await signIn(other.visitor, email, testPassword)).statusCode).toBe(429)
  })

  test('behind an office’s address keeps no colleague out', async () => {
    const address = '203.0.113.40'
    const { visitor, email } = await owner()
    await server.context.database.asSystem((tx) =>
      tx.sql
        .insertInto('sign_in_attempts')
        .values({
          bucket: `address:${address}`,
          failures: 150,
          window_ends_at: sql<Date>`now() + interval '10 minutes'`,
        })
        .execute(),
    )
    expect((await signIn(visitor, email, testPassword, address)).statusCode).toBe(200)
    const colleague = await owner()
    const elsewhere = await signIn(server.visitor(), colleague.email, testPassword, address)
    expect(elsewhere.statusCode).toBe(200)
  })
})

test('the device’s secret opens nothing', async () => {
  const visitor = server.visitor()
  const registered = await visitor.register()
  const device = registered.cookies.find(({ name }) => name === 'device')
  expect(device).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
  const cookie = `device=${device?.value ?? ''}; sid=${device?.value ?? ''}`
  const answer = await server
    .visitor()
    .send({ method: 'GET', url: '/api/user', headers: { cookie } })
  expect(answer.statusCode).toBe(401)
})

describe('registrations', () => {
  test('of one network are so many an hour, of an IPv6 network as one', async () => {
    const register = (at: number) =>
      server.visitor().send({
        method: 'POST',
        url: '/api/register',
        remoteAddress: `2001:db8:5:6::${at.toString(16)}`,
        payload: {
          email: newEmail(),
          password: testPassword,
          firstName: 'A',
          lastName: 'B',
          companyName: 'C',
        },
      })
    await server.context.database.asSystem((tx) =>
      tx.sql
        .insertInto('sign_in_attempts')
        .values({
          bucket: 'register:2001:db8:5:6',
          failures: 29,
          window_ends_at: sql<Date>`now() + interval '10 minutes'`,
        })
        .execute(),
    )
    const statuses = [await register(1), await register(2)].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([201, 429])
  })

  test('that flood the hashing neither delay a sign-in nor wait without end', async () => {
    const stored = await hashPassword(testPassword)
    const done: string[] = []
    const flood = Array.from({ length: 60 }, () =>
      hashPassword('of a flood').then(
        () => done.push('made'),
        () => done.push('refused'),
      ),
    )
    await passwordMatches(stored, testPassword)
    expect(done.filter((one) => one === 'made').length).toBeLessThan(10)
    await Promise.all(flood)
    expect(done.filter((one) => one === 'refused')).toHaveLength(19)
  })
})

test('a session’s times are the database’s: a server’s clock that is wrong ends none', async () => {
  const visitor = server.visitor()
  await visitor.register()
  const before = Date.now
  Date.now = () => before() + 2 * 3_600_000
  try {
    expect((await visitor.get('/api/user')).statusCode).toBe(200)
    const until = (await visitor.post('/api/session/extend')).json<{ idleEndsAt: string }>()
    expect(Date.parse(until.idleEndsAt)).toBeLessThan(before() + 3_600_000)
  } finally {
    Date.now = before
  }
})
