import type { TenantTransaction } from '../transactions.ts'

/** A file of corrected rows that belongs to an upload. */
export interface CorrectedFileRow {
  /** 0 first. */
  readonly number: number
  readonly is_taken: boolean
  readonly sealed: Buffer
}

export async function insertCorrectedFile(
  tx: TenantTransaction,
  uploadId: string,
  file: CorrectedFileRow,
): Promise<void> {
  await tx.sql
    .insertInto('corrected_files')
    .values({ user_id: tx.userId, upload_id: uploadId, ...file })
    .execute()
}

/** Those of an upload, the first one first. */
export async function findCorrectedFiles(
  tx: TenantTransaction,
  uploadId: string,
): Promise<CorrectedFileRow[]> {
  return tx.sql
    .selectFrom('corrected_files')
    .select(['number', 'is_taken', 'sealed'])
    .where('user_id', '=', tx.userId)
    .where('upload_id', '=', uploadId)
    .orderBy('number')
    .execute()
}
