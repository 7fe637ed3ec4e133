import { expect, test } from 'vitest'
import { customer } from '../../testing/customers.ts'
import { claimsCsv } from '../../testing/multipart.ts'
import { sendFile } from '../../testing/run-worker.ts'
import { testServer } from '../../testing/test-server.ts'
import type { AuditChild } from '../../jobs/audit-upload/audit-child.ts'
import { auditUpload, auditWorker } from './audit-upload.ts'

const server = testServer({ ACCOUNT_WAITING_UPLOADS: '100' })

/** Stands in for the process: every file has three lines. */
const threeLines: AuditChild = {
  read: () => Promise.resolve({ lines: 3, correctedLines: 0, patients: [] }),
  remember: () => Promise.resolve(true),
  audit: () =>
    Promise.resolve({
      claims: 3,
      flagged: 0,
      needsReview: 0,
      setAsideRows: 0,
      savingsCents: 0,
      firmCents: 0,
      inDoubtCents: 0,
      engineMs: 1,
      document: Buffer.from('{}'),
      categoryTotals: '{}',
    }),
  async *results() {
    // No rows: what is counted does not depend on them.
  },
  kill: () => undefined,
}

test('100 audits at once against capacity for 10 spend exactly 10', async () => {
  const { visitor, id } = await customer(server, { plan_id: null, bonus_credits: 30 })
  const sent = await Promise.all(
    Array.from({ length: 100 }, (_, file) => sendFile(visitor, `${claimsCsv}\n#${file}`)),
  )
  const worker = { ...auditWorker(server.context), startChild: () => threeLines }
  const { signal } = new AbortController()
  await Promise.all(
    sent.map((one) => auditUpload(worker, { userId: id, uploadId: one.id }, signal)),
  )
  const found = await server.context.database.asSystem(async (tx) => ({
    statuses: await tx.sql
      .selectFrom('uploads')
      .select(['status', ({ fn }) => fn.countAll<string>().as('count')])
      .where('user_id', '=', id)
      .groupBy('status')
      .orderBy('status')
      .execute(),
    usage: await tx.sql
      .selectFrom('usage_months')
      .select(['claims_used', 'credits_used'])
      .where('user_id', '=', id)
      .execute(),
    ledger: await tx.sql
      .selectFrom('credit_entries')
      .select('credits')
      .where('user_id', '=', id)
      .execute(),
    user: await tx.sql
      .selectFrom('users')
      .select('bonus_credits')
      .where('id', '=', id)
      .executeTakeFirst(),
  }))
  expect(found.statuses).toEqual([
    { status: 'completed', count: '10' },
    { status: 'error', count: '90' },
  ])
  expect(found.usage).toEqual([{ claims_used: 30, credits_used: 30 }])
  expect(found.ledger.map(({ credits }) => credits)).toEqual(Array(10).fill(-3))
  expect(found.user?.bonus_credits).toBe(0)
}, 120_000)
