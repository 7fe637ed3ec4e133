import { sql } from 'kysely'
import type { SystemStatements, SystemTransaction } from '../transactions.ts'
import { columns, type UploadRow } from './uploads.ts'

/** Uploads of these customers that run, or that ended since a moment. */
export async function listMovingUploads(
  system: SystemStatements,
  userIds: readonly string[],
  endedSince: Date,
): Promise<UploadRow[]> {
  return system.sql
    .selectFrom('uploads')
    .select(columns)
    .where('user_id', '=', sql<string>`any(${userIds}::uuid[])`)
    .where((where) =>
      where.or([where('status', '=', 'processing'), where('completed_at', '>=', endedSince)]),
    )
    .orderBy('created_at')
    .execute()
}

/** Uploads whose audit has not ended, of every customer. */
export async function listUnaudited(tx: SystemTransaction) {
  return tx.sql
    .selectFrom('uploads')
    .select(['user_id', 'id', 'audit_type', 'is_sample'])
    .where('status', '=', 'processing')
    .execute()
}
