import type { Context } from '../context.ts'
import { listUnaudited } from '../db/uploads/moving-uploads.ts'
import type { Manifest } from './manifest.ts'

/** What the product has to do before it serves what was restored. */
export interface AfterRestore {
  /** Audits that had not ended when the back-up was made. */
  readonly audits: number
}

/**
 * Writes the restoring down in the audit trail and puts the audits that had not ended into the
 * queue, which no back-up holds. Accounts that were deleted since are deleted again besides.
 */
export async function takeUpAgain(
  context: Pick<Context, 'database' | 'auditTrail' | 'jobs'>,
  { madeAt, trailEntries }: Manifest,
): Promise<AfterRestore> {
  return context.database.asSystem(async (tx) => {
    await context.auditTrail.record(tx, {
      action: 'database-restored',
      actorId: undefined,
      targetId: undefined,
      detail: { madeAt, entries: trailEntries },
    })
    const uploads = await listUnaudited(tx)
    for (const { user_id: userId, id: uploadId, audit_type, is_sample } of uploads) {
      const auditType = is_sample ? 'sample' : audit_type
      await context.jobs.enqueueAudit(tx, { userId, uploadId, auditType })
    }
    return { audits: uploads.length }
  })
}
