import type { CaseState } from '@plumbline/contract'
import { sql } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'
import { asCase, selectCases, summedCents, type CaseRow } from './cases.ts'

interface CasesFilter {
  readonly state?: CaseState | undefined
  /** Those with a deadline by this day, or whenever. */
  readonly due?: { readonly by: number | undefined } | undefined
}

/** Not closed, and with a deadline by a day, or whenever. */
function isDue(by: number | undefined) {
  const until = by === undefined ? sql`` : sql`and due_day <= ${by}`
  return sql<boolean>`(state <> 'closed' and due_day is not null ${until})`
}

/** A page of an account's cases, the newest first; those that are due by their day. */
export async function listCases(
  tx: TenantTransaction,
  { state, due }: CasesFilter,
  page: { readonly offset: number; readonly limit: number },
): Promise<CaseRow[]> {
  let query = selectCases(tx)
  if (state) query = query.where('state', '=', state)
  if (due) query = query.where(isDue(due.by)).orderBy('due_day')
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
export async function sumCases(tx: TenantTransaction, { state, due }: CasesFilter) {
  let query = tx.sql
    .selectFrom('cases')
    .select(({ fn }) => [
      fn.countAll<string>().as('total'),
      fn.coalesce(fn.sum<string>('requested_cents'), sql<string>`0`).as('requested'),
      fn.coalesce(fn.sum<string>('agreed_cents'), sql<string>`0`).as('agreed'),
      fn.coalesce(fn.sum<string>('recovered_cents'), sql<string>`0`).as('recovered'),
      sql<string>`coalesce(sum(${summedCents}), 0)`.as('cents'),
    ])
    .where('user_id', '=', tx.userId)
  if (state) query = query.where('state', '=', state)
  if (due) query = query.where(isDue(due.by))
  const row = await query.executeTakeFirstOrThrow()
  return {
    total: Number(row.total),
    cents: Number(row.cents),
    requestedCents: Number(row.requested),
    agreedCents: Number(row.agreed),
    recoveredCents: Number(row.recovered),
  }
}

/** All of the account's cases, in the order of their numbers. */
export async function listCaseIds(tx: TenantTransaction): Promise<string[]> {
  const rows = await tx.sql
    .selectFrom('cases')
    .select('id')
    .where('user_id', '=', tx.userId)
    .orderBy('number')
    .execute()
  return rows.map(({ id }) => id)
}
