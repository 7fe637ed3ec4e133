import { sql } from 'kysely'
import type { AnyTransaction, SystemStatements, SystemTransaction } from '../transactions.ts'

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
  readonly hasResults: boolean
  /** When the session that an administrator left for the user view would have ended. */
  readonly returnsUntil: Date | null
  /** When a subscription that was canceled ends, or ended. */
  readonly subscriptionEndsAt: Date | null
}

export async function findSession(
  system: SystemStatements,
  tokenHash: Buffer,
): Promise<SessionRow | undefined> {
  const row = await system.sql
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
      'users.has_results as hasResults',
      'sessions.returns_until as returnsUntil',
      'users.period_ends_at as periodEndsAt',
      'users.cancel_at_period_end as cancelAtPeriodEnd',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (!row) return undefined
  const { archivedAt, periodEndsAt, cancelAtPeriodEnd, ...session } = row
  const subscriptionEndsAt = cancelAtPeriodEnd ? periodEndsAt : null
  return { ...session, archived: archivedAt !== null, subscriptionEndsAt }
}

/** What says whether a session holds. */
export type SessionTimes = Pick<SessionRow, 'archived' | 'seenAt' | 'expiresAt'>

/** Those of these sessions that there are, by their hash in hexadecimal digits. */
export async function findSessions(
  system: SystemStatements,
  tokenHashes: readonly Buffer[],
): Promise<ReadonlyMap<string, SessionTimes>> {
  const rows = await system.sql
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.token_hash as hash',
      'sessions.seen_at as seenAt',
      'sessions.expires_at as expiresAt',
      'users.archived_at as archivedAt',
    ])
    .where('sessions.token_hash', '=', sql<Buffer>`any(${tokenHashes}::bytea[])`)
    .execute()
  return new Map(
    rows.map(({ hash, seenAt, expiresAt, archivedAt }) => [
      hash.toString('hex'),
      { seenAt, expiresAt, archived: archivedAt !== null },
    ]),
  )
}

export async function insertSession(
  tx: AnyTransaction,
  session: {
    userId: string
    tokenHash: Buffer
    actingAdminId: string | null
    expiresAt: Date
    returnsUntil?: Date
  },
): Promise<void> {
  await tx.sql
    .insertInto('sessions')
    .values({
      user_id: session.userId,
      token_hash: session.tokenHash,
      acting_admin_id: session.actingAdminId,
      expires_at: session.expiresAt,
      returns_until: session.returnsUntil ?? null,
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

/** Ends every session of a user, those in which an administrator acts as the user, and those in which the user acts. */
export async function deleteSessionsOf(tx: AnyTransaction, userId: string): Promise<number> {
  const { numDeletedRows } = await tx.sql
    .deleteFrom('sessions')
    .where((where) =>
      where.or([where('user_id', '=', userId), where('acting_admin_id', '=', userId)]),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Removes sessions that are over, or were used last before a moment. */
export async function deleteEndedSessions(tx: SystemTransaction, seenBefore: Date): Promise<void> {
  await tx.sql
    .deleteFrom('sessions')
    .where((where) =>
      where.or([where('expires_at', '<', new Date()), where('seen_at', '<', seenBefore)]),
    )
    .execute()
}

/** Sessions that have not ended, used since a moment. */
export async function countLiveSessions(
  tx: AnyTransaction,
  userId: string,
  seenSince: Date,
): Promise<number> {
  const row = await tx.sql
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date())
    .where('seen_at', '>', seenSince)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
