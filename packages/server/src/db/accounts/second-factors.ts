import { sql, type Selectable } from 'kysely'
import type { PasskeysTable } from '../schema.ts'
import type { SystemTransaction } from '../transactions.ts'
import type { UserRow } from './users.ts'

export type PasskeyRow = Selectable<PasskeysTable>

/** Whether an account wants more than its password. */
export async function hasSecondFactor(tx: SystemTransaction, user: UserRow): Promise<boolean> {
  return user.totp_confirmed_at !== null || (await passkeysOf(tx, user.id)).length > 0
}

export async function passkeysOf(tx: SystemTransaction, userId: string): Promise<PasskeyRow[]> {
  return tx.sql
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Keeps a passkey; false where it is another's already. */
export async function insertPasskey(
  tx: SystemTransaction,
  passkey: {
    userId: string
    credentialId: string
    publicKey: Buffer
    counter: number
    name: string
  },
): Promise<boolean> {
  const row = await tx.sql
    .insertInto('passkeys')
    .values({
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      name: passkey.name,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function notePasskeyUse(
  tx: SystemTransaction,
  { user_id, id }: PasskeyRow,
  counter: number,
): Promise<void> {
  await tx.sql
    .updateTable('passkeys')
    .set({ counter, used_at: sql<Date>`now()` })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute()
}

export async function deletePasskey(
  tx: SystemTransaction,
  userId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx.sql
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where(sql<string>`id::text`, '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Milliseconds of the database's clock, by which codes are right or not. */
export async function databaseNow(tx: SystemTransaction): Promise<number> {
  const { rows } = await sql<{ now: number }>`
    select (extract(epoch from now()) * 1000)::float8 as now`.execute(tx.sql)
  return rows[0]?.now ?? Number.NaN
}

/** New recovery codes in place of all before. */
export async function replaceRecoveryCodes(
  tx: SystemTransaction,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.sql.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  if (hashes.length === 0) return
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash }))
  await tx.sql.insertInto('recovery_codes').values(rows).execute()
}

/** Uses a recovery code up; false where there is no such one. */
export async function takeRecoveryCode(
  tx: SystemTransaction,
  userId: string,
  codeHash: Buffer,
): Promise<boolean> {
  const { numDeletedRows } = await tx.sql
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function countRecoveryCodes(tx: SystemTransaction, userId: string): Promise<number> {
  const row = await tx.sql
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Removes everything besides the password, for whoever lost it all. */
export async function deleteSecondFactors(tx: SystemTransaction, userId: string): Promise<void> {
  await tx.sql.deleteFrom('passkeys').where('user_id', '=', userId).execute()
  await tx.sql.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx.sql
    .updateTable('users')
    .set({ totp_secret: null, totp_confirmed_at: null, totp_last_step: null })
    .where('id', '=', userId)
    .execute()
}
