import type { AuditTrailAction } from '@plumbline/contract'
import type { Context } from '../../context.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import type { UploadRow } from '../../db/uploads.ts'
import type { Caller } from '../../actor.ts'

type Access = Extract<AuditTrailAction, 'claims-viewed' | 'report-downloaded' | 'export-downloaded'>

/** Who saw the claims of an upload. */
export async function recordAccess(
  context: Pick<Context, 'auditTrail'>,
  tx: TenantTransaction,
  caller: Caller,
  upload: UploadRow,
  action: Access,
  address: string,
): Promise<void> {
  await context.auditTrail.record(tx, {
    action,
    actorId: caller.actingAdminId ?? caller.userId,
    targetId: caller.userId,
    subjectId: upload.id,
    address,
  })
}
