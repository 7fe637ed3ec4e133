import { sql } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'

/** Which report of an upload: of which audit, how long, of whom, and what people had decided. */
export interface ReportChoice {
  readonly uploadId: string
  readonly auditVersion: number
  readonly edition: 'full' | 'summary' | 'payee'
  readonly members: 'tail' | 'whole'
  /** Empty but for a payee's packet. */
  readonly payeeMark: Buffer
  /** Empty before anybody decided or stated anything. */
  readonly state: Buffer
}

/** The report as it was made, encrypted; undefined where it was not made yet. */
export async function findReport(
  tx: TenantTransaction,
  { uploadId, auditVersion, edition, members, payeeMark, state }: ReportChoice,
): Promise<Buffer | undefined> {
  const row = await tx.sql
    .selectFrom('reports')
    .select('sealed')
    .where('user_id', '=', tx.userId)
    .where('upload_id', '=', uploadId)
    .where('audit_version', '=', auditVersion)
    .where('edition', '=', edition)
    .where('members', '=', members)
    .where('payee_mark', '=', payeeMark)
    .where('state', '=', state)
    .executeTakeFirst()
  return row?.sealed
}

/** Keeps a report; where two were made at once, the first stays. */
export async function insertReport(
  tx: TenantTransaction,
  { uploadId, auditVersion, edition, members, payeeMark, state }: ReportChoice,
  sealed: Buffer,
): Promise<void> {
  await tx.sql
    .insertInto('reports')
    .values({
      ...{ user_id: tx.userId, upload_id: uploadId, audit_version: auditVersion },
      ...{ edition, members, payee_mark: payeeMark, state, sealed },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What people had decided when a report was made, by the first six digits that its number shows. */
export async function findReportState(
  tx: TenantTransaction,
  uploadId: string,
  revision: string,
): Promise<Buffer | undefined> {
  const row = await tx.sql
    .selectFrom('reports')
    .select('state')
    .where('user_id', '=', tx.userId)
    .where('upload_id', '=', uploadId)
    .where(sql<boolean>`encode(substring(state from 1 for 3), 'hex') = ${revision}`)
    .executeTakeFirst()
  return row?.state
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
