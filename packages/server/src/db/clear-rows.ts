import { sql, type Selectable } from 'kysely'
import type { ClaimsInClearTable, FindingsInClearTable, UploadsInClearTable } from './schema.ts'
import type { SystemTransaction, TenantTransaction } from './transactions.ts'

/** What versions before encryption stored waits in tables of its own until it is sealed. */
export type ClearUpload = Selectable<UploadsInClearTable>
export type ClearClaim = Selectable<ClaimsInClearTable> & { readonly factsText: string }
export type ClearFinding = Selectable<FindingsInClearTable> & { readonly bodyText: string }

/** Whether this database began before encryption: only then are there such tables. */
export async function holdsClearRows(tx: SystemTransaction): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('uploads_in_clear') is not null as there`.execute(tx.sql)
  return rows[0]?.there ?? false
}

/** Uploads that are not yet sealed, some at a time. */
export async function findClearUploads(
  tx: SystemTransaction,
  limit: number,
): Promise<Pick<ClearUpload, 'user_id' | 'id'>[]> {
  return tx.sql.selectFrom('uploads_in_clear').select(['user_id', 'id']).limit(limit).execute()
}

/** Held for the transaction; undefined where another process has sealed it, or it was deleted. */
export async function lockClearUpload(
  tx: TenantTransaction,
  id: string,
): Promise<ClearUpload | undefined> {
  return tx.sql
    .selectFrom('uploads_in_clear')
    .selectAll()
    .where('user_id', '=', tx.userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Takes lines of an upload out of the table, the first ones first. */
export async function takeClearClaims(
  tx: TenantTransaction,
  uploadId: string,
  limit: number,
): Promise<ClearClaim[]> {
  const { rows } = await sql<ClearClaim>`
    delete from claims_in_clear
    where user_id = ${tx.userId}::uuid and upload_id = ${uploadId}::uuid and line < ${limit} + (
      select min(line) from claims_in_clear
      where user_id = ${tx.userId}::uuid and upload_id = ${uploadId}::uuid)
    returning *, facts::text as "factsText"`.execute(tx.sql)
  return rows.sort((one, two) => one.line - two.line)
}

export async function takeClearFindings(
  tx: TenantTransaction,
  uploadId: string,
  limit: number,
): Promise<ClearFinding[]> {
  const { rows } = await sql<ClearFinding>`
    delete from findings_in_clear
    where user_id = ${tx.userId}::uuid and upload_id = ${uploadId}::uuid and number < ${limit} + (
      select min(number) from findings_in_clear
      where user_id = ${tx.userId}::uuid and upload_id = ${uploadId}::uuid)
    returning *, body::text as "bodyText"`.execute(tx.sql)
  return rows
}

export async function deleteClearUpload(tx: TenantTransaction, id: string): Promise<void> {
  await tx.sql
    .deleteFrom('uploads_in_clear')
    .where('user_id', '=', tx.userId)
    .where('id', '=', id)
    .execute()
}

/** Removes the emptied tables' files: deleted rows stay in them. Throws where a row is left. */
export async function wipeClearTables(tx: SystemTransaction): Promise<void> {
  await sql`lock table uploads_in_clear, claims_in_clear, findings_in_clear`.execute(tx.sql)
  const { rows } = await sql<{ left: boolean }>`
    select exists (select from uploads_in_clear) or exists (select from claims_in_clear)
      or exists (select from findings_in_clear) as left`.execute(tx.sql)
  if (rows[0]?.left !== false) throw new Error('Rows in clear were left')
  await sql`truncate uploads_in_clear, claims_in_clear, findings_in_clear`.execute(tx.sql)
}
