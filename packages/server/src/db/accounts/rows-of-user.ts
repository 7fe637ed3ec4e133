import { sql } from 'kysely'
import { jobSchema } from '../job-schema.ts'
import type { SystemTransaction } from '../transactions.ts'

interface Column {
  readonly table: string
  readonly column: string
}

/** Kept on purpose: they hold an id that leads to nobody any more, and say that it was deleted. */
const keepers = new Set(['audit_trail', 'deletions'])

/** Every column of the database that could name a user, from its own catalog: no list to forget. */
async function idColumns(tx: SystemTransaction): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.table_name as "table", c.column_name as "column"
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'uuid'
     order by c.table_name, c.column_name`.execute(tx.sql)
  return rows.filter(({ table }) => !keepers.has(table))
}

/** Removes what belongs to a user from every table that has a `user_id`, then the user. */
export async function deleteRowsOf(tx: SystemTransaction, userId: string): Promise<number> {
  let removed = 0
  for (const { table, column } of await idColumns(tx)) {
    if (column === 'user_id') removed += await deleteWhere(tx, table, column, userId)
  }
  return removed + (await deleteWhere(tx, 'users', 'id', userId))
}

async function deleteWhere(
  tx: SystemTransaction,
  table: string,
  column: string,
  userId: string,
): Promise<number> {
  const { numAffectedRows } =
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(tx.sql)
  return Number(numAffectedRows ?? 0)
}

/** Tables in which a user's id still stands, for reading back what a deletion left. */
export async function tablesNaming(tx: SystemTransaction, userId: string): Promise<string[]> {
  const found: string[] = []
  for (const { table, column } of await idColumns(tx)) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${userId} limit 1`.execute(
      tx.sql,
    )
    if (rows.length > 0) found.push(`${table}.${column}`)
  }
  return found
}

/** Removes jobs that name an id: a user's, or an upload's. */
export async function deleteJobsNaming(
  tx: SystemTransaction,
  name: 'userId' | 'uploadId',
  id: string,
): Promise<void> {
  const jobs = sql.table(`${jobSchema}.job`)
  await sql`delete from ${jobs} where data ->> ${name} = ${id}`.execute(tx.sql)
}

/**
 * Purchases that wait for an account with this email. Where nobody has confirmed it, they are not the
 * account's: another paid for them.
 */
export async function deleteGuestCheckouts(tx: SystemTransaction, email: string): Promise<void> {
  await tx.sql
    .deleteFrom('checkouts')
    .where('user_id', 'is', null)
    .where('declined_at', 'is', null)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where((where) => where.exists(confirmedOwner(tx, email)))
    .execute()
}

/** The customer who has confirmed an email. */
function confirmedOwner(tx: SystemTransaction, email: string) {
  return tx.sql
    .selectFrom('users')
    .select('users.id')
    .where('role', '=', 'client')
    .where('email_confirmed_at', 'is not', null)
    .where(sql`lower(users.email)`, '=', email.toLowerCase())
}

/** Notes, for backups that are restored later, that a user was deleted. */
export async function recordDeletion(tx: SystemTransaction, userId: string): Promise<void> {
  await tx.sql
    .insertInto('deletions')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Subscriptions that are a user's own. */
export async function attachedSubscriptionsOf(
  tx: SystemTransaction,
  userId: string,
): Promise<string[]> {
  const rows = await tx.sql
    .selectFrom('checkouts')
    .select('payment_subscription_id')
    .where('user_id', '=', userId)
    .where('payment_subscription_id', 'is not', null)
    .where('subscription_status', '<>', 'canceled')
    .execute()
  return rows.flatMap(({ payment_subscription_id: id }) => (id === null ? [] : [id]))
}

/** Subscriptions that a user pays for, or that wait for a user who has confirmed the email. */
export async function liveSubscriptionsOf(
  tx: SystemTransaction,
  userId: string,
  email: string,
): Promise<string[]> {
  const rows = await tx.sql
    .selectFrom('checkouts')
    .select('payment_subscription_id')
    .where((where) =>
      where.or([
        where('user_id', '=', userId),
        where.and([
          where('user_id', 'is', null),
          where('declined_at', 'is', null),
          where(sql`lower(email)`, '=', email.toLowerCase()),
          where.exists(confirmedOwner(tx, email)),
        ]),
      ]),
    )
    .where('payment_subscription_id', 'is not', null)
    .where('subscription_status', '<>', 'canceled')
    .execute()
  return rows.flatMap(({ payment_subscription_id: id }) => (id === null ? [] : [id]))
}
