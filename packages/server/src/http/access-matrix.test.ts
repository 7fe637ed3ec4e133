import { randomUUID } from 'node:crypto'
import {
  CaseWhole,
  ColumnMappingKept,
  endpoints,
  FindingsPage,
  LetterWhole,
  PlanRuleWhole,
  SavedView,
  type Endpoint,
  User,
} from '@plumbline/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepSuggestion, listSuggestions } from '../db/model/suggestions.ts'
import { updateUser } from '../db/accounts/users.ts'
import { administrator } from '../testing/administrators.ts'
import { multipartRequest, type TestPart } from '../testing/multipart.ts'
import {
  forgetTenantFilter,
  withoutRowSecurity,
  withoutTenantFilter,
} from '../testing/one-guard-off.ts'
import { ended, runWorker } from '../testing/run-worker.ts'
import { member } from '../testing/team.ts'
import { testPassword, testServer, type Visitor } from '../testing/test-server.ts'
import { buildApp, type App } from '../app.ts'

const server = testServer()
runWorker(server)

/** Somebody who asks, what is theirs, and the mark that stands in every text of it. */
interface Actor {
  readonly name: 'pending' | 'active' | 'other' | 'archived' | 'admin' | 'anonymous'
  readonly cookie: string | undefined
  readonly userId: string
  readonly uploadId: string
  readonly sessionId: string
  readonly mark: string
  readonly findingId: string
  readonly caseId: string
  readonly letterId: string
  readonly viewId: string
  readonly mappingId: string
  readonly planRuleId: string
  readonly memberId: string
  readonly suggestionId: string
}

const actors = new Map<Actor['name'], Actor>()
const apps: { filterOff?: App; rowSecurityOff?: App } = {}

const actor = (name: Actor['name']): Actor => {
  const found = actors.get(name)
  if (!found) throw new Error(`no actor ${name}`)
  return found
}

async function upload(visitor: Visitor, mark: string): Promise<string> {
  const parts: TestPart[] = [
    { name: 'uploadName', value: `${mark} name` },
    { name: 'auditType', value: 'Medical' },
    { name: 'look', value: 'always' },
    {
      name: 'file',
      fileName: `${mark}.csv`,
      value: [
        `Claim ID,Patient ID,Date of Service,CPT,Diagnosis,Units,Charge,Paid,${mark}`,
        `${mark},P1,2024-03-01,99213,E119,1,120.00,80.00,x`,
        `${mark},P1,2024-03-01,99213,E119,1,120.00,80.00,x`,
      ].join('\n'),
    },
  ]
  const answer = await visitor.send(multipartRequest(parts))
  const { id } = answer.json<{ id: string }>()
  expect((await ended(visitor, id)).errorCode).toBe('needs-look')
  const mapping = { columns: { [mark]: 'ignored' } }
  await visitor.post(`/api/uploads/${id}/look`, { mapping, remember: mark, then: 'audit' })
  expect((await ended(visitor, id)).status).toBe('completed')
  return id
}

async function checkout(visitor: Visitor): Promise<string> {
  const answer = await visitor.post('/api/create-checkout-session', {
    planId: 'starter',
    companyName: 'A',
  })
  return answer.json<{ url: string }>().url.split('/').at(-1) ?? ''
}

/** A finding, a case of it and a letter, a view and a plan rule. */
async function review(
  visitor: Visitor,
  mark: string,
): Promise<Pick<Actor, 'findingId' | 'caseId' | 'letterId' | 'viewId' | 'planRuleId'>> {
  const page = FindingsPage.parse((await visitor.get('/api/findings')).json())
  const findingId = page.items[0]?.id ?? ''
  await visitor.post(`/api/findings/${findingId}/decision`, { decision: 'confirmed' })
  const made = await visitor.post('/api/cases', {
    findings: [findingId],
    role: 'plan',
    situation: 'record-request',
  })
  const caseId = CaseWhole.parse(made.json()).id
  const letterId = LetterWhole.parse((await visitor.post(`/api/cases/${caseId}/letters`)).json()).id
  const view = await visitor.post('/api/findings/views', { name: 'matrix', filter: {} })
  const viewId = SavedView.parse(view.json()).id
  const rule = await visitor.post('/api/plan-rules', planRuleOf(mark))
  const planRuleId = PlanRuleWhole.parse(rule.json()).id
  return { findingId, caseId, letterId, viewId, planRuleId }
}

function planRuleOf(plan: string) {
  const term = { kind: 'not-covered' }
  const scope = { claims: 'medical', codes: ['99213'] }
  const rule = { clause: '4.2', quote: 'Not covered.', from: '2024-01-01', scope, term }
  return { plan, document: plan, rule }
}

/** What a model would have found worth a look in an upload. */
async function suggest(userId: string, uploadId: string): Promise<string> {
  return server.context.database.asTenant(userId, async (tx) => {
    await keepSuggestion(tx, uploadId, { mark: Buffer.from('matrix'), reason: 'age', lines: [0] })
    return (await listSuggestions(tx, uploadId))[0]?.id ?? ''
  })
}

async function newClient(name: Actor['name']): Promise<void> {
  const mark = `ZQ${name}${randomUUID().slice(0, 8)}`
  const visitor = server.visitor()
  const answer = await visitor.register({ email: `${mark}@example.com`, firstName: mark })
  const { id } = User.parse(answer.json())
  const change = (changes: Parameters<typeof updateUser>[2]) =>
    server.context.database.asSystem((tx) => updateUser(tx, id, changes))
  await change({ access_enabled: true, bonus_credits: 100 })
  const uploadId = await upload(visitor, mark)
  const mappingId =
    ColumnMappingKept.array().parse((await visitor.get('/api/mappings')).json())[0]?.id ?? ''
  const sessionId = await checkout(visitor)
  const reviewed = await review(visitor, mark)
  const suggestionId = await suggest(id, uploadId)
  const memberId = (await member(server, visitor, 'reader', mark)).user.id
  if (name === 'pending') await change({ access_enabled: false, bonus_credits: 0 })
  // Archiving ends sessions; this one is kept, so that the refusal is not only for want of one.
  if (name === 'archived') await change({ archived_at: new Date() })
  const cookie = answer.cookies[0]?.value
  const own = { userId: id, uploadId, sessionId, mappingId, memberId, suggestionId, ...reviewed }
  actors.set(name, { name, cookie, mark, ...own })
}

beforeAll(async () => {
  for (const name of ['pending', 'active', 'other', 'archived'] as const) await newClient(name)
  const { id, email } = await administrator(server)
  const signedIn = await server
    .visitor()
    .post('/api/admin/login', { email, password: testPassword })
  const nothing = {
    uploadId: randomUUID(),
    sessionId: 'never',
    mark: 'ZQnobody',
    findingId: randomUUID(),
    caseId: randomUUID(),
    letterId: randomUUID(),
    viewId: randomUUID(),
    mappingId: randomUUID(),
    planRuleId: randomUUID(),
    memberId: randomUUID(),
    suggestionId: randomUUID(),
  }
  actors.set('admin', { name: 'admin', cookie: signedIn.cookies[0]?.value, userId: id, ...nothing })
  actors.set('anonymous', {
    name: 'anonymous',
    cookie: undefined,
    userId: randomUUID(),
    ...nothing,
  })
  const { context } = server
  apps.filterOff = await buildApp({ ...context, database: withoutTenantFilter(context.database) })
  apps.rowSecurityOff = await buildApp({
    ...context,
    database: withoutRowSecurity(context.database),
  })
}, 180_000)

afterAll(async () => {
  await apps.filterOff?.http.close()
  await apps.rowSecurityOff?.http.close()
})

/** What an id of a call names, and what else its body needs. */
interface IdRoute {
  readonly name: string
  readonly endpoint: Endpoint
  readonly kind:
    | 'upload'
    | 'user'
    | 'session'
    | 'finding'
    | 'case'
    | 'letter'
    | 'view'
    | 'mapping'
    | 'plan-rule'
    | 'member'
    | 'suggestion'
  readonly place: 'path' | 'body'
  readonly body?: object
}

const bodies: Readonly<Record<string, object>> = {
  // Its case holds it: it can only be confirmed.
  decideFinding: { decision: 'confirmed' },
  // It is no reading of the finding's record.
  signRecord: { receipt: 'matrix', conclusion: 'settles-nothing', credential: 'RN' },
  askUpload: { question: 'What does the matrix cost?' },
  answerLook: { then: 'audit' },
  decideSuggestion: { decision: 'accepted' },
  changeUpload: { uploadName: 'matrix' },
  changeView: { name: 'matrix' },
  changeTeamRole: { role: 'auditor' },
  // Each is refused after it is found: by the upload, by what was not confirmed, by what is no draft.
  changePlanRule: { ...planRuleOf('matrix'), version: 9 },
  tryPlanRule: { uploadId: randomUUID() },
  approvePlanRule: { version: 1, confirmed: [] },
  endPlanRule: { version: 1, to: '2024-12-31' },
  withdrawPlanRule: { version: 1 },
  changeCase: { counterpart: 'matrix' },
  chooseLetterWords: { findingId: 'matrix', by: 'rules' },
  toggleAccess: { accessEnabled: true },
  addCredits: { credits: 1, reason: 'matrix' },
  updatePlan: { planId: 'enterprise' },
  archiveUser: { reason: 'matrix' },
}

function kindOf(path: string, inBody: boolean): IdRoute['kind'] {
  if (path.includes(':sessionId')) return 'session'
  if (inBody || path.includes('/users/')) return 'user'
  if (path.includes('/views/')) return 'view'
  if (path.includes('/mappings/')) return 'mapping'
  if (path.includes('/plan-rules/')) return 'plan-rule'
  if (path.includes('/members/')) return 'member'
  const reviewed = (['finding', 'case', 'letter', 'suggestion'] as const).find((kind) =>
    path.startsWith(`/api/${kind}s/`),
  )
  return reviewed ?? 'upload'
}

const idRoutes: readonly IdRoute[] = Object.entries<Endpoint>(endpoints).flatMap(
  ([name, endpoint]) => {
    const body = bodies[name]
    const inBody = ['toggleAccess', 'addCredits', 'updatePlan'].includes(name)
    // Rules are nobody's own.
    if (name === 'treatRule') return []
    if (!inBody && !endpoint.path.includes(':')) return []
    const kind = kindOf(endpoint.path, inBody)
    return [{ name, endpoint, kind, place: inBody ? 'body' : 'path', ...(body && { body }) }]
  },
)

const idCases = ['own', 'foreign', 'archived', 'never', 'malformed'] as const
type IdCase = (typeof idCases)[number]

function idOf({ kind }: IdRoute, who: Actor, idCase: IdCase): string {
  if (idCase === 'malformed') return 'no-id-%00..;'
  if (idCase === 'never') return kind === 'session' ? `sandbox_${randomUUID()}` : randomUUID()
  const foreign = actor(who.name === 'other' ? 'active' : 'other')
  const owner = idCase === 'own' ? who : idCase === 'archived' ? actor('archived') : foreign
  return {
    upload: owner.uploadId,
    user: owner.userId,
    session: owner.sessionId,
    finding: owner.findingId,
    case: owner.caseId,
    letter: owner.letterId,
    view: owner.viewId,
    mapping: owner.mappingId,
    'plan-rule': owner.planRuleId,
    member: owner.memberId,
    suggestion: owner.suggestionId,
  }[kind]
}

async function ask(app: App, route: IdRoute, who: Actor, id: string) {
  const { endpoint, place, body } = route
  const path =
    place === 'path'
      ? endpoint.path.replace(':row', '2').replace(/:\w+/, encodeURIComponent(id))
      : endpoint.path
  const queries: Readonly<Record<string, string>> = {
    letterDocument: '?format=html',
    compareUploads: `?with=${encodeURIComponent(id)}`,
  }
  const url = path + (queries[route.name] ?? '')
  const payload = place === 'body' ? { ...body, userId: id } : body
  return app.http.inject({
    method: endpoint.method,
    url,
    headers: { 'sec-fetch-site': 'same-origin' },
    ...(who.cookie !== undefined && { cookies: { sid: who.cookie } }),
    ...(endpoint.method !== 'GET' && { payload: payload ?? {} }),
  })
}

/** What an own id answers where that is not 200: nothing to try again, facts that lack. */
const ownStatus: Readonly<Record<string, number>> = {
  retryUpload: 409,
  // Nobody is asked about it any more.
  uploadLook: 409,
  answerLook: 409,
  askForColumns: 409,
  // No row was set aside; and it is a form that is asked for.
  rowsToCorrect: 404,
  // The file has no pages.
  rowPicture: 404,
  sendCorrected: 415,
  reviewRecord: 415,
  readRecordByModel: 409,
  signRecord: 409,
  readPlanDocument: 415,
  createLetter: 201,
  finalLetter: 409,
  // The letter has no such finding.
  chooseLetterWords: 404,
  changePlanRule: 409,
  tryPlanRule: 404,
  approvePlanRule: 409,
  endPlanRule: 409,
  withdrawPlanRule: 409,
}

/** The status that a cell of the matrix must have. */
function expected(route: IdRoute, who: Actor, idCase: IdCase): readonly number[] {
  const { access } = route.endpoint
  if (access === 'public') {
    if (who.name === 'archived') return idCase === 'own' || idCase === 'archived' ? [200] : [404]
    return idCase === 'own' &&
      (who.name === 'pending' || who.name === 'active' || who.name === 'other')
      ? [200]
      : [404]
  }
  if (who.name === 'anonymous' || who.name === 'archived') return [401]
  if (access === 'admin') return who.name === 'admin' ? [404] : [403]
  if (who.name === 'admin') return [403]
  // Results of before the gate closed stay readable; nothing new is audited.
  if (who.name === 'pending' && access === 'open-client') return [402]
  // An own upload that is complete can be read; it cannot be tried again.
  return idCase === 'own' ? [ownStatus[route.name] ?? 200] : [404]
}

/** Administrators may reach every customer: only ids that lead to none are asked for here. */
function isAsked(route: IdRoute, who: Actor, idCase: IdCase): boolean {
  const reaches = who.name === 'admin' && route.endpoint.access === 'admin'
  // What is deleted or replaced could not be asked for again.
  const ends = [
    ...['deleteOwnUpload', 'deleteView', 'deleteMapping', 'deletePlanRule', 'auditAgain'],
    'removeFromTeam',
  ].includes(route.name)
  if (ends && idCase === 'own') return false
  return !reaches || idCase === 'never' || idCase === 'malformed'
}

function withoutRequestId(text: string): string {
  return text.replace(/"requestId":"[^"]*"/, '')
}

function foreignMarks(who: Actor): string[] {
  return [...actors.values()].filter(({ name }) => name !== who.name).map(({ mark }) => mark)
}

async function runMatrix(app: App, names: readonly Actor['name'][]): Promise<number> {
  let cells = 0
  for (const route of idRoutes) {
    for (const name of names) {
      const who = actor(name)
      const never = await ask(app, route, who, idOf(route, who, 'never'))
      for (const idCase of idCases.filter((one) => isAsked(route, who, one))) {
        const cell = `${route.name} as ${name} with id ${idCase}`
        const answer = await ask(app, route, who, idOf(route, who, idCase))
        cells++
        expect(expected(route, who, idCase), cell).toContain(answer.statusCode)
        const leaked = foreignMarks(who).filter((mark) => answer.body.includes(mark))
        expect(leaked, cell).toEqual([])
        const succeeded = answer.statusCode < 300 || answer.statusCode === 409
        const isOwn = idCase === 'own' && answer.statusCode === ownStatus[route.name]
        if (!succeeded && !isOwn) {
          expect(withoutRequestId(answer.body), cell).toBe(withoutRequestId(never.body))
        }
      }
    }
  }
  return cells
}

const everybody = ['anonymous', 'pending', 'active', 'other', 'archived', 'admin'] as const

describe('every route that takes an id', () => {
  test('answers each actor as it must, and of another’s as of none', async () => {
    const cells = await runMatrix(server.app, everybody)
    expect(idRoutes.length).toBeGreaterThanOrEqual(15)
    expect(cells).toBeGreaterThan(400)
  }, 180_000)

  test('the marks would be seen: an own upload shows its own', async () => {
    const route = idRoutes.find(({ name }) => name === 'uploadClaims')
    const who = actor('active')
    const answer = route && (await ask(server.app, route, who, who.uploadId))
    expect(answer?.body).toContain(who.mark)
  })
})

const lists = [
  '/api/uploads',
  '/api/uploads?user_id=x',
  '/api/dashboard/recent-claims',
  '/api/dashboard/stats',
  '/api/dashboard/breakdown',
  '/api/usage',
  '/api/plan-rules',
  '/api/user',
  '/api/refund-eligibility',
  '/api/mappings',
]

async function askLists(app: App): Promise<void> {
  for (const name of ['active', 'other'] as const) {
    const who = actor(name)
    const cookies = { sid: who.cookie ?? '' }
    for (const url of lists) {
      const answer = await app.http.inject({ method: 'GET', url, cookies })
      expect([url, answer.statusCode]).toEqual([url, 200])
      const leaked = foreignMarks(who).filter((mark) => answer.body.includes(mark))
      expect([url, leaked]).toEqual([url, []])
    }
    const stats = await app.http.inject({ method: 'GET', url: '/api/dashboard/stats', cookies })
    expect(stats.json()).toMatchObject({ totalClaims: 2 })
  }
}

describe('lists and counts', () => {
  test('hold nothing of another', () => askLists(server.app))
})

describe('row-level security alone, the application’s filter forgotten', () => {
  test('the filter is really forgotten', async () => {
    await server.context.database.asSystem(async (tx) => {
      const { uploadId } = actor('other')
      const query = tx.sql
        .withPlugin(forgetTenantFilter)
        .selectFrom('uploads')
        .select('id')
        .where('uploads.user_id', '=', actor('active').userId)
        .where('id', '=', uploadId)
      expect(await query.execute()).toEqual([{ id: uploadId }])
    })
  })

  test('leaks nothing', async () => {
    if (!apps.filterOff) throw new Error('not built')
    await runMatrix(apps.filterOff, ['pending', 'active', 'other', 'archived'])
    await askLists(apps.filterOff)
  }, 180_000)
})

describe('the application’s filter alone, without row-level security', () => {
  test('leaks nothing', async () => {
    if (!apps.rowSecurityOff) throw new Error('not built')
    await runMatrix(apps.rowSecurityOff, ['pending', 'active', 'other', 'archived'])
    await askLists(apps.rowSecurityOff)
  }, 180_000)
})

describe('neither guard', () => {
  // Another's row is refused by its seal, which the matrix takes for a failure of the call.
  test('is seen: the matrix finds the leak', async () => {
    const { context } = server
    const database = withoutTenantFilter(withoutRowSecurity(context.database))
    const app = await buildApp({ ...context, database })
    await expect(runMatrix(app, ['active'])).rejects.toThrow(/with id (foreign|own)/)
    await expect(askLists(app)).rejects.toThrow()
    await app.http.close()
  })
})

describe('the database itself', () => {
  test('shows no row to a transaction without a tenant, and takes none for another', async () => {
    const { database } = server.context
    const who = actor('active')
    for (const table of ['uploads', 'claims', 'findings', 'usage_months'] as const) {
      const rows = await database.asTenant(randomUUID(), (tx) =>
        sql`select 1 from ${sql.table(table)}`.execute(tx.sql),
      )
      expect([table, rows.rows]).toEqual([table, []])
    }
    await expect(
      database.asTenant(who.userId, (tx) =>
        tx.sql
          .insertInto('usage_months')
          .values({ user_id: actor('other').userId, year: 2001, month: 1 })
          .execute(),
      ),
    ).rejects.toThrow(/row-level security/)
  })
})

describe('answers', () => {
  const secrets = /password|hash|token|file_key|payment_|archived_|session_id|user_id/i

  test('hold the fields of the contract and no others', async () => {
    const who = actor('active')
    const cookies = { sid: who.cookie ?? '' }
    const user = await server.app.http.inject({ method: 'GET', url: '/api/user', cookies })
    const allowed = new Set(Object.keys(User.shape))
    expect(Object.keys(user.json<object>()).filter((key) => !allowed.has(key))).toEqual([])
    for (const url of lists) {
      const answer = await server.app.http.inject({ method: 'GET', url, cookies })
      expect([url, keysOf(answer.json()).filter((key) => secrets.test(key))]).toEqual([url, []])
    }
    const admin = { sid: actor('admin').cookie ?? '' }
    for (const url of ['/api/admin/users', '/api/admin/uploads', '/api/admin/stats']) {
      const answer = await server.app.http.inject({ method: 'GET', url, cookies: admin })
      expect([url, keysOf(answer.json()).filter((key) => secrets.test(key))]).toEqual([url, []])
    }
  })

  function keysOf(value: unknown): string[] {
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
  }
})
