import { sql, type Kysely, type Selectable } from 'kysely'
import type { AccountKeysTable, Schema } from './schema.ts'

/** Any transaction or statement that may see the account. */
export interface Statements {
  readonly sql: Kysely<Schema>
}

/** A key of an account, wrapped by the master key of that id. */
export type AccountKeyRow = Omit<Selectable<AccountKeysTable>, 'created_at'>

/** Every key of an account, the newest first. */
export async function findAccountKeys(tx: Statements, userId: string): Promise<AccountKeyRow[]> {
  return tx.sql
    .selectFrom('account_keys')
    .select(['user_id', 'version', 'master_id', 'wrapped'])
    .where('user_id', '=', userId)
    .orderBy('version', 'desc')
    .execute()
}

/** The keys of these accounts, of each the newest first. */
export async function findKeysOfAccounts(
  tx: Statements,
  userIds: readonly string[],
): Promise<AccountKeyRow[]> {
  return tx.sql
    .selectFrom('account_keys')
    .select(['user_id', 'version', 'master_id', 'wrapped'])
    .where('user_id', '=', sql<string>`any(${userIds}::uuid[])`)
    .orderBy('version', 'desc')
    .execute()
}

/** Keeps a new key; where two are made at once, the first stays. */
export async function insertAccountKey(tx: Statements, row: AccountKeyRow): Promise<void> {
  await tx.sql
    .insertInto('account_keys')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
