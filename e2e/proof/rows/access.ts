import { randomUUID } from 'node:crypto'
import { endpoints, type Endpoint } from '@plumbline/contract'
import { pathWith } from '../harness/path-with.ts'
import { claimsOfEach, type People, type Person } from '../harness/people.ts'
import type { Row, Tally } from '../harness/row.ts'
import type { Answer } from '../harness/visitor.ts'

/** A: who may ask what, and what one customer sees of another. */

const calls: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints)

/** Not asked of whoever may make them: they would end what later attempts need. */
const lasting = new Set([
  ...['logout', 'cancelSubscription', 'sampleUpload', 'switchBack', 'switchToUser', 'events'],
  ...['linkUserAccount', 'createUpload'],
])

/** The statuses with which a call may refuse this person; undefined where it may be answered. */
function refusal({ access }: Endpoint, { name }: Person): readonly number[] | undefined {
  if (access === 'public') return undefined
  if (['anonymous', 'forged', 'signed-out', 'archived'].includes(name)) return [401]
  if (access === 'signed-in' || access === 'half-signed-in') return undefined
  if (access === 'admin') return name === 'admin' ? undefined : [403]
  if (name === 'admin') return [403]
  return name === 'pending' && access === 'open-client' ? [402] : undefined
}

function withoutRequestId(text: string): string {
  return text.replace(/"requestId":"[^"]*"/, '')
}

/** Words of others in what one person was answered. */
export function foreignWords(people: People, who: Person, { body }: Answer): string[] {
  const others = Object.values(people).filter(({ name }) => name !== who.name)
  return others.map(({ mark }) => mark).filter((mark) => mark !== who.mark && body.includes(mark))
}

const everyCall: Row = {
  id: 'A1',
  title: 'Every call by everybody: refused by the right status, never an error of ours',
  async run({ products, tally }) {
    const { people } = await products.shared()
    for (const [name, call] of calls) {
      for (const who of Object.values(people)) {
        const refused = refusal(call, who)
        if (refused === undefined && (lasting.has(name) || call.method !== 'GET')) continue
        const path = pathWith(call.path, randomUUID())
        const answer = await who.visitor.ask(call.method, path, bodyFor(call, {}))
        const held = refused ? refused.includes(answer.status) : answer.status < 500
        tally.check(held, `${name} as ${who.name}: ${answer.status}`)
      }
    }
  },
}

function bodyFor({ method }: Endpoint, body: object): { body?: object } {
  return method === 'GET' ? {} : { body }
}

/** Ways to write an id that is not one's own. */
const writings: readonly ((id: string) => string)[] = [
  (id) => id,
  (id) => id.toUpperCase(),
  (id) => `${id}%20`,
  (id) => `${id}.json`,
  (id) => `${id}/`,
  (id) => `..%2F${id}`,
  (id) => `${id};a=b`,
  (id) => `%7B${id}%7D`,
  (id) => id.replaceAll('-', ''),
]

/** Headers by which some servers let themselves be told who asks, or for what. */
const smuggled = (id: string): readonly Record<string, string>[] => [
  {},
  { 'x-user-id': id, 'x-tenant-id': id, 'x-forwarded-user': id },
  { 'x-original-url': `/api/uploads/${id}`, 'x-rewrite-url': `/api/uploads/${id}` },
]

interface IdCase {
  readonly name: string
  readonly id: string
}

/** Of what the id of a path is; where people have none of that kind, an upload's is asked for. */
function kindOf(path: string): 'sessionId' | 'userId' | 'findingId' | 'uploadId' {
  if (path.includes(':sessionId')) return 'sessionId'
  if (path.includes('/users/')) return 'userId'
  return path.startsWith('/api/findings/') ? 'findingId' : 'uploadId'
}

/** Ids that are not this person's: of others, of the archived, of another kind, of nobody. */
function idCases(people: People, who: Person, path: string): IdCase[] {
  const foreign = who.name === 'other' ? people.active : people.other
  const kind = kindOf(path)
  const otherKind = kind === 'uploadId' ? 'userId' : 'uploadId'
  return [
    ...writings.map((write, at) => ({ name: `foreign ${at}`, id: write(foreign[kind]) })),
    ...writings.slice(0, 3).map((write, at) => ({
      name: `archived ${at}`,
      id: write(people.archived[kind]),
    })),
    { name: 'another kind', id: foreign[otherKind] },
    // What a NUL does to a public call, row C7n tells.
    { name: 'malformed', id: path.includes(':sessionId') ? 'no-id-..;' : 'no-id-%00..;' },
  ]
}

async function tryIds(
  people: People,
  who: Person,
  [name, call]: readonly [string, Endpoint],
  tally: Tally,
): Promise<void> {
  const ask = (id: string, headers = {}) =>
    who.visitor.ask(call.method, pathWith(call.path, id), {
      ...bodyFor(call, { reason: 'x' }),
      headers,
    })
  const never = await ask(randomUUID())
  for (const { name: idCase, id } of idCases(people, who, call.path)) {
    for (const headers of smuggled(id)) {
      const answer = await ask(id, headers)
      const cell = `${name} as ${who.name}, id ${idCase}: ${answer.status}`
      const refused = answer.status >= 400 && answer.status < 500
      // Who may pay is public: a session of another says that it is paid or not, and nothing else.
      const held = refused || (call.access === 'public' && answer.status === 200)
      const words = foreignWords(people, who, answer)
      const same =
        idCase !== 'foreign 0' ||
        call.access === 'public' ||
        withoutRequestId(answer.body) === withoutRequestId(never.body)
      tally.check(held && words.length === 0 && same, same ? cell : `${cell}, not as of none`)
    }
  }
}

const foreignIds: Row = {
  id: 'A2',
  title: 'Every call with an id, by everybody, with ids of others in many writings (with A3)',
  async run({ products, tally, count }) {
    const { people } = await products.shared()
    const withId = calls.filter(([, { path }]) => path.includes(':'))
    const everybody = Object.values(people)
    const pairs = withId.flatMap((call) =>
      everybody
        // An administrator may reach every customer: only calls that he may not make are asked.
        .filter(({ name }) => name !== 'admin' || !['admin', 'public'].includes(call[1].access))
        .map((who) => ({ call, who })),
    )
    const step = Math.max(1, Math.round(pairs.length / count(pairs.length)))
    for (const { call, who } of pairs.filter((_, at) => at % step === 0)) {
      await tryIds(people, who, call, tally)
    }
  },
}

const ownIdSeen: Row = {
  id: 'A3',
  title:
    'The marks would be seen: an own upload shows its own; ids of others in bodies and queries',
  async run({ products, tally }) {
    const { people } = await products.shared()
    const { active, other } = people
    const own = await active.visitor.get(`/api/uploads/${active.uploadId}/claims`)
    tally.check(own.body.includes(active.mark), 'the own mark was not seen')
    for (const [name, call] of calls.filter(([, { method }]) => method === 'GET')) {
      if (lasting.has(name) || call.path.includes(':')) continue
      for (const key of ['userId', 'user_id', 'tenantId', 'uploadId', 'id', 'email']) {
        const query = new URLSearchParams({ [key]: key === 'email' ? other.email : other.userId })
        const answer = await active.visitor.get(`${call.path}?${query.toString()}`)
        const words = foreignWords(people, active, answer)
        tally.check(answer.status < 500 && words.length === 0, `${name}?${key}: ${answer.status}`)
      }
    }
  },
}

/** Fields that nobody may set. */
const forbidden: Readonly<Record<string, unknown>> = {
  id: randomUUID(),
  userId: randomUUID(),
  user_id: randomUUID(),
  role: 'admin',
  isAdmin: true,
  planId: 'enterprise',
  subscriptionStatus: 'active',
  accessEnabled: true,
  bonusCredits: 1000,
  requiresPayment: false,
  isArchived: true,
  emailConfirmed: true,
  email_confirmed_at: '2020-01-01',
  gate: { open: true },
  actingAdmin: { id: 'x', email: 'x' },
  passwordHash: 'x',
  created_at: '2020-01-01',
  __proto__x: { role: 'admin' },
}

const assignment: Row = {
  id: 'A7',
  title: 'Fields that nobody may set, in the body of every change: none takes effect',
  async run({ products, tally }) {
    const { people } = await products.shared()
    const { visitor } = people.pending
    const before = (await visitor.get('/api/user')).body
    const changes = calls.filter(
      ([name, { method, access }]) => method !== 'GET' && access !== 'admin' && !lasting.has(name),
    )
    for (const [name, call] of changes) {
      for (const [field, value] of Object.entries(forbidden)) {
        const path = pathWith(call.path, randomUUID())
        const body = { firstName: people.pending.mark, [field]: value }
        const answer = await visitor.ask(call.method, path, { body })
        const after = (await visitor.get('/api/user')).body
        // A call that takes no body reads none, and is answered.
        const refused = !call.body || (answer.status >= 400 && answer.status < 500)
        tally.check(refused, `${name} with ${field}: ${answer.status}`)
        tally.check(after === before, `${name} with ${field} changed the account`)
      }
    }
  },
}

const lists: Row = {
  id: 'A9',
  title: 'Lists, searches, counts and exports hold nothing of another, and do not count it',
  async run({ products, tally }) {
    const { people } = await products.shared()
    for (const who of [people.active, people.other]) {
      const { visitor, uploadId } = who
      const foreign = who.name === 'active' ? people.other : people.active
      const own = `/api/uploads/${uploadId}`
      const words = [foreign.mark, `${foreign.mark}claim0`, '%', '_', '*', "' or 1=1 --", '\\']
      const searches = words.map(
        (word) => `${own}/claims?${new URLSearchParams({ search: word }).toString()}`,
      )
      const rest = [
        ...['/api/uploads', '/api/dashboard/stats', '/api/dashboard/breakdown', '/api/usage'],
        ...['/api/dashboard/recent-claims', '/api/user', own, `${own}/claims.csv`, `${own}/report`],
      ]
      for (const path of [...searches, ...rest]) {
        const answer = await visitor.get(path)
        const found = foreignWords(people, who, answer)
        tally.check(answer.status < 500 && found.length === 0, `${path}: ${answer.status}`)
      }
      const stats: unknown = JSON.parse((await visitor.get('/api/dashboard/stats')).body)
      const total: unknown =
        typeof stats === 'object' && stats ? Reflect.get(stats, 'totalClaims') : 0
      tally.check(
        total === claimsOfEach,
        `${who.name} counts ${String(total)} claims of ${claimsOfEach}`,
      )
    }
  },
}

/** Leads to the sign-in page; is a call with an id of its own. */
const answeredOtherwise = new Set(['GET /api/login', 'GET /api/uploads/sample'])

/** A path that reads as an id of another call: `/api/findings/search` is one of `/api/findings/:id`. */
function isOfAnother(method: string, asked: string): boolean {
  return calls.some(
    ([, call]) =>
      call.method === method &&
      new RegExp(`^${call.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(asked),
  )
}

const methods: Row = {
  id: 'A10',
  title: 'Every path by every other method, and with headers that would change the method',
  async run({ products, tally }) {
    const { people } = await products.shared()
    const byPath = Map.groupBy(calls, ([, { path }]) => path)
    for (const [path, ofPath] of byPath) {
      const named = new Set<string>(ofPath.map(([, { method }]) => method))
      const asked = pathWith(path, randomUUID())
      for (const method of [
        'GET',
        'POST',
        'PUT',
        'PATCH',
        'DELETE',
        'TRACE',
        'OPTIONS',
        'SEARCH',
      ]) {
        if (named.has(method) || answeredOtherwise.has(`${method} ${path}`)) continue
        if (isOfAnother(method, asked)) continue
        const { status } = await people.admin.visitor.ask(method, asked)
        tally.check([404, 405].includes(status), `${method} ${path}: ${status}`)
      }
      for (const header of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
        if (named.has('DELETE')) continue
        const sent = { body: { _method: 'DELETE' }, headers: { [header]: 'DELETE' } }
        const { status } = await people.anonymous.visitor.ask(
          'PUT',
          `${asked}?_method=DELETE`,
          sent,
        )
        tally.check([404, 405].includes(status), `${header} ${path}: ${status}`)
      }
    }
  },
}

export const accessRows = [everyCall, foreignIds, ownIdSeen, assignment, lists, methods]
