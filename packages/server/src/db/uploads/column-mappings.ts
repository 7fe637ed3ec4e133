import { sql, type Insertable, type Selectable } from 'kysely'
import type { ColumnMappingsTable } from '../schema.ts'
import type { TenantTransaction } from '../transactions.ts'

export type ColumnMappingRow = Selectable<ColumnMappingsTable>

export async function listMappings(tx: TenantTransaction): Promise<ColumnMappingRow[]> {
  return tx.sql
    .selectFrom('column_mappings')
    .selectAll()
    .where('user_id', '=', tx.userId)
    .orderBy('saved_at')
    .orderBy('id')
    .execute()
}

/** Until the transaction ends, nobody else of the account saves one. */
export async function lockMappings(tx: TenantTransaction): Promise<void> {
  const name = `column mappings ${tx.userId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx.sql)
}

export async function insertMapping(
  tx: TenantTransaction,
  row: Omit<Insertable<ColumnMappingsTable>, 'user_id'>,
): Promise<void> {
  await tx.sql
    .insertInto('column_mappings')
    .values({ ...row, user_id: tx.userId })
    .execute()
}

export async function updateMapping(
  tx: TenantTransaction,
  id: string,
  changes: Pick<ColumnMappingRow, 'version' | 'sealed' | 'saved_by' | 'saved_at'>,
): Promise<void> {
  await tx.sql
    .updateTable('column_mappings')
    .set(changes)
    .where('user_id', '=', tx.userId)
    .where('id', '=', id)
    .execute()
}

export async function removeMapping(tx: TenantTransaction, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.sql
    .deleteFrom('column_mappings')
    .where('user_id', '=', tx.userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Mappings that an older key sealed than the one whose mark is given. */
export async function lockMappingsOfOtherKeys(
  tx: TenantTransaction,
  mark: Buffer,
): Promise<Pick<ColumnMappingRow, 'id' | 'sealed'>[]> {
  return tx.sql
    .selectFrom('column_mappings')
    .select(['id', 'sealed'])
    .where('user_id', '=', tx.userId)
    .where(sql<boolean>`substring(sealed from 1 for 4) <> ${mark}`)
    .forUpdate()
    .execute()
}

export async function keepResealedMapping(
  tx: TenantTransaction,
  id: string,
  sealed: Buffer,
): Promise<void> {
  await tx.sql
    .updateTable('column_mappings')
    .set({ sealed })
    .where('user_id', '=', tx.userId)
    .where('id', '=', id)
    .execute()
}
