import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { auditUploadQueue, type Upload } from '@plumbline/contract'
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { expect, test, vi } from 'vitest'
import { jobSchema } from '../../db/job-schema.ts'
import { compiledCode } from '../../testing/compiled-code.ts'
import { customer, type TestCustomer } from '../../testing/customers.ts'
import { claimsCsv } from '../../testing/multipart.ts'
import { ended, sendFile } from '../../testing/run-worker.ts'
import { testServer } from '../../testing/test-server.ts'
import { startWorker } from '../../worker/start-worker.ts'
import type { Moment } from './audit-upload.ts'

const server = testServer({ WORKERS: '3' })
const kills = 3
const entry = join(import.meta.dirname, '../../testing/killable-worker.ts')

interface Sent extends TestCustomer {
  readonly upload: Upload
}

/** A worker process of its own, killed once so many audits stand at the moment. */
async function killAt(moment: Moment, count: number): Promise<void> {
  const { settings } = server.context
  const worker = spawn(process.execPath, [entry, moment], {
    env: {
      DATA_DIR: settings.dataFolder,
      DATABASE_URL: settings.databaseUrl,
      WORKERS: String(count),
      LOG_LEVEL: 'silent',
      ...compiledCode,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let standing = 0
  await new Promise<void>((done, fail) => {
    worker.stdout.on('data', (chunk: Buffer) => {
      standing += chunk.toString().split('stands').length - 1
      if (standing >= count) worker.kill('SIGKILL')
    })
    worker.once('exit', () => {
      if (standing >= count) done()
      else fail(new Error(`The worker ended before ${moment}`))
    })
  })
}

/** What half a minute brings: the heartbeats are missed, the jobs are due again. */
async function letTimePass(): Promise<void> {
  const boss = new PgBoss({
    connectionString: server.context.settings.migrationUrl ?? '',
    schema: jobSchema,
    supervise: false,
    schedule: false,
    migrate: false,
  })
  boss.on('error', () => undefined)
  await boss.start()
  const query = (text: string) => boss.getDb().executeSql(text)
  await query(
    `update ${jobSchema}.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`,
  )
  // Looked after within the last minute, the queue would be left to the next worker.
  await query(`update ${jobSchema}.queue set monitor_on = null`)
  await boss.supervise(auditUploadQueue)
  await query(`update ${jobSchema}.job set start_after = now() where state = 'retry'`)
  await boss.stop({ graceful: false })
}

async function sendAll(): Promise<Sent[]> {
  return Promise.all(
    Array.from({ length: kills }, async () => {
      const owner = await customer(server)
      return { ...owner, upload: await sendFile(owner.visitor, claimsCsv) }
    }),
  )
}

/** Everything that an audit leaves behind, without what differs from run to run. */
async function tracesOf({ id, upload }: Sent) {
  return server.context.database.asSystem(async (tx) => ({
    claims: await tx.sql
      .selectFrom('claims')
      .select(['line', 'error_flag', 'finding_numbers', 'savings_cents'])
      .where('upload_id', '=', upload.id)
      .orderBy('line')
      .execute(),
    findings: await tx.sql
      .selectFrom('findings')
      .select(['number', 'rule_id'])
      .where('upload_id', '=', upload.id)
      .orderBy('number')
      .execute(),
    usage: await tx.sql
      .selectFrom('usage_months')
      .select('claims_used')
      .where('user_id', '=', id)
      .execute(),
    trail: await tx.sql
      .selectFrom('audit_trail')
      .select('action')
      .where('subject_id', '=', upload.id)
      .orderBy('sequence')
      .execute(),
  }))
}

async function unfinishedJobs(): Promise<unknown[]> {
  return server.context.database.asSystem(async (tx) => {
    const table = sql.raw(`${jobSchema}.job`)
    const { rows } = await sql`select state::text from ${table} where state <> 'completed'`.execute(
      tx.sql,
    )
    return rows
  })
}

test.each([
  'received',
  'claimed',
  'reading',
  'auditing',
  'before storing',
  'storing',
  'stored',
] as const)(
  `workers killed ${kills} times when an audit is "%s" lose and double nothing`,
  async (moment) => {
    const sent = await sendAll()
    await killAt(moment, kills)
    await letTimePass()
    const worker = await startWorker(server.context, server.context.connection)
    try {
      for (const one of sent) {
        const upload = await ended(one.visitor, one.upload.id)
        expect(upload).toMatchObject({ status: 'completed', totalClaims: 3 })
        const traces = await tracesOf(one)
        expect(traces.claims).toHaveLength(3)
        expect(traces.usage).toEqual([{ claims_used: 3 }])
        expect(traces.trail).toEqual([{ action: 'upload-received' }, { action: 'audit-completed' }])
        expect({ ...traces, trail: [] }).toEqual({ ...(await tracesOf(sent[0] ?? one)), trail: [] })
      }
      // A job whose results were stored already is only closed: the upload cannot tell when.
      await vi.waitFor(async () => {
        expect(await unfinishedJobs()).toEqual([])
      }, 60_000)
    } finally {
      await worker.stop()
    }
  },
  180_000,
)
