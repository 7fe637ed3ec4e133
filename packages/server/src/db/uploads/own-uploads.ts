import type { Updateable } from 'kysely'
import type { UploadsTable } from '../schema.ts'
import type { SystemTransaction, TenantTransaction } from '../transactions.ts'

export async function changeOwnUpload(
  tx: TenantTransaction,
  uploadId: string,
  changes: Pick<Updateable<UploadsTable>, 'names' | 'tell_when_done' | 'replaced_by' | 'mapping'>,
): Promise<void> {
  await tx.sql
    .updateTable('uploads')
    .set(changes)
    .where('user_id', '=', tx.userId)
    .where('id', '=', uploadId)
    .execute()
}

/** Whether the account has an audited upload of the type. */
export async function hasAudited(
  tx: TenantTransaction,
  auditType: UploadsTable['audit_type'],
): Promise<boolean> {
  const found = await tx.sql
    .selectFrom('uploads')
    .select('id')
    .where('user_id', '=', tx.userId)
    .where('audit_type', '=', auditType)
    .where('status', '=', 'completed')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Whether an upload is, or is being, audited again. Held until the transaction ends, so that of two who
 * ask at once the later finds the earlier.
 */
export async function isAuditedAgain(tx: TenantTransaction, uploadId: string): Promise<boolean> {
  await tx.sql
    .selectFrom('uploads')
    .select('id')
    .where('user_id', '=', tx.userId)
    .where('id', '=', uploadId)
    .forUpdate()
    .execute()
  const newer = await tx.sql
    .selectFrom('uploads')
    .select('id')
    .where('user_id', '=', tx.userId)
    .where('audits_again', '=', uploadId)
    .where('status', 'in', ['processing', 'completed'])
    .executeTakeFirst()
  return newer !== undefined
}

/** Before an upload is deleted: the audits before and after it are each other's neighbors from now on. */
export async function joinNeighbors(tx: SystemTransaction, uploadId: string): Promise<void> {
  const gone = await tx.sql
    .selectFrom('uploads')
    .select(['audits_again', 'replaced_by'])
    .where('id', '=', uploadId)
    .executeTakeFirst()
  if (!gone) return
  await tx.sql
    .updateTable('uploads')
    .set({ replaced_by: gone.replaced_by })
    .where('replaced_by', '=', uploadId)
    .execute()
  await tx.sql
    .updateTable('uploads')
    .set({ audits_again: gone.audits_again })
    .where('audits_again', '=', uploadId)
    .execute()
}

/** Whether the owner of an upload that has ended is still to be told; said once. */
export async function takeTelling(tx: TenantTransaction, uploadId: string) {
  return tx.sql
    .updateTable('uploads')
    .set({ tell_when_done: false })
    .where('user_id', '=', tx.userId)
    .where('id', '=', uploadId)
    .where('tell_when_done', '=', true)
    .where('status', '<>', 'processing')
    .returning('status')
    .executeTakeFirst()
}
