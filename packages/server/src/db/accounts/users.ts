import type { Insertable, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { UsersTable } from '../schema.ts'
import type { AnyTransaction, SystemTransaction } from '../transactions.ts'

export type UserRow = Selectable<UsersTable>

/** The account of an email in a role; letters in either case are the same email. */
export async function findUserByEmail(
  tx: SystemTransaction,
  role: UserRow['role'],
  email: string,
): Promise<UserRow | undefined> {
  return tx.sql
    .selectFrom('users')
    .selectAll()
    .where('role', '=', role)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
}

export async function findUser(tx: AnyTransaction, userId: string): Promise<UserRow | undefined> {
  return tx.sql.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()
}

/** The same, held until the transaction ends, so that two changes do not cross. */
export async function lockUser(tx: AnyTransaction, userId: string): Promise<UserRow | undefined> {
  return tx.sql
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

/** Any number that no other lock of the application takes. */
const firstAccountsLock = 7_081_978

/** Of several servers that start at once, one makes the first accounts while the others wait. */
export async function oneAtATime(tx: SystemTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${firstAccountsLock})`.execute(tx.sql)
}

/** Held until the transaction ends: of two who want an email, the second sees the first. */
export async function lockEmail(
  tx: SystemTransaction,
  role: UserRow['role'],
  email: string,
): Promise<void> {
  const name = `email ${role} ${email.toLowerCase()}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx.sql)
}

/** The email of a user from now on, confirmed; by the database's clock. */
export async function confirmUsersEmail(
  tx: SystemTransaction,
  userId: string,
  email: string,
): Promise<UserRow | undefined> {
  return tx.sql
    .updateTable('users')
    .set({ email, pending_email: null, email_confirmed_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

export async function insertUser(tx: SystemTransaction, user: NewUser): Promise<UserRow> {
  return tx.sql
    .insertInto('users')
    .values({ ...nothingKnown, ...user })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export type NewUser = Pick<Insertable<UsersTable>, 'id' | 'role' | 'email' | 'password_hash'> &
  Partial<Insertable<UsersTable>>

const nothingKnown = {
  first_name: null,
  last_name: null,
  company_name: null,
  profile_image_url: null,
  plan_id: null,
  subscription_status: null,
  payment_customer_id: null,
  payment_subscription_id: null,
  archived_reason: null,
  archived_first_name: null,
  archived_last_name: null,
} as const

/** Changes a user and answers the changed row; undefined where there is none. */
export async function updateUser(
  tx: AnyTransaction,
  userId: string,
  changes: Updateable<UsersTable>,
): Promise<UserRow | undefined> {
  return tx.sql
    .updateTable('users')
    .set(changes)
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirst()
}
