import type { TenantTransaction } from '../transactions.ts'

/** Some rows that were set aside, whole, sealed. */
export interface SetAsidePart {
  readonly part: number
  readonly sealed: Buffer
}

export async function insertSetAsidePart(
  tx: TenantTransaction,
  uploadId: string,
  { part, sealed }: SetAsidePart,
): Promise<void> {
  await tx.sql
    .insertInto('set_aside_parts')
    .values({ user_id: tx.userId, upload_id: uploadId, part, sealed })
    .execute()
}

/** The parts of an upload in the order of their rows; none where earlier versions audited it. */
export async function findSetAsideParts(
  tx: TenantTransaction,
  uploadId: string,
): Promise<SetAsidePart[]> {
  return tx.sql
    .selectFrom('set_aside_parts')
    .select(['part', 'sealed'])
    .where('user_id', '=', tx.userId)
    .where('upload_id', '=', uploadId)
    .orderBy('part')
    .execute()
}

export async function hasSetAsideParts(tx: TenantTransaction, uploadId: string): Promise<boolean> {
  const found = await tx.sql
    .selectFrom('set_aside_parts')
    .select('part')
    .where('user_id', '=', tx.userId)
    .where('upload_id', '=', uploadId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
