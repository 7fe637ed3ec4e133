import { sql } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'

const lineColumns = [
  'upload_id',
  'line',
  'row',
  'error_flag',
  'finding_numbers',
  'savings_cents',
  'service_day',
  'charge_cents',
  'patient_hash',
  'sealed',
] as const

/** The lines of an upload that carry some of its findings, in file order. */
export async function findLinesOfFindings(
  tx: TenantTransaction,
  uploadId: string,
  numbers: readonly number[],
) {
  return tx.sql
    .selectFrom('claims')
    .select(lineColumns)
    .where('user_id', '=', tx.userId)
    .where('upload_id', '=', uploadId)
    .where(sql<boolean>`finding_numbers && ${numbers}::integer[]`)
    .orderBy('line')
    .execute()
}

export async function findLine(tx: TenantTransaction, uploadId: string, line: number) {
  return tx.sql
    .selectFrom('claims')
    .select(lineColumns)
    .where('user_id', '=', tx.userId)
    .where('upload_id', '=', uploadId)
    .where('line', '=', line)
    .executeTakeFirst()
}
