import { auditUploadQueue } from '@plumbline/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { jobSchema } from '../../db/job-schema.ts'
import { customer } from '../../testing/customers.ts'
import { claimsCsv } from '../../testing/multipart.ts'
import { ended, sendFile } from '../../testing/run-worker.ts'
import { testServer } from '../../testing/test-server.ts'
import { startWorker } from '../../worker/start-worker.ts'
import { ChildDied, type AuditChild } from '../../jobs/audit-upload/audit-child.ts'
import { giveUp } from './audit-failures.ts'
import { auditWorker } from './audit-upload.ts'

const server = testServer()

/** Its process dies at every try, as one that runs out of memory does. */
function dyingWorker() {
  const state = { tries: 0 }
  const died = () => Promise.reject(new ChildDied('Out of memory'))
  const child: AuditChild = {
    read: () => {
      state.tries++
      return died()
    },
    remember: died,
    audit: died,
    async *results() {
      // Never asked for.
    },
    kill: () => undefined,
  }
  return { state, worker: { ...auditWorker(server.context), startChild: () => child } }
}

/** Tries wait longer and longer; here none does. */
function withoutWaiting(): () => void {
  const due = () =>
    server.context.database.asSystem(async (tx) => {
      const table = sql.table(`${jobSchema}.job`)
      await sql`
        update ${table} set start_after = now()
         where state = 'retry' and name = ${auditUploadQueue}`.execute(tx.sql)
    })
  const timer = setInterval(() => void due().catch(() => undefined), 100)
  return () => {
    clearInterval(timer)
  }
}

test('an audit that fails at every try ends as failed with a reason, and can be sent again', async () => {
  const { visitor, id } = await customer(server)
  const { id: uploadId } = await sendFile(visitor, claimsCsv)
  const { state, worker } = dyingWorker()
  const running = await startWorker(server.context, server.context.connection, worker)
  const stopHurrying = withoutWaiting()
  const failed = await ended(visitor, uploadId)
  stopHurrying()
  await running.stop()
  expect(failed.status).toBe('failed')
  expect(failed.errorMessage).toContain('failed on our side after several tries')
  expect(state.tries).toBe(4)
  const traces = await server.context.database.asSystem(async (tx) => ({
    usage: await tx.sql.selectFrom('usage_months').selectAll().where('user_id', '=', id).execute(),
    trail: await tx.sql
      .selectFrom('audit_trail')
      .select('action')
      .where('subject_id', '=', uploadId)
      .orderBy('sequence')
      .execute(),
  }))
  expect(traces.usage).toEqual([])
  expect(traces.trail.map(({ action }) => action)).toEqual(['upload-received', 'audit-failed'])

  expect((await visitor.post(`/api/uploads/${uploadId}/retry`)).statusCode).toBe(200)
  const healthy = await startWorker(server.context, server.context.connection)
  expect(await ended(visitor, uploadId)).toMatchObject({ status: 'completed', totalClaims: 3 })
  await healthy.stop()
}, 120_000)

test('giving up what has ended in the meantime changes nothing', async () => {
  const { visitor, id: userId } = await customer(server)
  const { id: uploadId } = await sendFile(visitor, claimsCsv)
  const healthy = await startWorker(server.context, server.context.connection)
  await ended(visitor, uploadId)
  await healthy.stop()
  await giveUp(server.context, { userId, uploadId })
  expect((await ended(visitor, uploadId)).status).toBe('completed')
}, 120_000)
