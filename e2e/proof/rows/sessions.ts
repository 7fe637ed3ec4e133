import { randomBytes, randomUUID } from 'node:crypto'
import { endpoints, type Endpoint } from '@plumbline/contract'
import { pathWith } from '../harness/path-with.ts'
import { newAddress, password, register } from '../harness/people.ts'
import type { Row } from '../harness/row.ts'
import { Visitor } from '../harness/visitor.ts'

/** B: sessions, and changes that another site asks for. */

const fixation: Row = {
  id: 'B6',
  title:
    'A session’s number chosen by another, before signing in: always a new one, the old one dead',
  async run({ products, tally, count }) {
    const { product } = await products.shared()
    const { email, visitor } = await register(product)
    for (let at = 0; at < count(100); at++) {
      const planted = at % 2 === 0 ? randomBytes(32).toString('base64url') : visitor.cookie
      const address = newAddress()
      const victim = new Visitor(product.url, address)
      const cookie = at % 3 === 0 ? `sid=${planted}; sid=${planted}` : `sid=${planted}`
      const answer = await victim.post('/api/login', { email, password }, { headers: { cookie } })
      tally.check(answer.status === 200, `signing in: ${answer.status}`)
      tally.check(victim.cookie !== planted && victim.cookie !== '', 'the planted number stayed')
      const held = await new Visitor(product.url, address, planted).get('/api/user')
      tally.check(held.status === 401, `the planted session: ${held.status}`)
      visitor.cookie = victim.cookie
    }
  },
}

const sessionDeath: Row = {
  id: 'B7',
  title: 'Signed out, sessions ended, archived, deleted: the next request is refused',
  async run({ products, tally, count }) {
    const { product, people } = await products.shared()
    const admin = people.admin.visitor
    const ends: Readonly<Record<string, (id: string, visitor: Visitor) => Promise<unknown>>> = {
      'signed out': (_, visitor) => visitor.post('/api/logout'),
      'sessions ended': (id) => admin.post(`/api/admin/users/${id}/clear-sessions`),
      archived: (id) => admin.post(`/api/admin/users/${id}/soft-delete`, { reason: 'proof' }),
      deleted: async (id) => {
        await admin.post(`/api/admin/users/${id}/soft-delete`, { reason: 'proof' })
        return admin.ask('DELETE', `/api/admin/users/${id}/hard-delete`, { body: {} })
      },
    }
    for (let at = 0; at < count(20); at++) {
      for (const [name, end] of Object.entries(ends)) {
        const { visitor, id } = await register(product)
        const cookie = visitor.cookie
        const before = await visitor.get('/api/user')
        await end(id, visitor)
        visitor.cookie = cookie
        const after = await visitor.get('/api/user')
        tally.check(before.status === 200, `before being ${name}: ${before.status}`)
        tally.check(after.status === 401, `${name}: ${after.status}`)
      }
    }
  },
}

const cookies: Row = {
  id: 'B8',
  title:
    'The session’s cookie: HttpOnly, SameSite=Strict, this host only, 256 bits, never the same',
  async run({ products, tally, count }) {
    const { product } = await products.shared()
    const { email } = await register(product)
    const seen = new Set<string>()
    for (let at = 0; at < count(40); at++) {
      const visitor = new Visitor(product.url, newAddress())
      const { headers } = await visitor.post('/api/login', { email, password })
      const line = [headers['set-cookie'] ?? []].flat().find((one) => one.startsWith('sid=')) ?? ''
      const flags = line.split('; ').slice(1).sort().join('; ')
      tally.check(flags === 'HttpOnly; Path=/; SameSite=Strict', flags)
      tally.check(/^[\w-]{43}$/.test(visitor.cookie), `${visitor.cookie.length} characters`)
      tally.check(!seen.has(visitor.cookie), 'the same number twice')
      seen.add(visitor.cookie)
    }
  },
}

/** What a browser sends where another site asks, and what one sends that hides where it comes from. */
const foreignHeaders: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'same-origin, cross-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://127.0.0.1.evil.example' },
  { referer: 'https://evil.example/' },
  { 'content-type': 'text/plain', origin: 'https://evil.example' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  {},
]

const crossSite: Row = {
  id: 'B11',
  title: 'Every change, asked for by another site in eleven ways: refused',
  async run({ products, tally }) {
    const { people } = await products.shared()
    const changes = Object.entries<Endpoint>(endpoints).filter(([, { method }]) => method !== 'GET')
    for (const [name, { method, path, access }] of changes) {
      const who = access === 'admin' ? people.admin : people.active
      for (const headers of foreignHeaders) {
        const asked = pathWith(path, randomUUID())
        const answer = await who.visitor.ask(method, asked, { body: {}, headers, isBare: true })
        tally.check(answer.status === 403, `${name} ${JSON.stringify(headers)}: ${answer.status}`)
      }
    }
    const still = await people.active.visitor.get('/api/user')
    tally.check(still.status === 200, 'the session ended by what another site asked')
  },
}

export const sessionRows = [fixation, sessionDeath, cookies, crossSite]
