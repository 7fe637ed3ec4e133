import { auditUploadQueue, narrateUploadQueue } from '@plumbline/contract'
import { PgBoss } from 'pg-boss'
import queuePackage from 'pg-boss/package.json' with { type: 'json' }
import type pg from 'pg'

export const jobSchema = 'pgboss'
/** Of the queue's tables, as this version of the library makes them. */
export const jobSchemaVersion = queuePackage.pgboss.schema
/** Where a job goes whose every try failed. */
export const failedAuditQueue = `${auditUploadQueue}-failed`

/**
 * Retries wait 5 s, then longer. A worker that dies is noticed by its missing heartbeat; finished
 * jobs (ids only) are kept a day.
 */
const auditQueueOptions = {
  retryLimit: 3,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 300,
  heartbeatSeconds: 20,
  expireInSeconds: 3600,
  deleteAfterSeconds: 86_400,
  deadLetter: failedAuditQueue,
  notify: true,
} as const

/** Words that do not come are written by rules: nobody waits for them. */
const narrationQueueOptions = {
  retryLimit: 1,
  retryDelay: 60,
  heartbeatSeconds: 20,
  expireInSeconds: 1800,
  deleteAfterSeconds: 86_400,
  notify: true,
} as const

/** Installs or upgrades the queue's tables as their owner and lets the application's role use them. */
export async function installJobQueue(client: pg.ClientBase, appRole: string): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    schema: jobSchema,
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => undefined)
  await boss.start()
  try {
    await boss.createQueue(failedAuditQueue, { retryLimit: 10, notify: true })
    await boss.createQueue(auditUploadQueue, auditQueueOptions)
    await boss.updateQueue(auditUploadQueue, auditQueueOptions)
    await boss.createQueue(narrateUploadQueue, narrationQueueOptions)
  } finally {
    await boss.stop({ graceful: false, close: false })
  }
  await client.query(`
    grant usage on schema ${jobSchema} to ${appRole};
    grant select, insert, update, delete on all tables in schema ${jobSchema} to ${appRole};
    grant execute on all functions in schema ${jobSchema} to ${appRole};
  `)
}
