import { loadavg } from 'node:os'
import { count, milliseconds, say } from '../figures.ts'
import { writeMade } from '../files.ts'
import { generateClaims } from '../generate-claims.ts'
import { makeFindings, openBeside } from './made-findings.ts'
import { measureLongTasks } from './long-tasks.ts'
import { measureBulk } from './measure-bulk.ts'
import { measureCalls, namesOf, rounds } from './measure-calls.ts'
import { measureExports } from './measure-exports.ts'
import { signIn, type ProductClient } from '../product-client.ts'
import { startProduct, type RunningProduct } from '../running-product.ts'

const findings = Number(process.env['BENCH_FINDINGS'] ?? 100_000)
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
    await measureExports(customer, findings)
    await measureBulk(customer, names.rule, findings)
    await measureCalls(customer, names, 'decided in part')
    await measureLongTasks(product.url, customer)
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
