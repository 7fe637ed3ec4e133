import type { TenantTransaction } from '../transactions.ts'

/** The sealed look at an upload that waits for an answer; undefined where it waits for none. */
export async function findLook(
  tx: TenantTransaction,
  uploadId: string,
): Promise<Buffer | undefined> {
  const row = await tx.sql
    .selectFrom('uploads')
    .select('look')
    .where('user_id', '=', tx.userId)
    .where('id', '=', uploadId)
    .where('status', '=', 'error')
    .executeTakeFirst()
  return row?.look ?? undefined
}
