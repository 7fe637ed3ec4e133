import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { ErrorAnswer, Upload } from '@plumbline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { administrator } from '../testing/administrators.ts'
import { customer } from '../testing/customers.ts'
import { claimsCsv } from '../testing/multipart.ts'
import { logBudget } from './log-budget.ts'
import { testPassword, testServer } from '../testing/test-server.ts'

const server = testServer()

describe('a NUL in a text', () => {
  const registration = {
    email: `${randomUUID()}@example.com`,
    password: testPassword,
    firstName: 'Ada',
    lastName: 'Lovelace',
    companyName: 'Engines',
  }
  test.each([
    ['/api/register', { ...registration, companyName: 'a\0b' }],
    ['/api/register', { ...registration, checkoutSessionId: '\0' }],
    ['/api/update-profile', { firstName: 'a\0', lastName: 'b', email: 'a@example.com' }],
    ['/api/create-checkout-session', { planId: 'starter', companyName: '\0a' }],
  ])('%s is refused with a sentence', async (url, body) => {
    const { visitor } = await customer(server)
    const answer = await visitor.post(url, body)
    expect(answer.statusCode).toBe(400)
    expect(ErrorAnswer.parse(answer.json()).message).toContain('NUL')
  })

  test('in what administrators send', async () => {
    const { email } = await administrator(server)
    const { id } = await customer(server)
    const visitor = server.visitor()
    await visitor.post('/api/admin/login', { email, password: testPassword })
    const answers = [
      await visitor.get('/api/admin/users?search=a%00b'),
      await visitor.post('/api/admin/users/search', { search: 'a\0b' }),
      await visitor.post('/api/admin/add-credits', { userId: id, credits: 1, reason: 'a\0b' }),
      await visitor.post(`/api/admin/users/${id}/soft-delete`, { reason: 'a\0b' }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400])
  })

  test('in a path names nothing', async () => {
    const { visitor } = await customer(server)
    for (const url of ['/api/verify-payment/%00', '/api/uploads/%00', '/api/uploads/a%00/claims']) {
      expect([url, (await visitor.get(url)).statusCode]).toEqual([url, 404])
    }
  })
})

test('a part of an upload without a file name is refused as a file of no known kind', async () => {
  const { visitor } = await customer(server)
  const body = [
    '--b',
    'Content-Disposition: form-data; name="file"',
    'Content-Type: application/octet-stream',
    '',
    claimsCsv,
    '--b--',
    '',
  ].join('\r\n')
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const answer = await visitor.send({ method: 'POST', url: '/api/uploads', headers, payload: body })
  expect([400, 415]).toContain(answer.statusCode)
  expect(ErrorAnswer.parse(answer.json()).message).not.toBe('')
})

describe('addresses that cannot be read', () => {
  test.each(['/%E0%A4%A', '/api/%E0%A4%A', `/api/uploads/${'x'.repeat(300)}`, '/api/uploads/%'])(
    '%s carries our headers and our error',
    async (url) => {
      const answer = await server.visitor().get(url)
      expect([400, 404]).toContain(answer.statusCode)
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
      expect(answer.body).not.toContain('FST_')
      if (!url.startsWith('/api/')) return
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
      const { code, requestId } = ErrorAnswer.parse(answer.json())
      expect(['invalid-request', 'not-found']).toContain(code)
      expect(requestId).not.toBe('')
    },
  )

  test.each(['//', '///x', '//:', '/..%2f', '/%00', '/?%00', '/a%20b'])(
    '%s is a page that there is not, or the first one',
    async (url) => {
      expect([200, 404]).toContain((await server.visitor().get(url)).statusCode)
    },
  )
})

describe('the host of a request in evaluation mode', () => {
  test.each([
    ['localhost:3000', 200],
    ['app.localhost', 200],
    ['127.0.0.1:3000', 200],
    ['[::1]:3000', 200],
    ['192.168.1.7', 200],
    ['evil.example', 421],
    ['localhost.evil.example', 421],
    ['127.0.0.1.evil.example:3000', 421],
    ['a b', 421],
  ])('%s is answered %i', async (host, status) => {
    const answer = await server
      .visitor()
      .send({ method: 'GET', url: '/healthz', headers: { host } })
    expect(answer.statusCode).toBe(status)
  })
})

describe('a request on the wire', () => {
  let port = 0
  beforeAll(async () => {
    port = Number(new URL(await server.app.http.listen({ port: 0, host: '127.0.0.1' })).port)
  })

  /** The first line of what comes for lines as they stand: no client sends a header twice. */
  async function answerTo(...lines: string[]): Promise<string> {
    const socket = connect(port, '127.0.0.1')
    socket.end([...lines, 'Connection: close', '', ''].join('\r\n'))
    return (await text(socket)).split('\r\n')[0] ?? ''
  }

  test('may name one host, and not two, whichever comes first', async () => {
    const get = 'GET /healthz HTTP/1.1'
    expect(await answerTo(get, 'Host: localhost')).toBe('HTTP/1.1 200 OK')
    for (const second of ['evil.example', 'localhost'])
      expect(await answerTo(get, 'Host: localhost', `HOST: ${second}`)).toContain(' 400 ')
  })
})

test('what is searched for may be sent in a body, and finds the same', async () => {
  const { visitor } = await customer(server)
  const { id } = Upload.parse((await visitor.post('/api/uploads/sample')).json())
  const asked = await visitor.get(`/api/uploads/${id}/claims?search=99213`)
  const sent = await visitor.post(`/api/uploads/${id}/claims/search`, { search: '99213' })
  expect([asked.statusCode, sent.statusCode]).toEqual([200, 200])
  expect(sent.json()).toEqual(asked.json())
  expect(sent.headers['x-total-count']).toBe(asked.headers['x-total-count'])
})

test('of many reports of pages few are written down', () => {
  const mayLog = logBudget(10, () => undefined)
  expect(Array.from({ length: 51 }, mayLog).filter(Boolean)).toHaveLength(10)
})
