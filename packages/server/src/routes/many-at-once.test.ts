import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { FindingsPage } from '@plumbline/contract'
import { expect, test } from 'vitest'
import { lockManyFindings } from '../db/review/decisions.ts'
import { customer } from '../testing/customers.ts'
import { ended, runWorker, sendFile } from '../testing/run-worker.ts'
import { testServer } from '../testing/test-server.ts'

const server = testServer()
runWorker(server)

const header =
  'Claim ID,Patient ID,Date of Service,CPT,Diagnosis,Units,Charge,Paid,Billing NPI,Payer'
const file = (mark: string) =>
  [
    header,
    ...Array.from({ length: 20 }, (_, at) => {
      const line = `${mark}${at},P${at},2024-03-01,99213,E119,1,120.00,80.00,1234567893,Acme`
      return `${line}\n${line}`
    }),
  ].join('\n')

async function reviewing() {
  const owner = await customer(server)
  for (const mark of ['A', 'B']) {
    const { id } = await sendFile(owner.visitor, file(mark))
    expect((await ended(owner.visitor, id)).status).toBe('completed')
  }
  const all = FindingsPage.parse((await owner.visitor.get('/api/findings?size=200')).json())
  expect(all.total).toBeGreaterThan(30)
  return { ...owner, total: all.total }
}

const confirmAll = { filter: {}, decision: 'confirmed' }
const startCase = { role: 'payer', situation: 'overpayment', filter: { category: 'duplicate' } }

test('decisions on many, undoing and cases at once: each is done or refused, none fails', async () => {
  const { visitor, total } = await reviewing()
  const decided = await visitor.post('/api/findings/decisions', confirmAll)
  const { undo, findings } = decided.json<{ undo: string; findings: number }>()
  expect(findings).toBe(total)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => [
      visitor.post('/api/findings/decisions', confirmAll),
      visitor.post('/api/findings/decisions/undo', { undo }),
      visitor.post('/api/cases', startCase),
    ]).flat(),
  )
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  const undone = answers.filter((_, at) => at % 3 === 1)
  expect(undone.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const started = answers.filter((_, at) => at % 3 === 2)
  expect(started.filter(({ statusCode }) => statusCode < 300).length).toBeLessThanOrEqual(1)
}, 120_000)

test('whatever holds many findings of an account waits for the other; a single one does not', async () => {
  const { visitor, id } = await customer(server)
  // The account's key is there, so that nobody waits for whoever makes it.
  await server.context.database.asTenant(id, (tx) => server.context.accountKeys.of(tx, id))
  const state = { decided: false }
  const held = server.context.database.asTenant(id, async (tx) => {
    await lockManyFindings(tx)
    const many = visitor.post('/api/findings/decisions', confirmAll).then(() => {
      state.decided = true
    })
    // There is no such finding, which is known without waiting.
    const one = `/api/findings/${randomUUID()}-0/decision`
    const answer = await visitor.post(one, { decision: 'confirmed' })
    expect(answer.statusCode).toBe(404)
    await pause(300)
    expect(state.decided).toBe(false)
    return { many }
  })
  const { many } = await held
  await many
  expect(state.decided).toBe(true)
})
