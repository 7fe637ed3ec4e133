import type { TenantTransaction } from '../transactions.ts'

/** Keeps a part of the members' numbers of an upload, encrypted. */
export async function insertMemberNumbers(
  tx: TenantTransaction,
  uploadId: string,
  part: number,
  sealed: Buffer,
): Promise<void> {
  await tx.sql
    .insertInto('member_numbers')
    .values({ user_id: tx.userId, upload_id: uploadId, part, sealed })
    .execute()
}

/** The parts of an upload's numbers as they were kept, in order; none where they were not. */
export async function findMemberNumbers(
  tx: TenantTransaction,
  uploadId: string,
): Promise<readonly Buffer[]> {
  const rows = await tx.sql
    .selectFrom('member_numbers')
    .select('sealed')
    .where('user_id', '=', tx.userId)
    .where('upload_id', '=', uploadId)
    .orderBy('part')
    .execute()
  return rows.map(({ sealed }) => sealed)
}

/** Before an audit that is made again keeps its own. */
export async function deleteMemberNumbers(tx: TenantTransaction, uploadId: string): Promise<void> {
  await tx.sql
    .deleteFrom('member_numbers')
    .where('user_id', '=', tx.userId)
    .where('upload_id', '=', uploadId)
    .execute()
}
