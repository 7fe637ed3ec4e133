import {
  auditUploadQueue,
  narrateUploadQueue,
  type AuditUploadJob,
  type NarrateUploadJob,
  type UploadAuditType,
} from '@plumbline/contract'
import type pg from 'pg'
import { fromKysely, PgBoss } from 'pg-boss'
import { jobSchema } from '../db/job-schema.ts'
import { priorityOfNext } from '../db/uploads/fair-order.ts'
import type { AnyTransaction } from '../db/transactions.ts'

/** An upload to audit, and what of its customer's it waits for: others of its type; a sample, samples. */
export interface QueuedAudit extends AuditUploadJob {
  readonly auditType: UploadAuditType | 'sample'
}

/** Hands work to whichever worker is free, now or after a restart. */
export interface JobQueue {
  /** In the transaction of the row itself: neither is without the other. */
  enqueueAudit(tx: AnyTransaction, audit: QueuedAudit, afterSeconds?: number): Promise<void>
  /** In the transaction of the results: an audit that is complete gets its words, or none is. */
  enqueueNarration(tx: AnyTransaction, job: NarrateUploadJob): Promise<void>
  /** Jobs by queue and state, for the metrics. */
  counts(): Promise<readonly QueueCounts[]>
  stop(): Promise<void>
}

export interface QueueCounts {
  readonly queue: string
  readonly queued: number
  readonly active: number
  readonly failed: number
}

/** Opens the queue for sending. `connection` is that of the application's role. */
export async function openJobQueue(connection: pg.PoolConfig): Promise<JobQueue> {
  const boss = newBoss(connection, { supervise: false, max: 2 })
  await boss.start()
  return {
    async enqueueAudit(tx, { auditType, ...job }, startAfter = 0) {
      const id = await boss.send(auditUploadQueue, job, {
        db: fromKysely(tx.sql),
        priority: await priorityOfNext(tx, job.userId),
        group: { id: `${job.userId} ${auditType}` },
        startAfter,
      })
      if (id === null) throw new Error('The queue took no job')
    },
    async enqueueNarration(tx, job) {
      await boss.send(narrateUploadQueue, job, { db: fromKysely(tx.sql) })
    },
    async counts() {
      const queues = await boss.getQueues()
      return queues.map(({ name, queuedCount, activeCount, failedCount }) => ({
        queue: name,
        queued: queuedCount,
        active: activeCount,
        failed: failedCount,
      }))
    },
    stop: () => boss.stop({ graceful: false }),
  }
}

/** pg-boss over the tables that the migration made; it neither makes nor changes any. */
export function newBoss(
  connection: pg.PoolConfig,
  options: { readonly supervise: boolean; readonly max: number },
): PgBoss {
  const boss = new PgBoss({
    ...bossConnection(connection),
    schema: jobSchema,
    migrate: false,
    createSchema: false,
    schedule: false,
    useListenNotify: options.supervise,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    ...options,
  })
  // The library tries again by itself; without a listener an error would end the process.
  boss.on('error', () => undefined)
  return boss
}

/** The driver takes more than the library's type knows (`options` names the role). */
function bossConnection(connection: pg.PoolConfig): object {
  return { ...connection }
}
