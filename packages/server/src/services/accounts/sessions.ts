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

/** Where a session begins. */
export interface SessionPlace {
  readonly device: string
  readonly address: string
}

/** How long a second factor may take to be shown or set up. */
const halfLastsMs = 15 * 60_000

/** Starts a session; answers the secret for the cookie, which is kept nowhere else. */
export async function startSession(
  tx: AnyTransaction,
  userId: string,
  limits: SessionLimits,
  { stage = 'full', ...place }: SessionPlace & { readonly stage?: SessionRow['stage'] },
): Promise<string> {
  const { token, tokenHash } = newSessionToken()
  const ends = { afterMs: stage === 'full' ? limits.absoluteMs : halfLastsMs }
  await insertSession(tx, { userId, tokenHash, actingAdminId: null, ends, stage, ...place })
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
  if (session.idleMs > limits.idleMs || session.leftMs < 0) {
    await database.asSystem((tx) => deleteSession(tx, tokenHash))
    return undefined
  }
  if (session.idleMs > touchAfterMs) await database.asSystem((tx) => touchSession(tx, tokenHash))
  const gate = session.role === 'admin' ? { open: true } : gateOf(session)
  return {
    userId: session.userId,
    personId: session.personId,
    teamRole: session.teamRole ?? undefined,
    role: session.role,
    stage: session.stage,
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
  if (!session?.subscriptionLapsed) return session
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
    await touchSession(tx, caller.tokenHash)
    const startedAt = session.expiresAt.getTime() - session.leftMs
    const idleEndsAt = new Date(startedAt + Math.min(limits.idleMs, session.leftMs))
    return { idleEndsAt, absoluteEndsAt: session.expiresAt }
  })
}
