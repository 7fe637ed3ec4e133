import {
  DashboardStats,
  FindingFacets,
  FindingGroups,
  FindingItem,
  FindingsPage,
  FindingWhole,
} from '@plumbline/contract'
import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { customer, type TestCustomer } from '../../testing/customers.ts'
import { ended, runWorker, sendFile } from '../../testing/run-worker.ts'
import { testServer, type Visitor } from '../../testing/test-server.ts'

const server = testServer()
runWorker(server)

const header =
  'Claim ID,Patient ID,Date of Service,CPT,Diagnosis,Units,Charge,Paid,Billing NPI,Payer'
const lineOf = (claim: string, patient: string, paid = 80, npi = '1234567893') =>
  `${claim},${patient},2024-03-01,99213,E119,1,120.00,${paid},${npi},Acme`
/** Each claim twice, and a claim of each patient that was paid above its charge. */
const file = (claims: number, overpaid = 150.07) =>
  [
    header,
    ...Array.from({ length: claims }, (_, at) => {
      const npi = at % 2 === 0 ? '1234567893' : '1003000126'
      const line = lineOf(`00C${at}`, `P${at}`, 80, npi)
      return `${line}\n${line}\n${lineOf(`00D${at}`, `Q${at}`, overpaid + at, npi)}`
    }),
  ].join('\n')

async function audited(owner: TestCustomer, csv: string) {
  const sent = await sendFile(owner.visitor, csv, { again: true })
  const upload = await ended(owner.visitor, sent.id)
  expect(upload.status).toBe('completed')
  return upload
}

const page = async (visitor: Visitor, query = '') =>
  FindingsPage.parse((await visitor.get(`/api/findings?size=200${query}`)).json())
const cents = (dollars: number) => Math.round(dollars * 100)
const sum = ({ dollars }: Pick<FindingsPage, 'dollars'>) =>
  cents(dollars.firm) + cents(dollars.recordsNeeded) + cents(dollars.inDoubt)

const filters = [
  ['', 'everything'],
  ['&category=duplicate', 'a category'],
  ['&category=duplicate,data-quality&standing=firm', 'two categories in one standing'],
  ['&standing=none', 'no dollars'],
  ['&decision=open&class=error,lead', 'classes'],
  ['&minDollars=10', 'dollars'],
  ['&from=2024-02-01&to=2024-03-01', 'days'],
  ['&from=2024-04-01', 'days of which there are none'],
  ['&code=99213', 'a code'],
  ['&claim=00C1', 'a claim'],
  ['&q=00C2', 'a searched claim'],
  ['&q=1234567893', 'a searched payee'],
  ['&q=duplicate', 'a word of a title'],
] as const

test('totals of dashboard, list, groups and exports are the same to the cent', async () => {
  const owner = await customer(server)
  const { visitor } = owner
  await audited(owner, file(4))
  const stats = DashboardStats.parse((await visitor.get('/api/dashboard/stats')).json())
  const all = await page(visitor)
  expect(all.total).toBeGreaterThan(3)
  expect(sum(all)).toBeGreaterThan(100_00)
  expect(all.dollars).toEqual(stats.potentialSavingsSplit)
  for (const [query] of filters) {
    const found = await page(visitor, query)
    expect(found.items.length, query).toBe(found.total)
    expect(found.items.reduce((total, { dollars }) => total + cents(dollars), 0)).toBe(sum(found))
    for (const by of ['provider', 'rule', 'claim', 'category', 'month']) {
      const answer = await visitor.get(`/api/findings/groups?by=${by}${query}`)
      const { groups } = FindingGroups.parse(answer.json())
      expect(groups.reduce((total, group) => total + group.findings, 0)).toBe(found.total)
      expect(groups.reduce((total, group) => total + sum(group), 0)).toBe(sum(found))
    }
    const csv = await visitor.get(`/api/findings/export?format=csv${query}`)
    const { data } = Papa.parse<Record<string, string>>(csv.body.slice(1), {
      header: true,
      skipEmptyLines: true,
    })
    // An export of nothing has a word in the place of a finding.
    const rows = data.filter((row) => row['Finding'] !== '')
    expect(rows).toHaveLength(found.total)
    expect(rows.every((row) => row['Summary origin'] === 'Written by rules')).toBe(true)
    expect(rows.reduce((total, row) => total + cents(Number(row['Dollars at risk'])), 0)).toBe(
      sum(found),
    )
  }
  expect((await page(visitor, '&q=00C2')).items.map(({ claimId }) => claimId)).toContain('00C2')
  const { provider } = (await page(visitor)).items[0] ?? {}
  const ofPayee = await page(visitor, `&provider=${provider?.mark ?? ''}`)
  expect(new Set(ofPayee.items.map((item) => item.provider?.label))).toEqual(
    new Set([provider?.label]),
  )
  const facets = FindingFacets.parse((await visitor.get('/api/findings/facets')).json())
  for (const values of Object.values(facets)) {
    expect(values.reduce((total, value) => total + value.findings, 0)).toBe(all.total)
  }
  const json: { findings: unknown[]; summaryOrigin: string } = (
    await visitor.get('/api/findings/export?format=json')
  ).json()
  const exported = FindingItem.array().parse(json.findings)
  expect(exported).toHaveLength(all.total)
  for (const { id, summary } of exported) {
    const whole = FindingWhole.parse((await visitor.get(`/api/findings/${id}`)).json())
    expect(summary).toBe(whole.finding.message)
  }
  expect(json.summaryOrigin).toBe('Written by rules')
  const xlsx = await visitor.get('/api/findings/export?format=xlsx')
  const sheet = await readSheet(xlsx.rawPayload)
  expect(sheet).toHaveLength(all.total + 1)
  expect(sheet[0]).toContain('Summary origin')
  expect(sheet.slice(1).map((row) => row[2])).toContain('00C1')
  expect(typeof sheet[1]?.[9]).toBe('number')
})

test('a file sent again carries every decision, and one with another value none', async () => {
  const owner = await customer(server)
  const { visitor } = owner
  await audited(owner, file(3))
  const { total, dollars } = await page(visitor)
  const expected = { findings: total, dollars: sum({ dollars }) / 100 }
  const body = { filter: {}, decision: 'dismissed', reason: 'other', note: '=1+1 <b>', expected }
  expect((await visitor.post('/api/findings/decisions', body)).statusCode).toBe(200)
  const again = await audited(owner, file(3))
  const carried = await page(visitor, `&upload=${again.id}`)
  expect(carried.total).toBe(total)
  for (const item of carried.items) {
    expect(item).toMatchObject({ decision: 'dismissed', reason: 'other', carriedOver: true })
  }
  const [first] = carried.items
  const answer = await visitor.get(`/api/findings/${first?.id ?? ''}`)
  const whole = FindingWhole.parse(answer.json())
  expect(whole.history).toMatchObject([{ note: '=1+1 <b>', carriedOver: true }])
  expect(whole.lines.length).toBeGreaterThan(0)
  expect(whole.lines.flatMap(({ cells }) => cells).some(({ decides }) => decides)).toBe(true)
  const other = await audited(owner, file(3).replaceAll('99213', '99214'))
  const changed = await page(visitor, `&upload=${other.id}`)
  expect(changed.total).toBeGreaterThan(2)
  expect(changed.items.filter(({ decision }) => decision !== 'open')).toEqual([])
})

test.each([
  ['with its lines in another order', (lines) => [lines.toReversed()]],
  ['its claims split over two files', (lines) => [lines.slice(0, 3), lines.slice(3)]],
] as const satisfies [string, (lines: string[]) => string[][]][])(
  'a file sent again %s carries every decision',
  async (_how, parts) => {
    const owner = await customer(server)
    const { visitor } = owner
    const [header = '', ...lines] = file(3).trim().split('\n')
    await audited(owner, file(3))
    const { total } = await page(visitor)
    const body = { filter: {}, decision: 'dismissed', reason: 'other' }
    expect((await visitor.post('/api/findings/decisions', body)).statusCode).toBe(200)
    let again = 0
    for (const part of parts(lines)) {
      const { id } = await audited(owner, [header, ...part, ''].join('\n'))
      const found = await page(visitor, `&upload=${id}`)
      again += found.total
      expect(found.items.filter(({ carriedOver }) => !carriedOver)).toEqual([])
    }
    expect(again).toBe(total)
  },
)

test('many decided on at once are undone once, and not where what matches has moved', async () => {
  const owner = await customer(server)
  const { visitor } = owner
  await audited(owner, file(3))
  const moved = await visitor.post('/api/findings/decisions', {
    filter: {},
    decision: 'confirmed',
    expected: { findings: 1, dollars: 1 },
  })
  expect(moved.statusCode).toBe(409)
  expect((await page(visitor, '&decision=confirmed')).total).toBe(0)
  const [first] = (await page(visitor)).items
  const before = { decision: 'dismissed', reason: 'already-refunded' }
  await visitor.post(`/api/findings/${first?.id ?? ''}/decision`, before)
  const body = { filter: { minDollars: 0 }, decision: 'confirmed' }
  const made: { undo: string } = (await visitor.post('/api/findings/decisions', body)).json()
  expect((await page(visitor, '&decision=open,dismissed')).total).toBe(0)
  const stranger = await customer(server)
  const foreign = await stranger.visitor.post('/api/findings/decisions/undo', { undo: made.undo })
  expect(foreign.statusCode).toBe(404)
  const undone = await visitor.post('/api/findings/decisions/undo', { undo: made.undo })
  expect(undone.statusCode).toBe(200)
  expect((await page(visitor, '&decision=confirmed')).total).toBe(0)
  expect((await page(visitor, '&decision=dismissed')).items).toMatchObject([
    { id: first?.id, reason: 'already-refunded' },
  ])
  const twice = await visitor.post('/api/findings/decisions/undo', { undo: made.undo })
  expect(twice.statusCode).toBe(409)
})

test('the second of two people sees what the first decided; both may decide', async () => {
  const owner = await customer(server)
  const { visitor } = owner
  await audited(owner, file(1))
  const [first] = (await page(visitor)).items
  const url = `/api/findings/${first?.id ?? ''}/decision`
  const answers = await Promise.all([
    visitor.post(url, { decision: 'confirmed', seenAt: null }),
    visitor.post(url, { decision: 'needs-information', seenAt: null }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  expect(refused?.body).toContain('Ada Lovelace')
  const { decidedAt } =
    (await page(visitor, '&decision=confirmed,needs-information')).items[0] ?? {}
  const second = await visitor.post(url, { decision: 'open', seenAt: decidedAt })
  expect(second.statusCode).toBe(200)
  const whole = FindingWhole.parse((await visitor.get(`/api/findings/${first?.id ?? ''}`)).json())
  expect(whole.history).toHaveLength(2)
  const trail = await server.context.database.asSystem((tx) =>
    tx.sql
      .selectFrom('audit_trail')
      .select('detail')
      .where('action', '=', 'finding-decided')
      .where('target_id', '=', owner.id)
      .execute(),
  )
  expect(trail).toHaveLength(2)
  expect(JSON.stringify(trail)).not.toContain('00C0')
})

test('nobody reads or decides on what is another’s', async () => {
  const owner = await customer(server)
  const stranger = await customer(server)
  const upload = await audited(owner, file(1))
  const [first] = (await page(owner.visitor)).items
  const { visitor } = stranger
  expect((await page(visitor, `&upload=${upload.id}`)).total).toBe(0)
  expect((await visitor.get(`/api/findings/${first?.id ?? ''}`)).statusCode).toBe(404)
  const decided = await visitor.post(`/api/findings/${first?.id ?? ''}/decision`, {
    decision: 'confirmed',
  })
  expect(decided.statusCode).toBe(404)
  const empty = await visitor.get('/api/findings/export?format=csv')
  expect(empty.body).toContain('"Dollars at risk"')
  expect(empty.body).toContain('No finding matches this filter.')
  const nothing = await visitor.get('/api/findings/export?format=json')
  expect(nothing.json()).toMatchObject({ findings: [], message: 'No finding matches this filter.' })
  expect((await page(owner.visitor, '&decision=confirmed')).total).toBe(0)
})

test.each([
  ['/api/findings?upload=nonsense', 'upload'],
  ['/api/findings?from=2024-02-31', 'from'],
  ['/api/findings?from=2024-03-02&to=2024-03-01', 'from'],
  ['/api/findings?provider=nobody', 'provider'],
  ['/api/findings?decision=perhaps', 'decision'],
])('%s is refused by the name of its field', async (url, field) => {
  const { visitor } = await customer(server)
  const answer = await visitor.get(url)
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain(`"${field}`)
})

test('a dismissal needs its reason, and a note has its length', async () => {
  const owner = await customer(server)
  await audited(owner, file(1))
  const [first] = (await page(owner.visitor)).items
  const url = `/api/findings/${first?.id ?? ''}/decision`
  const bare = await owner.visitor.post(url, { decision: 'dismissed' })
  expect(bare.statusCode).toBe(400)
  const long = await owner.visitor.post(url, { decision: 'confirmed', note: 'x'.repeat(4_001) })
  expect(long.statusCode).toBe(400)
  const gone = await owner.visitor.post(`/api/findings/${first?.uploadId ?? ''}-99999/decision`, {
    decision: 'confirmed',
  })
  expect(gone.statusCode).toBe(404)
  expect(gone.body).toContain('audited again')
})
