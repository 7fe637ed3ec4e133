import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import type { AuditUploadJob } from '@plumbline/contract'
import { day } from '@plumbline/engine'
import type { Context } from '../../context.ts'
import { findEarlierLines } from '../../db/claim-history.ts'
import { beginAttempt, failUpload, updateAttempt, type UploadRow } from '../../db/uploads.ts'
import { FileRefused, startAuditChild, type AuditChild } from './audit-child.ts'
import type { Outcome } from './messages.ts'
import { progressWriter, type ProgressWriter } from './progress-writer.ts'
import { requireCapacity, storeResults } from './store-results.ts'

/** Moments at which the tests kill the worker. */
export type Moment =
  'received' | 'claimed' | 'reading' | 'auditing' | 'before storing' | 'storing' | 'stored'

export interface AuditWorker {
  readonly context: Context
  /** Awaited at each moment; does nothing but in tests. */
  readonly reached: (moment: Moment) => Promise<void>
  readonly startChild: (onProgress: (done: number, total: number) => void) => AuditChild
}

/** A worker as it runs outside of tests. */
export function auditWorker(context: Context): AuditWorker {
  const cacheFolder = join(context.settings.dataFolder, 'compile-cache')
  return {
    context,
    reached: () => Promise.resolve(),
    startChild: (onProgress) => startAuditChild(cacheFolder, onProgress),
  }
}

/**
 * Audits one upload. It may be run again at any time, by this or another worker: the attempt's
 * number keeps whoever came before from writing. Throws where trying again may help.
 */
export async function auditUpload(
  worker: AuditWorker,
  { userId, uploadId }: AuditUploadJob,
  signal: AbortSignal,
): Promise<void> {
  const { context, reached } = worker
  await reached('received')
  const upload = await context.database.asTenant(userId, (tx) => beginAttempt(tx, uploadId))
  if (!upload) return
  await reached('claimed')
  const progress = progressWriter(context.database, upload)
  const child = worker.startChild(progress.note)
  const kill = () => {
    child.kill()
  }
  signal.addEventListener('abort', kill, { once: true })
  try {
    await auditInChild(worker, upload, child, progress)
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    await refuse(context, upload, error)
  } finally {
    signal.removeEventListener('abort', kill)
    child.kill()
    await progress.end()
  }
}

async function auditInChild(
  worker: AuditWorker,
  upload: UploadRow,
  child: AuditChild,
  progress: ProgressWriter,
): Promise<void> {
  const { context, reached } = worker
  await progress.begin('reading')
  await reached('reading')
  const outcome = await readAndAudit(worker, upload, child, progress)
  await progress.begin('storing')
  await reached('before storing')
  await storeResults(context, upload, outcome, child.results(), () => reached('storing'))
  await reached('stored')
}

async function readAndAudit(
  { context, reached }: AuditWorker,
  upload: UploadRow,
  child: AuditChild,
  progress: ProgressWriter,
): Promise<Outcome> {
  const { userId, uploadId } = { userId: upload.user_id, uploadId: upload.id }
  if (!upload.file_key) throw new Error('The upload has no file')
  const reading = await child.read({
    fileName: upload.file_name,
    bytes: await context.originals.read({ userId, uploadId }, upload.file_key),
    type: upload.audit_type === 'Medical' ? 'medical' : 'pharmacy',
    auditDay: today(),
    pseudonymKey: createHmac('sha256', context.keys.patients).update(userId).digest(),
    referenceFolder: context.settings.referenceFolder,
  })
  await requireCapacity(context, upload, reading.lines)
  await progress.begin('auditing')
  await reached('auditing')
  const history = await context.database.asTenant(userId, (tx) =>
    findEarlierLines(tx, upload, reading),
  )
  return child.audit(history)
}

/** The file itself is at fault, or there is no capacity for it: said once, not tried again. */
async function refuse(context: Context, upload: UploadRow, refusal: FileRefused): Promise<void> {
  await context.database.asTenant(upload.user_id, async (tx) => {
    const changed = await updateAttempt(
      tx,
      { uploadId: upload.id, attempt: upload.attempt },
      {
        status: 'error',
        error_code: refusal.code,
        error_message: refusal.message,
        completed_at: new Date(),
      },
    )
    if (changed) await recordFailure(context, tx, upload.user_id, upload.id, refusal.code)
  })
}

const failedMessage =
  'The audit failed on our side after several tries. Your file is kept; please try again later or contact support.'

/** Every try failed: the user is told, and the trail says so. */
export async function giveUp(
  context: Context,
  { userId, uploadId }: AuditUploadJob,
): Promise<void> {
  await context.database.asTenant(userId, async (tx) => {
    const changed = await failUpload(tx, uploadId, 'audit-failed', failedMessage)
    if (changed) await recordFailure(context, tx, userId, uploadId, 'audit-failed')
  })
}

type Tenant = Parameters<Parameters<Context['database']['asTenant']>[1]>[0]

async function recordFailure(
  context: Context,
  tx: Tenant,
  userId: string,
  uploadId: string,
  code: string,
): Promise<void> {
  await context.auditTrail.record(tx, {
    action: 'audit-failed',
    actorId: undefined,
    targetId: userId,
    subjectId: uploadId,
    detail: { code },
  })
}

function today(): number {
  return day(new Date().toISOString().slice(0, 10))
}
