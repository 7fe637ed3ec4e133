import {
  auditUploadQueue,
  AuditUploadJob,
  narrateUploadQueue,
  NarrateUploadJob,
} from '@plumbline/contract'
import type { Context } from '../context.ts'
import type pg from 'pg'
import { failedAuditQueue } from '../db/job-schema.ts'
import { giveUp } from '../services/audit/audit-failures.ts'
import { auditInTurn } from '../services/audit/audit-in-turn.ts'
import { auditWorker, type AuditWorker } from '../services/audit/audit-upload.ts'
import { lookAgain } from '../services/second-look/look-again.ts'
import { narrateUpload } from '../services/words/narrate-upload.ts'
import { wordCauses } from '../services/words/word-causes.ts'
import { newBoss } from '../jobs/job-queue.ts'

/**
 * Audits of one customer and type that run at a time, over all workers: each sees the lines of those
 * before it, and many uploads starve nobody else's. Two workers that ask at the very same moment may
 * be handed two; of them `auditInTurn` puts one back.
 */
const auditsOfOneGroup = 1
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
  const polling = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 0.5 }
  await boss.work<AuditUploadJob>(
    auditUploadQueue,
    { ...polling, localConcurrency: workers, groupConcurrency: auditsOfOneGroup },
    async (jobs) => {
      for (const { data, signal } of jobs) {
        await auditInTurn(worker, AuditUploadJob.parse(data), signal)
      }
    },
  )
  await boss.work<AuditUploadJob>(failedAuditQueue, polling, async (jobs) => {
    for (const { data } of jobs) await giveUp(context, AuditUploadJob.parse(data))
  })
  // One at a time: what it asks for may take long, and audits never wait for it.
  await boss.work<NarrateUploadJob>(narrateUploadQueue, polling, async (jobs) => {
    for (const { data, signal } of jobs) {
      const job = NarrateUploadJob.parse(data)
      if (await narrateUpload(context, job, signal)) await wordCauses(context, job, signal)
      await lookAgain(context, job, signal)
    }
  })
  return { stop: () => boss.stop({ graceful: true, timeout: drainMs }) }
}
