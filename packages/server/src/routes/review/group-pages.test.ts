import { FindingGroups, FindingsPage } from '@plumbline/contract'
import { expect, test } from 'vitest'
import { customer } from '../../testing/customers.ts'
import { ended, runWorker, sendFile } from '../../testing/run-worker.ts'
import { testServer, type Visitor } from '../../testing/test-server.ts'

const server = testServer()
runWorker(server)

/** Each claim twice, some of equal dollars, some without a payee, one searched by its code. */
const file = [
  'Claim ID,Patient ID,Date of Service,CPT,Diagnosis,Units,Charge,Paid,Billing NPI,Payer',
  ...Array.from({ length: 7 }, (_, at) => {
    const npi = ['1234567893', '1003000126', ''][at % 3] ?? ''
    const code = at === 0 ? '99214' : '99213'
    const line = `C${at},P${at},2024-03-01,${code},E119,1,120.00,${at < 4 ? 80 : 90 + at},${npi},Acme`
    return `${line}\n${line}`
  }),
].join('\n')

const cents = ({ dollars }: Pick<FindingsPage, 'dollars'>) =>
  Math.round((dollars.firm + dollars.recordsNeeded + dollars.inDoubt) * 100)

async function pagesOf(visitor: Visitor, by: string, size: number): Promise<FindingGroups[]> {
  const pages: FindingGroups[] = []
  let after = ''
  do {
    const answer = await visitor.get(`/api/findings/groups?by=${by}&size=${size}${after}`)
    const page = FindingGroups.parse(answer.json())
    pages.push(page)
    after = page.next === null ? '' : `&after=${page.next}`
  } while (after !== '')
  return pages
}

test('groups come page after page in one order, and add up to the list on the first', async () => {
  const { visitor } = await customer(server)
  const sent = await sendFile(visitor, file)
  expect((await ended(visitor, sent.id)).status).toBe('completed')
  const all = FindingsPage.parse((await visitor.get('/api/findings')).json())
  for (const by of ['provider', 'rule', 'claim', 'category', 'month']) {
    const [whole] = await pagesOf(visitor, by, 500)
    expect(whole?.rest).toBeNull()
    const groups = whole?.groups ?? []
    const atRisk = groups.map(({ dollars }) => dollars.firm + dollars.recordsNeeded)
    expect(atRisk).toEqual(atRisk.toSorted((one, other) => other - one))
    const pages = await pagesOf(visitor, by, 2)
    expect(pages.flatMap((page) => page.groups)).toEqual(groups)
    expect(pages).toHaveLength(Math.ceil(groups.length / 2))
    const [first] = pages
    const rest = first?.rest ?? { findings: 0, dollars: { firm: 0, recordsNeeded: 0, inDoubt: 0 } }
    const counted = first?.groups.reduce((sum, { findings }) => sum + findings, 0) ?? 0
    expect(counted + rest.findings).toBe(all.total)
    const summed = first?.groups.reduce((sum, group) => sum + cents(group), 0) ?? 0
    expect(summed + cents(rest)).toBe(cents(all))
  }
  expect((await pagesOf(visitor, 'claim', 2)).length).toBeGreaterThan(2)
})

test('a code and a search find what a group of theirs holds', async () => {
  const { visitor } = await customer(server)
  await ended(visitor, (await sendFile(visitor, file)).id)
  const found = async (query: string) =>
    FindingsPage.parse((await visitor.get(`/api/findings?${query}`)).json())
  const coded = await found('code=99214')
  expect(coded.total).toBeGreaterThan(0)
  expect(new Set(coded.items.map(({ claimId }) => claimId))).toEqual(new Set(['C0']))
  expect((await found('q=99214')).total).toBe(coded.total)
  expect((await found('code=99215')).total).toBe(0)
  const stranger = await customer(server)
  const theirs = await stranger.visitor.get('/api/findings?code=99214')
  expect(FindingsPage.parse(theirs.json()).total).toBe(0)
})

test.each([
  ['nonsense', 'provider'],
  ['1.1.1.duplicate', 'provider'],
  ["1.1.1.a'b", 'rule'],
  ['99999999999999999999.1.1.x', 'rule'],
])('refuses a page after %s', async (after, by) => {
  const { visitor } = await customer(server)
  const answer = await visitor.get(
    `/api/findings/groups?by=${by}&after=${encodeURIComponent(after)}`,
  )
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ errors: [{ field: 'after' }] })
})
