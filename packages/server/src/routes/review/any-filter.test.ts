import {
  DashboardStats,
  FindingFacets,
  FindingGroups,
  findingGroupings,
  FindingItem,
  FindingsPage,
} from '@plumbline/contract'
import fc from 'fast-check'
import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { anyFilter } from '../../testing/any-filter.ts'
import { caseVisitor, change, startCase } from '../../testing/case-visitor.ts'
import { ended, runWorker, sendFile } from '../../testing/run-worker.ts'
import { testServer, type Visitor } from '../../testing/test-server.ts'

const server = testServer()
runWorker(server)

const header =
  'Claim ID,Patient ID,Date of Service,CPT,Diagnosis,Units,Charge,Paid,Billing NPI,Payer'
const codes = ['99213', '80053', '20610', '97110']
const payees = ['1234567893', '1003000126', '']

/** Claims that were paid twice or above their charges, of odd cents, over months and payees. */
function claims(name: string, count: number): string {
  const lines = Array.from({ length: count }, (_, at) => {
    const day = `2024-0${(at % 6) + 1}-1${at % 9}`
    const paid = (40 + at * 7.13).toFixed(2)
    const payee = `${payees[at % 3] ?? ''},${at % 4 === 0 ? '' : `Payer ${at % 2}`}`
    const code = codes[at % 4] ?? ''
    const line = `${name}${at},P${at % 5},${day},${code},E119,1,120.00,${paid},${payee}`
    return at % 2 === 0 ? `${line}\n${line}` : line
  })
  return [header, ...lines].join('\n')
}

const cents = (dollars: number) => Math.round(dollars * 100)
const sum = ({ dollars }: Pick<FindingsPage, 'dollars'>) =>
  cents(dollars.firm) + cents(dollars.recordsNeeded) + cents(dollars.inDoubt)
const total = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

async function everything() {
  const given = await caseVisitor(server, claims('A', 10))
  const { visitor } = given
  await change(visitor, (await startCase({ ...given, findings: given.findings.slice(0, 1) })).id, {
    facts: { demandReceived: '2026-11-01', replyDays: '30' },
    event: { kind: 'sent', on: '2026-11-10' },
  })
  const { id } = await sendFile(visitor, claims('B', 12))
  expect((await ended(visitor, id)).status).toBe('completed')
  const { items } = await found(visitor, {})
  for (const [at, item] of items.entries()) {
    if (at % 4 !== 1 || item.case) continue
    const body = { decision: 'dismissed', reason: 'other' }
    await visitor.post(`/api/findings/${item.id}/decision`, body)
  }
  return { visitor, items: (await found(visitor, {})).items }
}

type Filter = Readonly<Record<string, string>>

async function found(visitor: Visitor, filter: Filter): Promise<FindingsPage> {
  const answer = await visitor.post('/api/findings/search', { ...filter, size: 200 })
  expect(answer.statusCode, answer.body).toBe(200)
  return FindingsPage.parse(answer.json())
}

/** List, sums, groups, facets and exports of one filter, asked for as lists are searched. */
async function agree(visitor: Visitor, filter: Filter): Promise<number> {
  const page = await found(visitor, filter)
  expect(page.items).toHaveLength(page.total)
  expect(total(page.items.map(({ dollars }) => cents(dollars)))).toBe(sum(page))
  for (const by of findingGroupings) {
    const answer = await visitor.post('/api/findings/groups', { ...filter, by })
    const { groups } = FindingGroups.parse(answer.json())
    expect(total(groups.map(({ findings }) => findings))).toBe(page.total)
    expect(total(groups.map(sum))).toBe(sum(page))
  }
  const facets = FindingFacets.parse(
    (await visitor.post('/api/findings/facets', { ...filter })).json(),
  )
  for (const [name, values] of Object.entries(facets))
    if (!(name in filter))
      expect(total(values.map(({ findings }) => findings)), name).toBe(page.total)
    else
      for (const value of filter[name]?.split(',') ?? []) {
        const alone = (await found(visitor, { ...filter, [name]: value })).total
        expect(values.find((one) => one.value === value)?.findings ?? 0, name).toBe(alone)
      }
  await exportsAgree(visitor, filter, page)
  return page.total
}

/** An export of nothing has a word in the place of a finding. */
function withoutWord(data: readonly Record<string, string>[]) {
  return data.filter((row) => row['Finding'] !== '')
}

async function exportsAgree(visitor: Visitor, filter: Filter, page: FindingsPage): Promise<void> {
  const csv = await visitor.post('/api/findings/export', { ...filter, format: 'csv' })
  const parsed = Papa.parse<Record<string, string>>(csv.body.slice(1), {
    header: true,
    skipEmptyLines: true,
  })
  const data = withoutWord(parsed.data)
  expect(data.map((row) => row['Finding'])).toEqual(page.items.map(({ id }) => id))
  expect(total(data.map((row) => cents(Number(row['Dollars at risk']))))).toBe(sum(page))
  const json = await visitor.post('/api/findings/export', { ...filter, format: 'json' })
  const { findings } = json.json<{ findings: unknown }>()
  // An export says each finding in full, where the list says it short.
  const said = (items: readonly FindingItem[]) => items.map((item) => ({ ...item, summary: '' }))
  expect(said(FindingItem.array().parse(findings))).toEqual(said(page.items))
}

/** The same of a workbook, which takes longer to make and to read. */
async function workbookAgrees(visitor: Visitor, filter: Filter): Promise<void> {
  const { items } = await found(visitor, filter)
  const xlsx = await visitor.post('/api/findings/export', { ...filter, format: 'xlsx' })
  const [heading = [], ...rows] = await readSheet(xlsx.rawPayload)
  const at = heading.indexOf('Dollars at risk')
  expect(rows.filter(([id]) => id !== null).map((row) => [row[0], row[at]])).toEqual(
    items.map(({ id, dollars }) => [id, dollars]),
  )
}

test(
  'list, sums, groups, facets and exports say the same for 200 filters, to the cent',
  { timeout: 600_000 },
  async () => {
    const { visitor, items } = await everything()
    expect(items.length).toBeGreaterThan(20)
    const stats = DashboardStats.parse((await visitor.get('/api/dashboard/stats')).json())
    const all = await found(visitor, {})
    expect(all.dollars).toEqual(stats.potentialSavingsSplit)
    const counts: number[] = []
    const filters = fc.sample(anyFilter(items), { numRuns: 200, seed: 20260101 })
    for (const filter of filters) counts.push(await agree(visitor, filter))
    for (const filter of filters.slice(0, 20)) await workbookAgrees(visitor, filter)
    // Filters that match nothing prove little.
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(80)
    expect(new Set(counts).size).toBeGreaterThan(8)
  },
)
