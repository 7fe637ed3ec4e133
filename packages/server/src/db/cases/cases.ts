import type { CaseState } from '@plumbline/contract'
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
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
const summed = sql<string>`(
  select coalesce(sum(held.cents), 0) from case_findings held
  where held.user_id = cases.user_id and held.case_id = cases.id)`

function selected(tx: TenantTransaction) {
  return tx.sql
    .selectFrom('cases')
    .select(columns)
    .select([counted.as('findings'), summed.as('cents')])
    .where('user_id', '=', tx.userId)
}

function asCase<Row extends { readonly findings: string; readonly cents: string }>(row: Row) {
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
  const row = await selected(tx).where('id', '=', id).executeTakeFirst()
  return row && asCase(row)
}

interface CasesFilter {
  readonly state?: CaseState | undefined
}

/** A page of an account's cases, the newest first. */
export async function listCases(
  tx: TenantTransaction,
  { state }: CasesFilter,
  page: { readonly offset: number; readonly limit: number },
): Promise<CaseRow[]> {
  let query = selected(tx)
  if (state) query = query.where('state', '=', state)
  const rows = await query.orderBy('number', 'desc').offset(page.offset).limit(page.limit).execute()
  return rows.map(asCase)
}

/** Cases with a day on which something is due, the earliest first. */
export async function listDueCases(tx: TenantTransaction, limit: number) {
  return tx.sql
    .selectFrom('cases')
    .select(['id', 'number', 'due_day', 'due_what', 'created_at'])
    .where('user_id', '=', tx.userId)
    .where('due_day', 'is not', null)
    .orderBy('due_day')
    .orderBy('number')
    .limit(limit)
    .execute()
}

/** How many there are, and their money together, in cents. */
export async function sumCases(tx: TenantTransaction, { state }: CasesFilter) {
  let query = tx.sql
    .selectFrom('cases')
    .select(({ fn }) => [
      fn.countAll<string>().as('total'),
      fn.coalesce(fn.sum<string>('requested_cents'), sql<string>`0`).as('requested'),
      fn.coalesce(fn.sum<string>('agreed_cents'), sql<string>`0`).as('agreed'),
      fn.coalesce(fn.sum<string>('recovered_cents'), sql<string>`0`).as('recovered'),
      sql<string>`coalesce(sum(${summed}), 0)`.as('cents'),
    ])
    .where('user_id', '=', tx.userId)
  if (state) query = query.where('state', '=', state)
  const row = await query.executeTakeFirstOrThrow()
  return {
    total: Number(row.total),
    cents: Number(row.cents),
    requestedCents: Number(row.requested),
    agreedCents: Number(row.agreed),
    recoveredCents: Number(row.recovered),
  }
}

/** The number of the account's next case; others that are started wait until this transaction ends. */
export async function nextCaseNumber(tx: TenantTransaction): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cases of ${tx.userId}`}, 0))`.execute(
    tx.sql,
  )
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
