import { FindingGroups, FindingsPage } from '@plumbline/contract'
import { milliseconds, printTable } from '../figures.ts'
import type { ProductClient } from '../product-client.ts'

/** How often each call is made. */
export const rounds = Number(process.env['BENCH_ROUNDS'] ?? 20)

export interface Names {
  readonly provider: string
  readonly rule: string
  readonly code: string
}

/** A payee, a rule and a code that findings have. */
export async function namesOf(customer: ProductClient): Promise<Names> {
  const page = FindingsPage.parse(await (await customer.get('/api/findings?size=200')).json())
  const item = page.items.find(({ provider, code }) => provider && code)
  return {
    provider: item?.provider?.mark ?? 'none',
    rule: item?.ruleId ?? '',
    code: item?.code ?? '99213',
  }
}

/** How long each call of the worklist takes: least, middle and 99th of a hundred. */
export async function measureCalls(
  customer: ProductClient,
  names: Names,
  when: string,
): Promise<void> {
  const rows: string[][] = []
  const after = await secondPage(customer)
  for (const [name, call] of Object.entries(callsOf(customer, names, after))) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const asked = performance.now()
      const answer = await call()
      await answer.text()
      times.push(performance.now() - asked)
      if (!answer.ok) throw new Error(`${name} answered ${answer.status}`)
    }
    times.sort((one, two) => one - two)
    const at = (share: number) => milliseconds(times[Math.floor(share * (times.length - 1))] ?? 0)
    rows.push([name, at(0), at(0.5), at(0.99)])
  }
  printTable([when, 'least', 'p50', 'p99'], rows)
}

async function secondPage(customer: ProductClient): Promise<string> {
  const answer = await customer.get('/api/findings/groups?by=claim')
  return FindingGroups.parse(await answer.json()).next ?? ''
}

function callsOf(
  customer: ProductClient,
  { provider, rule, code }: Names,
  after: string,
): Readonly<Record<string, () => Promise<Response>>> {
  const list = (query: string) => () => customer.get(`/api/findings?${query}`)
  const groups = (query: string) => () => customer.get(`/api/findings/groups?by=${query}`)
  const search = (q: string) => () => customer.post('/api/findings/search', { q })
  return {
    'page: expected dollars': list(''),
    'page: dollars': list('order=-dollars'),
    'page: date, page 400': list('order=date&page=400'),
    'page: payee': list('order=payee'),
    'page: a rule': list(`rule=${rule}`),
    'page: a payee': list(`provider=${provider}`),
    'page: a code': list(`code=${code}`),
    'page: open, firm, over $500': list('decision=open&standing=firm&minDollars=500'),
    'page: half a year': list('from=2024-01-01&to=2024-06-30&order=-date'),
    'search: a payee': search('1003000126'),
    'search: a code': search(code),
    'search: words of a rule': search('duplicate'),
    'groups: payee': groups('provider'),
    'groups: rule': groups('rule'),
    'groups: claim': groups('claim'),
    'groups: claim, next page': groups(`claim&after=${after}`),
    'groups: month': groups('month'),
    facets: () => customer.get('/api/findings/facets'),
    precision: () => customer.get('/api/rules/precision'),
  }
}
