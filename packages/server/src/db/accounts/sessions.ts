import type { TeamRole } from '@plumbline/contract'
import { sql } from 'kysely'
import type { AnyTransaction, SystemStatements, SystemTransaction } from '../transactions.ts'

/** A session and its user, as every request reads them. */
export interface SessionRow {
  /** Who signed in. */
  readonly personId: string
  /** The account in which they work: their own, or that of who invited them. */
  readonly userId: string
  readonly teamRole: TeamRole | null
  readonly actingAdminId: string | null
  readonly role: 'client' | 'admin'
  readonly stage: 'full' | 'second-factor' | 'enroll'
  readonly archived: boolean
  /** Since it was used last, by the database's clock, as all times of sessions are. */
  readonly idleMs: number
  /** Until it ends whatever is done; negative where it has. */
  readonly leftMs: number
  readonly expiresAt: Date
  readonly subscriptionStatus: string | null
  readonly requiresPayment: boolean
  readonly bonusCredits: number
  readonly accessEnabled: boolean
  readonly hasResults: boolean
  /** When the session that an administrator left for the user view would have ended. */
  readonly returnsUntil: Date | null
  /** A subscription that was canceled has ended. */
  readonly subscriptionLapsed: boolean
}

const idleMs = sql<number>`(extract(epoch from now() - sessions.seen_at) * 1000)::float8`
const leftMs = sql<number>`(extract(epoch from sessions.expires_at - now()) * 1000)::float8`

export async function findSession(
  system: SystemStatements,
  tokenHash: Buffer,
): Promise<SessionRow | undefined> {
  const row = await system.sql
    .selectFrom('sessions')
    .innerJoin('users as person', 'person.id', 'sessions.user_id')
    .innerJoin('users', (join) =>
      join.on('users.id', '=', sql<string>`coalesce(person.works_for, person.id)`),
    )
    .select([
      'person.id as personId',
      'users.id as userId',
      'person.team_role as teamRole',
      'sessions.acting_admin_id as actingAdminId',
      'sessions.stage as stage',
      idleMs.as('idleMs'),
      leftMs.as('leftMs'),
      'sessions.expires_at as expiresAt',
      'users.role as role',
      sql<Date | null>`coalesce(person.archived_at, users.archived_at)`.as('archivedAt'),
      'users.subscription_status as subscriptionStatus',
      'users.requires_payment as requiresPayment',
      'users.bonus_credits as bonusCredits',
      'users.access_enabled as accessEnabled',
      'users.has_results as hasResults',
      'sessions.returns_until as returnsUntil',
      sql<boolean>`users.cancel_at_period_end and coalesce(users.period_ends_at <= now(), false)`.as(
        'subscriptionLapsed',
      ),
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (!row) return undefined
  const { archivedAt, ...session } = row
  return { ...session, archived: archivedAt !== null }
}

/** What says whether a session holds. */
export type SessionTimes = Pick<SessionRow, 'archived' | 'idleMs' | 'leftMs'>

/** Those of these sessions that there are, by their hash in hexadecimal digits. */
export async function findSessions(
  system: SystemStatements,
  tokenHashes: readonly Buffer[],
): Promise<ReadonlyMap<string, SessionTimes>> {
  const rows = await system.sql
    .selectFrom('sessions')
    .innerJoin('users as person', 'person.id', 'sessions.user_id')
    .leftJoin('users as owner', 'owner.id', 'person.works_for')
    .select([
      'sessions.token_hash as hash',
      idleMs.as('idleMs'),
      leftMs.as('leftMs'),
      sql<Date | null>`coalesce(person.archived_at, owner.archived_at)`.as('archivedAt'),
    ])
    .where('sessions.token_hash', '=', sql<Buffer>`any(${tokenHashes}::bytea[])`)
    .execute()
  return new Map(
    rows.map(({ hash, archivedAt, ...times }) => [
      hash.toString('hex'),
      { ...times, archived: archivedAt !== null },
    ]),
  )
}

/** What a session begins with; it lasts so long, or until the end of the one that it follows. */
export interface NewSession {
  readonly userId: string
  readonly tokenHash: Buffer
  readonly actingAdminId: string | null
  readonly ends: { readonly afterMs: number } | { readonly at: Date }
  readonly stage?: SessionRow['stage']
  /** When the session that is left for the user view would have ended. */
  readonly returnsUntil?: Date
  readonly device?: string
  readonly address?: string
}

export async function insertSession(tx: AnyTransaction, session: NewSession): Promise<void> {
  const { ends } = session
  await tx.sql
    .insertInto('sessions')
    .values({
      user_id: session.userId,
      token_hash: session.tokenHash,
      acting_admin_id: session.actingAdminId,
      stage: session.stage ?? 'full',
      device: session.device ?? null,
      address: session.address ?? null,
      returns_until: session.returnsUntil ?? null,
      expires_at:
        'at' in ends ? ends.at : sql<Date>`now() + make_interval(secs => ${ends.afterMs / 1000})`,
    })
    .execute()
}

export async function touchSession(tx: SystemTransaction, tokenHash: Buffer): Promise<void> {
  await tx.sql
    .updateTable('sessions')
    .set({ seen_at: sql<Date>`now()` })
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function deleteSession(tx: SystemTransaction, tokenHash: Buffer): Promise<void> {
  await tx.sql.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** Keeps what a passkey of this session is asked to sign. */
export async function keepChallenge(
  tx: SystemTransaction,
  tokenHash: Buffer,
  challenge: string,
): Promise<void> {
  await tx.sql
    .updateTable('sessions')
    .set({ challenge })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Answers it once. */
export async function takeChallenge(
  tx: SystemTransaction,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const row = await tx.sql
    .selectFrom('sessions')
    .select('challenge')
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst()
  await tx.sql
    .updateTable('sessions')
    .set({ challenge: null })
    .where('token_hash', '=', tokenHash)
    .execute()
  return row?.challenge ?? undefined
}

export interface OwnSessionRow {
  readonly id: string
  readonly tokenHash: Buffer
  readonly device: string | null
  readonly address: string | null
  readonly startedAt: Date
  readonly seenAt: Date
}

/** A user's own sessions that have not ended, the one used last first. */
export async function ownSessions(
  tx: SystemTransaction,
  userId: string,
  idleAtMostMs: number,
): Promise<OwnSessionRow[]> {
  return tx.sql
    .selectFrom('sessions')
    .select([
      'id',
      'token_hash as tokenHash',
      'device',
      'address',
      'created_at as startedAt',
      'seen_at as seenAt',
    ])
    .where('user_id', '=', userId)
    .where('acting_admin_id', 'is', null)
    .where('stage', '=', 'full')
    .where(leftMs, '>', 0)
    .where(idleMs, '<=', idleAtMostMs)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Ends one of a user's sessions, or all but one; answers how many. */
export async function endOwnSessions(
  tx: SystemTransaction,
  userId: string,
  which: { readonly id: string } | { readonly allBut: Buffer },
): Promise<number> {
  const { numDeletedRows } = await tx.sql
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('acting_admin_id', 'is', null)
    .where((where) =>
      'id' in which
        ? where(sql<string>`id::text`, '=', which.id)
        : where('token_hash', '<>', which.allBut),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
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

/** Removes sessions that are over, or were not used for so long. */
export async function deleteEndedSessions(tx: SystemTransaction, idleForMs: number): Promise<void> {
  await tx.sql
    .deleteFrom('sessions')
    .where((where) => where.or([where(leftMs, '<', 0), where(idleMs, '>', idleForMs)]))
    .execute()
}

/** Sessions that have not ended, and were used within so long. */
export async function countLiveSessions(
  tx: AnyTransaction,
  userId: string,
  idleAtMostMs: number,
): Promise<number> {
  const row = await tx.sql
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where(leftMs, '>', 0)
    .where(idleMs, '<=', idleAtMostMs)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
