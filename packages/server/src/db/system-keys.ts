import { sql, type Selectable } from 'kysely'
import type { SystemKeysTable } from './schema.ts'
import { holdsClearRows } from './clear-rows.ts'
import type { SystemTransaction } from './transactions.ts'

/** One of the product's own keys, wrapped by the master key of that id. */
export type SystemKeyRow = Selectable<SystemKeysTable>

/** Any number that no other lock of the application takes. */
const keysLock = 7_081_978

/** The product's own keys, held until the transaction ends: of two first starts one makes them. */
export async function lockSystemKeys(tx: SystemTransaction): Promise<SystemKeyRow[]> {
  await sql`select pg_advisory_xact_lock(${keysLock})`.execute(tx.sql)
  return tx.sql.selectFrom('system_keys').selectAll().orderBy('name').execute()
}

/** The same as they are, without waiting for whoever changes them. */
export async function findSystemKeys(tx: SystemTransaction): Promise<SystemKeyRow[]> {
  return tx.sql.selectFrom('system_keys').selectAll().orderBy('name').execute()
}

/** Keeps a key, in the place of what was kept under its name. */
export async function keepSystemKey(tx: SystemTransaction, row: SystemKeyRow): Promise<void> {
  const { master_id, wrapped } = row
  await tx.sql
    .insertInto('system_keys')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ master_id, wrapped }))
    .execute()
}

/** A key that an upload of an earlier version keeps wrapped by the master key itself. */
export interface WrappedSample {
  readonly userId: string
  readonly uploadId: string
  readonly kind: 'file' | 'results'
  readonly wrapped: Buffer
}

/** Any one of them; undefined where no upload has any. */
export async function findWrappedSample(tx: SystemTransaction): Promise<WrappedSample | undefined> {
  if (!(await holdsClearRows(tx))) return undefined
  const row = await tx.sql
    .selectFrom('uploads_in_clear')
    .select(['user_id', 'id', 'file_key', 'results_key'])
    .where((where) =>
      where.or([where('file_key', 'is not', null), where('results_key', 'is not', null)]),
    )
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const owner = { userId: row.user_id, uploadId: row.id }
  if (row.file_key) return { ...owner, kind: 'file', wrapped: row.file_key }
  return row.results_key ? { ...owner, kind: 'results', wrapped: row.results_key } : undefined
}
