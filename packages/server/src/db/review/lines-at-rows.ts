import { sql } from 'kysely'
import type { ClaimRow } from '../results/claims.ts'
import type { TenantTransaction } from '../transactions.ts'

/** Lines of an upload that start at rows of its file, in file order. */
export async function findLinesAtRows(
  tx: TenantTransaction,
  uploadId: string,
  rows: readonly number[],
): Promise<ClaimRow[]> {
  return tx.sql
    .selectFrom('claims')
    .selectAll()
    .where('user_id', '=', tx.userId)
    .where('upload_id', '=', uploadId)
    .where('row', '=', sql<number>`any(${rows}::integer[])`)
    .orderBy('line')
    .execute()
}
