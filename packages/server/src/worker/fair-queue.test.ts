import { afterEach, expect, test } from 'vitest'
import { FileRefused, type AuditChild } from '../jobs/audit-upload/audit-child.ts'
import { auditWorker } from '../services/audit/audit-upload.ts'
import { customer, type TestCustomer } from '../testing/customers.ts'
import { claimsCsv } from '../testing/multipart.ts'
import { ended, sendFile } from '../testing/run-worker.ts'
import { testServer } from '../testing/test-server.ts'
import { startWorker, type Worker } from './start-worker.ts'

/** One worker: whoever is served, others wait. */
const server = testServer({ WORKERS: '1' })
let worker: Worker | undefined
afterEach(() => worker?.stop())

/** Refuses every file at once: what is asked here is in which order. */
const quick: AuditChild = {
  read: () => Promise.reject(new FileRefused('nothing-read', 'Refused')),
  remember: () => Promise.resolve(false),
  audit: () => Promise.reject(new Error('Not asked for')),
  async *results() {
    // Never asked for.
  },
  kill: () => undefined,
}

async function start(): Promise<void> {
  const { context } = server
  worker = await startWorker(context, context.connection, {
    ...auditWorker(context),
    startChild: () => quick,
  })
}

interface Sent {
  readonly owner: TestCustomer
  readonly uploadId: string
}

let files = 0
async function send(owner: TestCustomer, count: number): Promise<Sent[]> {
  const sent: Sent[] = []
  for (let file = 0; file < count; file++) {
    const { id } = await sendFile(owner.visitor, `${claimsCsv}\n${files++}`)
    sent.push({ owner, uploadId: id })
  }
  return sent
}

/** Whose audits began in which order, as places among `owners`. */
async function served(owners: readonly TestCustomer[], sent: readonly Sent[]): Promise<number[]> {
  for (const { owner, uploadId } of sent) await ended(owner.visitor, uploadId)
  const ids = owners.map(({ id }) => id)
  const rows = await server.context.database.asSystem((tx) =>
    tx.sql
      .selectFrom('uploads')
      .select('user_id')
      .where('user_id', 'in', ids)
      .orderBy('begun_at')
      .execute(),
  )
  return rows.map(({ user_id }) => ids.indexOf(user_id))
}

test('customers are served in turn, however many files one of them sent before', async () => {
  const owners = [await customer(server), await customer(server), await customer(server)] as const
  const sent = [...(await send(owners[0], 6)), ...(await send(owners[1], 3))]
  sent.push(...(await send(owners[2], 1)))
  await start()
  expect(await served(owners, sent)).toEqual([0, 1, 2, 0, 1, 0, 1, 0, 0, 0])
}, 60_000)

test('who sends one file after another keeps nobody waiting for ever', async () => {
  const owners = [await customer(server), await customer(server)] as const
  const sent = await send(owners[0], 2)
  await start()
  // Always one of the other's waits.
  for (let file = 0; file < 6; file++) sent.push(...(await send(owners[1], 1)))
  const order = await served(owners, sent)
  expect(order.lastIndexOf(0)).toBeLessThan(5)
}, 60_000)
