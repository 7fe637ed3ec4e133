import { randomUUID } from 'node:crypto'
import type { AuditUploadJob } from '@plumbline/contract'
import { endTurn, keepTurn, takeTurn, type AuditTurn } from '../../db/uploads/audit-turns.ts'
import { queueBehindOthers } from '../../db/uploads/fair-order.ts'
import { findUpload } from '../../db/uploads/uploads.ts'
import { auditUpload, type AuditWorker } from './audit-upload.ts'

/** A turn outlasts a worker that died by so much. */
const turnSeconds = 30
const keptEveryMs = 5_000
/** When an upload whose turn it is not yet asks again; the queue seldom offers one before. */
const askAgainSeconds = 1

/**
 * Audits an upload once those of its customer and type before it are audited, so that it sees their
 * lines. Where it is not its turn the job is put back, and whoever called is free for others.
 */
export async function auditInTurn(
  worker: AuditWorker,
  job: AuditUploadJob,
  signal: AbortSignal,
): Promise<void> {
  const { database } = worker.context
  const upload = await database.asTenant(job.userId, (tx) => findUpload(tx, job.uploadId))
  if (!upload) return
  // A sample compares nothing with other uploads, and is none of theirs.
  if (upload.is_sample) return auditFairly(worker, job, signal)
  const turn = { uploadId: upload.id, auditType: upload.audit_type, holder: randomUUID() }
  if (!(await begin(worker, job, turn))) return
  const keeping = keep(worker, job.userId, turn)
  try {
    await auditFairly(worker, job, AbortSignal.any([signal, keeping.lost]))
  } finally {
    keeping.stop()
    await database.asTenant(job.userId, (tx) => endTurn(tx, turn))
  }
}

/** While it runs, and when it has run, the customer's other uploads wait behind those of others. */
async function auditFairly(
  worker: AuditWorker,
  job: AuditUploadJob,
  signal: AbortSignal,
): Promise<void> {
  const { database } = worker.context
  await database.asTenant(job.userId, (tx) => queueBehindOthers(tx, { ending: false }))
  try {
    await auditUpload(worker, job, signal)
  } finally {
    await database.asTenant(job.userId, (tx) => queueBehindOthers(tx, { ending: true }))
  }
}

/** Takes the turn, or puts the job back; the same for whoever had the turn and let it run out. */
async function begin(
  { context }: AuditWorker,
  job: AuditUploadJob,
  turn: AuditTurn,
): Promise<boolean> {
  const { userId } = job
  return context.database.asTenant(userId, async (tx) => {
    const { taken, fencedOut } = await takeTurn(tx, turn, turnSeconds)
    if (!taken)
      await context.jobs.enqueueAudit(tx, { ...job, auditType: turn.auditType }, askAgainSeconds)
    if (fencedOut !== undefined) {
      const again = { userId, uploadId: fencedOut, auditType: turn.auditType }
      await context.jobs.enqueueAudit(tx, again, askAgainSeconds)
    }
    return taken
  })
}

/** Keeps the turn while the audit runs; where it is lost, another audits, and this one has to end. */
function keep({ context }: AuditWorker, userId: string, turn: AuditTurn) {
  const lost = new AbortController()
  const timer = setInterval(() => {
    void context.database
      .asTenant(userId, (tx) => keepTurn(tx, turn, turnSeconds))
      .then((kept) => {
        if (!kept) lost.abort()
      })
      // The database may answer again before the turn has run out.
      .catch(() => undefined)
  }, keptEveryMs)
  return {
    lost: lost.signal,
    stop: () => {
      clearInterval(timer)
    },
  }
}
