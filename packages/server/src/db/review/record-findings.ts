import type { ColumnType, Selectable } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'
import type { FindingRow } from './read-findings.ts'

export interface RecordFindingsTable {
  user_id: string
  id: string
  upload_id: string
  fingerprint: Buffer
  occurrence: number
  /** Answers, quotes and conclusion, by the account's key. */
  sealed: Buffer
  signed_by: string
  signed_at: ColumnType<Date, undefined, never>
}

export type RecordFindingRow = Selectable<RecordFindingsTable>

interface Finding extends Pick<FindingRow, 'upload_id' | 'occurrence'> {
  readonly fingerprint: Buffer
}

/** Keeps what a person signed beside a finding; undefined where this reading was signed before. */
export async function insertRecordFinding(
  tx: TenantTransaction,
  { upload_id, fingerprint, occurrence }: Finding,
  signed: { readonly id: string; readonly sealed: Buffer; readonly by: string },
): Promise<RecordFindingRow | undefined> {
  const { id, sealed, by: signed_by } = signed
  return tx.sql
    .insertInto('record_findings')
    .values({ user_id: tx.userId, id, upload_id, fingerprint, occurrence, sealed, signed_by })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** What was signed beside a finding, the newest first. */
export async function recordFindingsOf(
  tx: TenantTransaction,
  {
    upload_id,
    fingerprint,
    occurrence,
  }: Pick<FindingRow, 'upload_id' | 'fingerprint' | 'occurrence'>,
): Promise<RecordFindingRow[]> {
  if (!fingerprint) return []
  return tx.sql
    .selectFrom('record_findings')
    .selectAll()
    .where('user_id', '=', tx.userId)
    .where('upload_id', '=', upload_id)
    .where('fingerprint', '=', fingerprint)
    .where('occurrence', '=', occurrence)
    .orderBy('signed_at', 'desc')
    .execute()
}

/** All that was signed in the account, the first one first. */
export async function allRecordFindings(tx: TenantTransaction): Promise<RecordFindingRow[]> {
  return tx.sql
    .selectFrom('record_findings')
    .selectAll()
    .where('user_id', '=', tx.userId)
    .orderBy('signed_at')
    .execute()
}
