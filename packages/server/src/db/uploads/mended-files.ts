import type { TenantTransaction } from '../transactions.ts'

/** A file of mended rows that belongs to an upload. */
export interface MendedFileRow {
  /** 0 first. */
  readonly number: number
  readonly is_taken: boolean
  readonly sealed: Buffer
}

export async function insertMendedFile(
  tx: TenantTransaction,
  uploadId: string,
  file: MendedFileRow,
): Promise<void> {
  await tx.sql
    .insertInto('mended_files')
    .values({ user_id: tx.userId, upload_id: uploadId, ...file })
    .execute()
}

/** Those of an upload, the first one first. */
export async function findMendedFiles(
  tx: TenantTransaction,
  uploadId: string,
): Promise<MendedFileRow[]> {
  return tx.sql
    .selectFrom('mended_files')
    .select(['number', 'is_taken', 'sealed'])
    .where('user_id', '=', tx.userId)
    .where('upload_id', '=', uploadId)
    .orderBy('number')
    .execute()
}
