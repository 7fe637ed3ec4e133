import type { TenantTransaction } from '../transactions.ts'

/** What a search looks through of some lines of an upload, sealed. */
export interface SearchPart {
  readonly firstLine: number
  readonly sealed: Buffer
}

export async function insertSearchPart(
  tx: TenantTransaction,
  uploadId: string,
  { firstLine, sealed }: SearchPart,
): Promise<void> {
  await tx.sql
    .insertInto('search_parts')
    .values({ user_id: tx.userId, upload_id: uploadId, first_line: firstLine, sealed })
    .execute()
}

/** The parts of an upload in the order of their lines. */
export async function findSearchParts(
  tx: TenantTransaction,
  uploadId: string,
): Promise<SearchPart[]> {
  return tx.sql
    .selectFrom('search_parts')
    .select(['first_line as firstLine', 'sealed'])
    .where('user_id', '=', tx.userId)
    .where('upload_id', '=', uploadId)
    .orderBy('first_line')
    .execute()
}
