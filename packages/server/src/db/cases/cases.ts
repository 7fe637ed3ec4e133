import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { holdCases } from '../review/holding-cases.ts'
import type { TenantTransaction } from '../transactions.ts'
import type { CasesTable } from './case-tables.ts'

/** A case with what its findings come to together. */
export type CaseRow = Selectable<CasesTable> & {
  readonly findings: number
  readonly cents: number
}

const columns = [
  'user_id',
  'id',
  'number',
  'state',
  'role',
  'situation',
  'payee_mark',
  'requested_cents',
  'agreed_cents',
  'recovered_cents',
  'due_day',
  'due_what',
  'sealed',
  'created_at',
] as const

const counted = sql<string>`(
  select count(*) from case_findings held
  where held.user_id = cases.user_id and held.case_id = cases.id)`
export const summedCents = sql<string>`(
  select coalesce(sum(held.cents), 0) from case_findings held
  where held.user_id = cases.user_id and held.case_id = cases.id)`

/** Cases of the account with what their findings come to. */
export function selectCases(tx: TenantTransaction) {
  return tx.sql
    .selectFrom('cases')
    .select(columns)
    .select([counted.as('findings'), summedCents.as('cents')])
    .where('user_id', '=', tx.userId)
}

export function asCase<Row extends { readonly findings: string; readonly cents: string }>(
  row: Row,
) {
  return { ...row, findings: Number(row.findings), cents: Number(row.cents) }
}

/** Held until the transaction ends, so that of two changes at once the later sees the earlier. */
export async function lockCase(tx: TenantTransaction, id: string): Promise<void> {
  await tx.sql
    .selectFrom('cases')
    .select('id')
    .where('user_id', '=', tx.userId)
    .where('id', '=', id)
    .forUpdate()
    .execute()
}

export async function findCase(tx: TenantTransaction, id: string): Promise<CaseRow | undefined> {
  const row = await selectCases(tx).where('id', '=', id).executeTakeFirst()
  return row && asCase(row)
}

/** The number of the account's next case; others that are started wait until this transaction ends. */
export async function nextCaseNumber(tx: TenantTransaction): Promise<number> {
  await holdCases(tx)
  const row = await tx.sql
    .selectFrom('cases')
    .select(({ fn }) => fn.max<number | null>('number').as('last'))
    .where('user_id', '=', tx.userId)
    .executeTakeFirst()
  return (row?.last ?? 0) + 1
}

export async function insertCase(
  tx: TenantTransaction,
  row: Omit<Insertable<CasesTable>, 'user_id'>,
): Promise<void> {
  await tx.sql
    .insertInto('cases')
    .values({ ...row, user_id: tx.userId })
    .execute()
}

export async function updateCase(
  tx: TenantTransaction,
  id: string,
  changes: Updateable<CasesTable>,
): Promise<void> {
  await tx.sql
    .updateTable('cases')
    .set(changes)
    .where('user_id', '=', tx.userId)
    .where('id', '=', id)
    .execute()
}
