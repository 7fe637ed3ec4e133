import { BulkDecisionMade } from '@plumbline/contract'
import { count, milliseconds, say } from '../figures.ts'
import type { ProductClient } from '../product-client.ts'

/**
 * Decisions on many at once, each in one transaction: a tenth of them dismissed, undone and confirmed, all of a
 * rule dismissed; then all that there are dismissed and undone.
 */
export async function measureBulk(
  customer: ProductClient,
  rule: string,
  findings: number,
): Promise<void> {
  const dismissal = { decision: 'dismissed', reason: 'other', note: 'All of them' }
  const tenth = { standing: 'firm', from: '2023-12-09', to: '2024-07-14' }
  await undone(customer, await decide(customer, 'a tenth', { filter: tenth, ...dismissal }))
  await decide(customer, 'them again', { filter: tenth, decision: 'confirmed' })
  await decide(customer, 'a rule', { filter: { rule }, ...dismissal })
  const all = await decide(customer, `all ${count(findings)}`, { filter: {}, ...dismissal })
  await undone(customer, all)
}

async function decide(customer: ProductClient, what: string, body: object): Promise<string> {
  const asked = performance.now()
  const answer = await customer.post('/api/findings/decisions', body)
  const { findings, undo } = BulkDecisionMade.parse(await answer.json())
  say(`  decision on ${what}: ${count(findings)} in ${milliseconds(performance.now() - asked)}`)
  return undo
}

async function undone(customer: ProductClient, undo: string): Promise<void> {
  const asked = performance.now()
  const answer = await customer.post('/api/findings/decisions/undo', { undo })
  await answer.text()
  if (!answer.ok) throw new Error(`An undo answered ${answer.status}`)
  say(`  its undo in ${milliseconds(performance.now() - asked)}`)
}
