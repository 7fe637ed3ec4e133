import { sql } from 'kysely'
import type { AnyTransaction, SystemTransaction } from '../transactions.ts'

export async function isKnownDevice(
  tx: SystemTransaction,
  userId: string,
  tokenHash: Buffer,
): Promise<boolean> {
  const row = await tx.sql
    .selectFrom('known_devices')
    .select('id')
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that the owner signed in at a device. `new` where it is not the account's first one. */
export async function rememberDevice(
  tx: SystemTransaction,
  device: { userId: string; tokenHash: Buffer; name: string; address: string },
): Promise<'known' | 'first' | 'new'> {
  const { userId, tokenHash, name, address } = device
  const { numUpdatedRows } = await tx.sql
    .updateTable('known_devices')
    .set({ last_seen_at: sql<Date>`now()`, address, name })
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return 'known'
  const isFirst = (await devicesOf(tx, userId)).length === 0
  await tx.sql
    .insertInto('known_devices')
    .values({
      user_id: userId,
      token_hash: tokenHash,
      name,
      address,
      acknowledged_at: isFirst ? sql<Date>`now()` : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return isFirst ? 'first' : 'new'
}

export interface DeviceRow {
  readonly id: string
  readonly name: string
  readonly address: string | null
  readonly firstSeenAt: Date
  readonly isAcknowledged: boolean
}

/** The devices of an account, the newest first. */
export async function devicesOf(tx: AnyTransaction, userId: string): Promise<DeviceRow[]> {
  const rows = await tx.sql
    .selectFrom('known_devices')
    .select(['id', 'name', 'address', 'first_seen_at as firstSeenAt', 'acknowledged_at'])
    .where('user_id', '=', userId)
    .orderBy('first_seen_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ acknowledged_at: at, ...row }) => ({ ...row, isAcknowledged: at !== null }))
}

export async function acknowledgeDevices(tx: AnyTransaction, userId: string): Promise<void> {
  await tx.sql
    .updateTable('known_devices')
    .set({ acknowledged_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('acknowledged_at', 'is', null)
    .execute()
}

/** Every device of an account is a stranger's again, save one. */
export async function forgetDevices(
  tx: AnyTransaction,
  userId: string,
  keptTokenHash?: Buffer,
): Promise<void> {
  await tx.sql
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .$if(keptTokenHash !== undefined, (query) =>
      query.where('token_hash', '<>', keptTokenHash ?? Buffer.alloc(0)),
    )
    .execute()
}
