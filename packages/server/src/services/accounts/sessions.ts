import type { SessionLimits } from '../../context.ts'
import { endLapsedSubscriptions } from '../../db/billing/lapsed-subscriptions.ts'
import {
  deleteSession,
  findSession,
  insertSession,
  touchSession,
  type SessionRow,
} from '../../db/accounts/sessions.ts'
import type { AnyTransaction, Database } from '../../db/transactions.ts'
import type { Caller } from '../../actor.ts'
import { gateOf } from '../billing/gate.ts'
import { hashOfToken, newSessionToken } from './session-token.ts'

/** Starts a session; answers the secret for the cookie, which is kept nowhere else. */
export async function startSession(
  tx: AnyTransaction,
  userId: string,
  limits: SessionLimits,
  actingAdminId?: string,
): Promise<string> {
  const { token, tokenHash } = newSessionToken()
  const expiresAt = new Date(Date.now() + limits.absoluteMs)
  await insertSession(tx, { userId, tokenHash, actingAdminId: actingAdminId ?? null, expiresAt })
  return token
}

/** How often a session's last use is written down: not on every request. */
const touchAfterMs = 15_000

/** Who a cookie belongs to; undefined where the session is unknown, idle too long or over. */
export async function callerOf(
  database: Database,
  token: string,
  limits: SessionLimits,
): Promise<Caller | undefined> {
  const tokenHash = hashOfToken(token)
  const session = await currentSession(database, tokenHash)
  if (!session) return undefined
  const now = Date.now()
  const idleMs = now - session.seenAt.getTime()
  if (idleMs > limits.idleMs || now > session.expiresAt.getTime()) {
    await database.asSystem((tx) => deleteSession(tx, tokenHash))
    return undefined
  }
  if (idleMs > touchAfterMs)
    await database.asSystem((tx) => touchSession(tx, tokenHash, new Date(now)))
  const gate = session.role === 'admin' ? { open: true } : gateOf(session)
  return {
    userId: session.userId,
    role: session.role,
    actingAdminId: session.actingAdminId ?? undefined,
    gateOpen: gate.open,
    mayRead: gate.open || gate.reading === true,
    archived: session.archived,
    tokenHash,
  }
}

/** A session as it stands now: a subscription whose time is over is closed first. */
async function currentSession(
  database: Database,
  tokenHash: Buffer,
): Promise<SessionRow | undefined> {
  const session = await database.asSystemSingly((system) => findSession(system, tokenHash))
  const endsAt = session?.subscriptionEndsAt
  if (!session || !endsAt || endsAt.getTime() > Date.now()) return session
  return database.asSystem(async (tx) => {
    const ended = await endLapsedSubscriptions(tx, session.userId)
    return ended.length > 0 ? findSession(tx, tokenHash) : session
  })
}

/** Counts a session as used now; answers when it would end. Undefined where it has ended. */
export async function extendedUntil(
  database: Database,
  caller: Caller,
  limits: SessionLimits,
): Promise<{ idleEndsAt: Date; absoluteEndsAt: Date } | undefined> {
  return database.asSystem(async (tx) => {
    const session = await findSession(tx, caller.tokenHash)
    if (!session) return undefined
    const now = new Date()
    await touchSession(tx, caller.tokenHash, now)
    const idleEndsAt = new Date(
      Math.min(now.getTime() + limits.idleMs, session.expiresAt.getTime()),
    )
    return { idleEndsAt, absoluteEndsAt: session.expiresAt }
  })
}
