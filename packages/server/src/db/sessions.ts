import type { AnyTransaction, SystemTransaction } from './transactions.ts'

/** A session and its user, as every request reads them. */
export interface SessionRow {
  readonly userId: string
  readonly actingAdminId: string | null
  readonly role: 'client' | 'admin'
  readonly archived: boolean
  readonly seenAt: Date
  readonly expiresAt: Date
  readonly subscriptionStatus: string | null
  readonly requiresPayment: boolean
  readonly bonusCredits: number
  readonly accessEnabled: boolean
}

export async function findSession(
  tx: SystemTransaction,
  tokenHash: Buffer,
): Promise<SessionRow | undefined> {
  const row = await tx.sql
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.user_id as userId',
      'sessions.acting_admin_id as actingAdminId',
      'sessions.seen_at as seenAt',
      'sessions.expires_at as expiresAt',
      'users.role as role',
      'users.archived_at as archivedAt',
      'users.subscription_status as subscriptionStatus',
      'users.requires_payment as requiresPayment',
      'users.bonus_credits as bonusCredits',
      'users.access_enabled as accessEnabled',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (!row) return undefined
  const { archivedAt, ...session } = row
  return { ...session, archived: archivedAt !== null }
}

export async function insertSession(
  tx: AnyTransaction,
  session: { userId: string; tokenHash: Buffer; actingAdminId: string | null; expiresAt: Date },
): Promise<void> {
  await tx.sql
    .insertInto('sessions')
    .values({
      user_id: session.userId,
      token_hash: session.tokenHash,
      acting_admin_id: session.actingAdminId,
      expires_at: session.expiresAt,
    })
    .execute()
}

export async function touchSession(
  tx: SystemTransaction,
  tokenHash: Buffer,
  seenAt: Date,
): Promise<void> {
  await tx.sql
    .updateTable('sessions')
    .set({ seen_at: seenAt })
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function deleteSession(tx: SystemTransaction, tokenHash: Buffer): Promise<void> {
  await tx.sql.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** Ends every session of a user, those in which an administrator acts as the user included. */
export async function deleteSessionsOf(tx: AnyTransaction, userId: string): Promise<number> {
  const { numDeletedRows } = await tx.sql
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
