import { auditUploadQueue, AuditUploadJob } from '@plumbline/contract'
import type { Context } from '../context.ts'
import type pg from 'pg'
import { failedAuditQueue } from '../db/job-schema.ts'
import { giveUp } from '../services/audit/audit-failures.ts'
import { auditUpload, auditWorker, type AuditWorker } from '../services/audit/audit-upload.ts'
import { newBoss } from '../jobs/job-queue.ts'

/** Audits of one customer that run at a time, over all workers: many uploads starve nobody else's. */
const auditsOfOneUser = 2
/**
 * How long a running audit may still take when the worker stops; then another takes it over. Whoever
 * asks a process to stop usually kills it after 30 seconds.
 */
const drainMs = 25_000

export interface Worker {
  /** Takes no more jobs; lets the running ones end or hands them back. */
  stop(): Promise<void>
}

/** Takes audits from the queue, `settings.workers` at a time. */
export async function startWorker(
  context: Context,
  connection: pg.PoolConfig,
  worker: AuditWorker = auditWorker(context),
): Promise<Worker> {
  const { workers } = context.settings
  const boss = newBoss(connection, { supervise: true, max: workers + 3 })
  await boss.start()
  const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 5 }
  await boss.work<AuditUploadJob>(
    auditUploadQueue,
    { ...polling, localConcurrency: workers, groupConcurrency: auditsOfOneUser },
    async (jobs) => {
      for (const { data, signal } of jobs) {
        await auditUpload(worker, AuditUploadJob.parse(data), signal)
      }
    },
  )
  await boss.work<AuditUploadJob>(failedAuditQueue, polling, async (jobs) => {
    for (const { data } of jobs) await giveUp(context, AuditUploadJob.parse(data))
  })
  return { stop: () => boss.stop({ graceful: true, timeout: drainMs }) }
}
