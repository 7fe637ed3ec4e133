import { loadavg } from 'node:os'
import { BulkDecisionMade, FindingsPage } from '@plumbline/contract'
import { count, milliseconds, printTable, say } from './figures.ts'
import { writeMade } from './files.ts'
import { generateClaims } from './generate-claims.ts'
import { makeFindings, openBeside } from './made-findings.ts'
import { signIn, type ProductClient } from './product-client.ts'
import { startProduct, type RunningProduct } from './running-product.ts'

const findings = Number(process.env['BENCH_FINDINGS'] ?? 100_000)
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 20)
const uploads = 5

/**
 * The worklist of an account with many findings: pages, groups and facets under filters and orders,
 * at rest and while an audit runs, and decisions on many with their undo.
 */
export async function measureWorklist(): Promise<void> {
  const product = await startProduct({ METRICS_PORT: 'off' })
  try {
    const customer = await filled(product)
    say(`  load ${(loadavg()[0] ?? 0).toFixed(1)}; ${count(rounds)} rounds`)
    const names = await namesOf(customer)
    await measureCalls(customer, names, 'at rest')
    await measureBulk(customer, names)
    await measureCalls(customer, names, 'decided in part')
    const running = await customer.send(await made('running.csv', 100_000, 99), 'Running')
    await measureCalls(customer, names, 'while an audit runs')
    say(`  that audit by then: ${(await customer.upload(running.id)).status}`)
  } finally {
    await product.stop()
  }
}

const made = (name: string, lines: number, seed: number) =>
  writeMade(name, generateClaims(lines, seed))

async function filled(product: RunningProduct): Promise<ProductClient> {
  const customer = await signIn(product.url, '/api/login', product.demo)
  const admin = await signIn(product.url, '/api/admin/login', product.admin)
  await admin.post('/api/admin/update-plan', { userId: customer.userId, planId: 'enterprise' })
  const ids: string[] = []
  for (let at = 0; at < uploads; at++) {
    const { id } = await customer.send(await made(`worklist-${at}.csv`, 600, at + 1), `File ${at}`)
    await customer.stagesOf(id)
    ids.push(id)
  }
  const context = await openBeside(product)
  const began = performance.now()
  try {
    await makeFindings(context, customer.userId, ids, findings)
  } finally {
    await context.close()
  }
  say(`  ${count(findings)} findings made in ${milliseconds(performance.now() - began)}`)
  return customer
}

interface Names {
  readonly provider: string
  readonly rule: string
  readonly code: string
}

async function namesOf(customer: ProductClient): Promise<Names> {
  const page = FindingsPage.parse(await (await customer.get('/api/findings?size=200')).json())
  const item = page.items.find(({ provider, code }) => provider && code)
  return {
    provider: item?.provider?.mark ?? 'none',
    rule: item?.ruleId ?? '',
    code: item?.code ?? '99213',
  }
}

async function measureCalls(
  customer: ProductClient,
  { provider, rule, code }: Names,
  when: string,
): Promise<void> {
  const list = (query: string) => () => customer.get(`/api/findings?${query}`)
  const calls: Record<string, () => Promise<Response>> = {
    'page: expected dollars': list(''),
    'page: dollars': list('order=-dollars'),
    'page: date, page 400': list('order=date&page=400'),
    'page: payee': list('order=payee'),
    'page: a rule': list(`rule=${rule}`),
    'page: a payee': list(`provider=${provider}`),
    'page: a code': list(`code=${code}`),
    'page: open, firm, over $500': list('decision=open&standing=firm&minDollars=500'),
    'page: half a year': list('from=2024-01-01&to=2024-06-30&order=-date'),
    'search: a payee': () => customer.post('/api/findings/search', { q: '1003000126' }),
    'groups: payee': () => customer.get('/api/findings/groups?by=provider'),
    'groups: rule': () => customer.get('/api/findings/groups?by=rule'),
    'groups: claim': () => customer.get('/api/findings/groups?by=claim'),
    'groups: month': () => customer.get('/api/findings/groups?by=month'),
    facets: () => customer.get('/api/findings/facets'),
    precision: () => customer.get('/api/rules/precision'),
  }
  const rows: string[][] = []
  for (const [name, call] of Object.entries(calls)) {
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

/** A tenth of the findings dismissed and undone, then confirmed; then all of a rule dismissed. */
async function measureBulk(customer: ProductClient, { rule }: Names): Promise<void> {
  const decide = async (what: string, body: object) => {
    const asked = performance.now()
    const answer = await customer.post('/api/findings/decisions', body)
    const { findings: done, undo } = BulkDecisionMade.parse(await answer.json())
    say(`  ${what}: ${count(done)} findings in ${milliseconds(performance.now() - asked)}`)
    return undo
  }
  const dismissal = { decision: 'dismissed', reason: 'other', note: 'All of them' }
  const tenth = { standing: 'firm', from: '2023-12-09', to: '2024-07-14' }
  const undo = await decide('decision on a tenth', { filter: tenth, ...dismissal })
  const asked = performance.now()
  const undone = await customer.post('/api/findings/decisions/undo', { undo })
  say(`  its undo: ${undone.status} in ${milliseconds(performance.now() - asked)}`)
  await decide('decision on them again', { filter: tenth, decision: 'confirmed' })
  await decide('decision on a rule', { filter: { rule }, ...dismissal })
}
