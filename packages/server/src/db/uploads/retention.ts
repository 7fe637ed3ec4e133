import { sql } from 'kysely'
import type { SystemTransaction } from '../transactions.ts'

/** An upload that is older than its owner lets it become. */
export interface ExpiredUpload {
  readonly userId: string
  readonly uploadId: string
  readonly retentionDays: number
}

const atOnce = 500

/** The oldest of them, by the database's clock; none that is being audited. */
export async function findExpiredUploads(tx: SystemTransaction): Promise<ExpiredUpload[]> {
  const rows = await tx.sql
    .selectFrom('uploads')
    .innerJoin('users', 'users.id', 'uploads.user_id')
    .select(['uploads.user_id as userId', 'uploads.id as uploadId'])
    .select('users.retention_days as retentionDays')
    .where('users.retention_days', 'is not', null)
    .where('uploads.status', '<>', 'processing')
    .where(
      'uploads.created_at',
      '<',
      sql<Date>`now() - make_interval(days => users.retention_days)`,
    )
    .orderBy('uploads.created_at')
    .limit(atOnce)
    .execute()
  return rows.flatMap(({ retentionDays, ...upload }) =>
    retentionDays === null ? [] : [{ ...upload, retentionDays }],
  )
}
