import { sql } from 'kysely'
import type { AccountKeyRow } from './account-keys.ts'
import type { SystemTransaction, TenantTransaction } from './transactions.ts'
import type { UploadRow } from './uploads/uploads.ts'

/** Keys of accounts that another master key wrapped, held for the transaction, some at a time. */
export async function lockKeysOfOtherMasters(
  tx: SystemTransaction,
  masterId: string,
  limit: number,
): Promise<AccountKeyRow[]> {
  return tx.sql
    .selectFrom('account_keys')
    .select(['user_id', 'version', 'master_id', 'wrapped'])
    .where('master_id', '<>', masterId)
    .limit(limit)
    .forUpdate()
    .execute()
}

export async function keepRewrapped(tx: SystemTransaction, row: AccountKeyRow): Promise<void> {
  await tx.sql
    .updateTable('account_keys')
    .set({ master_id: row.master_id, wrapped: row.wrapped })
    .where('user_id', '=', row.user_id)
    .where('version', '=', row.version)
    .execute()
}

/** Accounts that have a key, in the order of their ids. */
export async function listKeyedAccounts(
  tx: SystemTransaction,
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  let query = tx.sql.selectFrom('account_keys').select('user_id').distinct()
  if (after !== undefined) query = query.where('user_id', '>', after)
  const rows = await query.orderBy('user_id').limit(limit).execute()
  return rows.map((row) => row.user_id)
}

export type SealedColumns = Pick<UploadRow, 'names' | 'error' | 'file_key' | 'results_key'>

/** Uploads of which something was sealed with an older key than the one whose mark is given. */
export async function lockUploadsOfOtherKeys(
  tx: TenantTransaction,
  mark: Buffer,
  limit: number,
): Promise<(SealedColumns & { readonly id: string })[]> {
  const older = sql<boolean>`(
    substring(names from 1 for 4) <> ${mark} or substring(error from 1 for 4) <> ${mark} or
    substring(file_key from 1 for 4) <> ${mark} or substring(results_key from 1 for 4) <> ${mark})`
  return tx.sql
    .selectFrom('uploads')
    .select(['id', 'names', 'error', 'file_key', 'results_key'])
    .where('user_id', '=', tx.userId)
    .where(older)
    .limit(limit)
    .forUpdate()
    .execute()
}

export async function keepResealed(
  tx: TenantTransaction,
  uploadId: string,
  sealed: SealedColumns,
): Promise<void> {
  await tx.sql
    .updateTable('uploads')
    .set(sealed)
    .where('user_id', '=', tx.userId)
    .where('id', '=', uploadId)
    .execute()
}

/** Cases whose words were sealed with an older key than the one whose mark is given. */
export async function lockCasesOfOtherKeys(
  tx: TenantTransaction,
  mark: Buffer,
  limit: number,
): Promise<{ readonly id: string; readonly sealed: Buffer }[]> {
  return tx.sql
    .selectFrom('cases')
    .select(['id', 'sealed'])
    .where('user_id', '=', tx.userId)
    .where(sql<boolean>`substring(sealed from 1 for 4) <> ${mark}`)
    .limit(limit)
    .forUpdate()
    .execute()
}

export async function keepResealedCase(
  tx: TenantTransaction,
  id: string,
  sealed: Buffer,
): Promise<void> {
  await tx.sql
    .updateTable('cases')
    .set({ sealed })
    .where('user_id', '=', tx.userId)
    .where('id', '=', id)
    .execute()
}

/**
 * Destroys the keys of an account that a newer one replaced at least an hour ago: what began with the
 * older one, such as a file that was arriving, has ended by then. Answers how many are left to go.
 */
export async function destroyReplacedKeys(tx: TenantTransaction): Promise<number> {
  const replaced = sql<boolean>`exists (
    select from account_keys newer
    where newer.user_id = account_keys.user_id and newer.version > account_keys.version)`
  await tx.sql
    .deleteFrom('account_keys')
    .where('user_id', '=', tx.userId)
    .where(
      sql<boolean>`exists (
        select from account_keys newer
        where newer.user_id = account_keys.user_id and newer.version > account_keys.version
          and newer.created_at < now() - interval '1 hour')`,
    )
    .execute()
  const row = await tx.sql
    .selectFrom('account_keys')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', tx.userId)
    .where(replaced)
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}
