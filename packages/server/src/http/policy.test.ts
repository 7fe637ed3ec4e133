import { endpoints, type Endpoint } from '@plumbline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { administrator } from '../testing/administrators.ts'
import { customer } from '../testing/customers.ts'
import { testServer, type Visitor } from '../testing/test-server.ts'

const server = testServer()

type Role = 'anonymous' | 'pending' | 'active' | 'admin'

const visitors: Partial<Record<Role, Visitor>> = {}

beforeAll(async () => {
  visitors.anonymous = server.visitor()
  visitors.pending = server.visitor()
  await visitors.pending.register()
  visitors.active = (await customer(server)).visitor
  visitors.admin = (await administrator(server)).visitor
}, 60_000)

/** What each access answers who may not; undefined where they may. */
const refusal: Readonly<Record<Endpoint['access'], Readonly<Record<Role, number | undefined>>>> = {
  public: { anonymous: undefined, pending: undefined, active: undefined, admin: undefined },
  'half-signed-in': {
    anonymous: 401,
    pending: undefined,
    active: undefined,
    admin: undefined,
  },
  'signed-in': { anonymous: 401, pending: undefined, active: undefined, admin: undefined },
  client: { anonymous: 401, pending: undefined, active: undefined, admin: 403 },
  reader: { anonymous: 401, pending: 402, active: undefined, admin: 403 },
  'open-client': { anonymous: 401, pending: 402, active: undefined, admin: 403 },
  admin: { anonymous: 401, pending: 403, active: 403, admin: undefined },
}

const calls: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints)
const refused = calls.flatMap(([name, endpoint]) =>
  (['anonymous', 'pending', 'active', 'admin'] as const).flatMap((role) => {
    const status = refusal[endpoint.access][role]
    return status === undefined ? [] : [{ name, endpoint, role, status }]
  }),
)

describe('who may not call', () => {
  test.each(refused)('$name as $role is answered $status', async ({ endpoint, role, status }) => {
    const answer = await visitors[role]?.send({
      method: endpoint.method,
      url: endpoint.path.replace(/:\w+/, 'any'),
    })
    expect(answer?.statusCode).toBe(status)
    expect(answer?.json()).toMatchObject({ message: expect.any(String) as string })
  })

  test('every call that changes something refuses other sites', async () => {
    const changing = calls.filter(([, { method }]) => method !== 'GET')
    for (const [name, { method, path }] of changing) {
      for (const headers of [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'none' },
      ]) {
        const url = path.replace(/:\w+/, 'any')
        const answer = await visitors.admin?.send({ method, url, headers })
        expect([name, answer?.statusCode]).toEqual([name, 403])
        expect(answer?.json()).toMatchObject({ code: 'cross-site' })
      }
    }
  })

  test.each(['PUT', 'PATCH', 'TRACE', 'PROPFIND'] as const)('no path takes %s', async (method) => {
    // `/api/uploads/sample` is `/api/uploads/:id` to a call that takes one.
    const taken = calls.flatMap(([, call]) =>
      call.method === method ? new RegExp(`^${call.path.replace(/:\w+/, '[^/]+')}$`) : [],
    )
    for (const [name, { path }] of calls) {
      if (taken.some((pattern) => pattern.test(path))) continue
      const answer = await visitors.admin?.send({
        method,
        url: path.replace(/:\w+/, 'any'),
        headers: { 'x-http-method-override': 'DELETE' },
      })
      expect([404, 405], name).toContain(answer?.statusCode)
    }
  })
})
