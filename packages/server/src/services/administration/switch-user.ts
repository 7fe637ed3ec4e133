import type { UserAccountCheck } from '@plumbline/contract'
import type * as z from 'zod'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { deleteSession, findSession, insertSession } from '../../db/accounts/sessions.ts'
import type { SystemTransaction } from '../../db/transactions.ts'
import { findUser, findUserByEmail, type UserRow } from '../../db/accounts/users.ts'
import type { Actor, Caller } from '../../actor.ts'
import { linkAccounts, linkedAccount } from '../../db/accounts/linked-accounts.ts'
import { administrative } from './administered.ts'
import { passwordOf } from '../accounts/prove-password.ts'
import { newSessionToken } from '../accounts/session-token.ts'

/** Who the browser is signed in as after switching, and the new secret for its cookie. */
export interface Switched {
  readonly user: UserRow
  readonly admin: UserRow
  readonly token: string
}

/** Whether the administrator has linked a customer's account, and whether one may be linked. */
export async function userAccountOf(
  { database }: Context,
  caller: Caller,
): Promise<z.infer<typeof UserAccountCheck>> {
  return database.asSystem(async (tx) => {
    const { admin, user } = await accountsOf(tx, caller.userId)
    const may = user === undefined && (await linkable(tx, admin)) !== undefined
    return { hasUserAccount: user !== undefined, mayLink: may }
  })
}

/** The administrator and the customer's account that was linked; an archived one is none. */
async function accountsOf(tx: SystemTransaction, adminId: string) {
  const admin = await findUser(tx, adminId)
  if (admin?.role !== 'admin' || admin.archived_at !== null) throw new AppError('unauthorized')
  return { admin, user: await linkedAccount(tx, adminId) }
}

/** The customer's own account of the same email, once its owner has confirmed that. */
async function linkable(tx: SystemTransaction, admin: UserRow): Promise<UserRow | undefined> {
  const user = await findUserByEmail(tx, 'client', admin.email)
  const isOwned =
    user?.archived_at === null && user.works_for === null && user.email_confirmed_at !== null
  return isOwned ? user : undefined
}

/**
 * Links the customer's account of the same confirmed email, whose password the administrator gives:
 * that somebody registered the administrator's email is no proof of anything.
 */
export async function linkUserAccount(
  context: Context,
  actor: Actor,
  password: string,
): Promise<void> {
  const user = await context.database.asSystem(async (tx) => {
    const { admin } = await accountsOf(tx, actor.userId)
    return linkable(tx, admin)
  })
  if (!user) throw new AppError('no-user-account')
  await passwordOf(context, actor, user.id, password)
  await context.database.asSystem(async (tx) => {
    await linkAccounts(tx, actor.userId, user.id)
    await context.auditTrail.record(
      tx,
      administrative(actor, user.id, { action: 'accounts-linked' }),
    )
  })
}

/** Makes the administrator's session one of the own customer's account, in which the trail names both. */
export async function switchToUser(
  context: Context,
  acting: Actor,
  reason: string | undefined,
): Promise<Switched> {
  return context.database.asSystem(async (tx) => {
    const { admin, user } = await accountsOf(tx, acting.userId)
    if (!user) throw new AppError('no-user-account')
    const token = await replaceSession(tx, acting, user.id, admin.id)
    const detail = { reason: reason ?? 'none given', minutes: viewMinutes }
    await context.auditTrail.record(
      tx,
      administrative(acting, user.id, { action: 'switched-to-user', detail }),
    )
    return { user, admin, token }
  })
}

/** Makes it the administrator's again. Throws `conflict` where no administrator is acting. */
export async function switchBack(context: Context, actor: Actor): Promise<Switched> {
  const { actingAdminId } = actor
  if (actingAdminId === undefined) {
    throw new AppError('conflict', {
      message: 'No administrator is signed in behind this account.',
    })
  }
  return context.database.asSystem(async (tx) => {
    const { admin } = await accountsOf(tx, actingAdminId)
    const token = await replaceSession(tx, actor, admin.id, null)
    await context.auditTrail.record(tx, {
      action: 'switched-back',
      actorId: admin.id,
      targetId: actor.userId,
      address: actor.address,
    })
    return { user: admin, admin, token }
  })
}

/** How long the user view lasts; what is longer than a look asks for another reason. */
const viewMinutes = 30

/**
 * A new secret, as at every change of what a session may do. The user view ends after its minutes;
 * the administrator's own session, gone back to, ends when it would have.
 */
async function replaceSession(
  tx: SystemTransaction,
  previous: Caller,
  userId: string,
  actingAdminId: string | null,
): Promise<string> {
  const session = await findSession(tx, previous.tokenHash)
  if (!session) throw new AppError('unauthorized')
  const { token, tokenHash } = newSessionToken()
  await deleteSession(tx, previous.tokenHash)
  const { expiresAt, returnsUntil, leftMs } = session
  const ends = { afterMs: Math.min(leftMs, viewMinutes * 60_000) }
  await insertSession(tx, {
    userId,
    tokenHash,
    actingAdminId,
    ...(actingAdminId === null
      ? { ends: { at: returnsUntil ?? expiresAt } }
      : { ends, returnsUntil: expiresAt }),
  })
  return token
}
