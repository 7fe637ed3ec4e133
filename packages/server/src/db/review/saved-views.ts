import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'
import type { SavedViewsTable } from './learning-tables.ts'

export type SavedViewRow = Selectable<SavedViewsTable>

export async function listViews(tx: TenantTransaction): Promise<SavedViewRow[]> {
  return tx.sql
    .selectFrom('saved_views')
    .selectAll()
    .where('user_id', '=', tx.userId)
    .orderBy('saved_at')
    .orderBy('id')
    .execute()
}

/** Until the transaction ends, nobody else of the account names one: how many there are stays so. */
export async function lockViews(tx: TenantTransaction): Promise<void> {
  const name = `saved views ${tx.userId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx.sql)
}

/** Held until the transaction ends. */
export async function lockView(
  tx: TenantTransaction,
  id: string,
): Promise<SavedViewRow | undefined> {
  return tx.sql
    .selectFrom('saved_views')
    .selectAll()
    .where('user_id', '=', tx.userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** False where the account has another view of this name. */
export async function insertView(
  tx: TenantTransaction,
  row: Omit<Insertable<SavedViewsTable>, 'user_id'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.sql
    .insertInto('saved_views')
    .values({ ...row, user_id: tx.userId })
    .onConflict((conflict) => conflict.columns(['user_id', 'name_mark']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** False where the account has another view of this name. */
export async function updateView(
  tx: TenantTransaction,
  id: string,
  changes: Updateable<SavedViewsTable> & { readonly name_mark: Buffer },
): Promise<boolean> {
  const { numUpdatedRows } = await tx.sql
    .updateTable('saved_views')
    .set(changes)
    .where('user_id', '=', tx.userId)
    .where('id', '=', id)
    .where(
      sql<boolean>`not exists (
        select 1 from saved_views other where other.user_id = saved_views.user_id
          and other.id <> saved_views.id and other.name_mark = ${changes.name_mark})`,
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function removeView(tx: TenantTransaction, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.sql
    .deleteFrom('saved_views')
    .where('user_id', '=', tx.userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Views that an older key sealed than the one whose mark is given. */
export async function lockViewsOfOtherKeys(
  tx: TenantTransaction,
  mark: Buffer,
): Promise<Pick<SavedViewRow, 'id' | 'sealed'>[]> {
  return tx.sql
    .selectFrom('saved_views')
    .select(['id', 'sealed'])
    .where('user_id', '=', tx.userId)
    .where(sql<boolean>`substring(sealed from 1 for 4) <> ${mark}`)
    .forUpdate()
    .execute()
}

export async function keepResealedView(
  tx: TenantTransaction,
  id: string,
  sealed: Buffer,
): Promise<void> {
  await tx.sql
    .updateTable('saved_views')
    .set({ sealed })
    .where('user_id', '=', tx.userId)
    .where('id', '=', id)
    .execute()
}
