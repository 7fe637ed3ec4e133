import { sql } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'
import { matching, type WantedFindings } from './matching-findings.ts'

/** Those of the cases that are not closed, in the order of their numbers. */
export async function findOpenCases(tx: TenantTransaction, ids: readonly string[]) {
  return tx.sql
    .selectFrom('cases')
    .select(['id', 'number', 'created_at', 'due_day', 'due_what'])
    .where('user_id', '=', tx.userId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('state', '<>', 'closed')
    .orderBy('number')
    .execute()
}

/** The same for one case, which stays open or closed until the transaction ends. */
export async function holdOpenCase(tx: TenantTransaction, id: string) {
  return tx.sql
    .selectFrom('cases')
    .select(['number', 'created_at'])
    .where('user_id', '=', tx.userId)
    .where('id', '=', id)
    .where('state', '<>', 'closed')
    .forShare()
    .executeTakeFirst()
}

/** The open cases in which some of the wanted findings stand, in the order of their numbers. */
export async function listHolding(tx: TenantTransaction, wanted: WantedFindings) {
  const { rows } = await sql<{ number: number; created_at: Date }>`
    select number, created_at from cases
    where user_id = ${tx.userId}::uuid and state <> 'closed' and id = any(array(
      select distinct findings.case_id from findings where ${matching(tx, wanted)}))
    order by number`.execute(tx.sql)
  return rows
}

/**
 * Keeps cases of the account from being started or opened until the transaction ends. Taken before
 * `lockManyFindings` wherever both are: in two orders, two at once would wait for each other for ever.
 */
export async function holdCases(tx: TenantTransaction): Promise<void> {
  const cases = `cases of ${tx.userId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${cases}, 0))`.execute(tx.sql)
}
