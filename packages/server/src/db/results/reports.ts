import { sql } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'

/** Which report of an upload: of which audit of it, how long, and how members are shown. */
export interface ReportChoice {
  readonly uploadId: string
  readonly auditVersion: number
  readonly edition: 'full' | 'summary'
  readonly members: 'tail' | 'whole'
}

/** The report as it was made, encrypted; undefined where it was not made yet. */
export async function findReport(
  tx: TenantTransaction,
  { uploadId, auditVersion, edition, members }: ReportChoice,
): Promise<Buffer | undefined> {
  const row = await tx.sql
    .selectFrom('reports')
    .select('sealed')
    .where('user_id', '=', tx.userId)
    .where('upload_id', '=', uploadId)
    .where('audit_version', '=', auditVersion)
    .where('edition', '=', edition)
    .where('members', '=', members)
    .executeTakeFirst()
  return row?.sealed
}

/** Keeps a report; where two were made at once, the first stays. */
export async function insertReport(
  tx: TenantTransaction,
  { uploadId, auditVersion, edition, members }: ReportChoice,
  sealed: Buffer,
): Promise<void> {
  await tx.sql
    .insertInto('reports')
    .values({
      ...{ user_id: tx.userId, upload_id: uploadId, audit_version: auditVersion },
      ...{ edition, members, sealed },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The upload's wrapped key for results: the one it has, else the one given. */
export async function keepResultsKey(
  tx: TenantTransaction,
  uploadId: string,
  wrapped: Buffer,
): Promise<Buffer> {
  const row = await tx.sql
    .updateTable('uploads')
    .set({ results_key: sql<Buffer>`coalesce(results_key, ${wrapped})` })
    .where('user_id', '=', tx.userId)
    .where('id', '=', uploadId)
    .returning('results_key')
    .executeTakeFirst()
  return row?.results_key ?? wrapped
}

/** Counts an audit that came to its end. */
export async function countAudit(tx: TenantTransaction, uploadId: string): Promise<void> {
  await tx.sql
    .updateTable('uploads')
    .set((row) => ({ audit_version: row('audit_version', '+', 1) }))
    .where('user_id', '=', tx.userId)
    .where('id', '=', uploadId)
    .execute()
}
