import type { AdminLogin, Login } from '@plumbline/contract'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { SystemTransaction } from '../../db/transactions.ts'
import { findUser, findUserByEmail, lockUser, type UserRow } from '../../db/accounts/users.ts'
import { ownAct, type Caller, type Visitor } from '../../actor.ts'
import { passwordMatches } from './passwords.ts'
import { deleteSession } from '../../db/accounts/sessions.ts'
import { startSession } from './sessions.ts'
import { countAttempt, recordSuccess } from './sign-in-limits.ts'

/** A user who has just signed in, and the secret for the cookie. */
export interface SignedIn {
  readonly user: UserRow
  readonly token: string
}

/**
 * Signs a customer or administrator in. The same refusal, after the same time, whether the account
 * does not exist, is archived, or the password is wrong.
 */
export async function signIn(
  context: Context,
  role: UserRow['role'],
  { email, password }: Login | AdminLogin,
  visitor: Visitor,
): Promise<SignedIn> {
  const attempt = { role, email, address: visitor.address }
  const found = await context.database.asSystem(async (tx) => {
    await countAttempt(tx, attempt)
    return findUserByEmail(tx, role, email)
  })
  const matches = await passwordMatches(found?.password_hash, password)
  if (!found || !matches || found.archived_at !== null) {
    await refuse(context, role, found, visitor)
  }
  return context.database.asSystem(async (tx) => {
    const user = found && (await lockUser(tx, found.id))
    // Archived, deleted or given another password while this one was looked at.
    if (!user || user.archived_at !== null || user.password_hash !== found.password_hash)
      throw refusalFor(role)
    await recordSuccess(tx, attempt)
    return begin(context, tx, { user, visitor, action: 'sign-in' })
  })
}

function refusalFor(role: UserRow['role']): AppError {
  return new AppError(role === 'admin' ? 'invalid-admin-credentials' : 'invalid-credentials')
}

async function refuse(
  context: Context,
  role: UserRow['role'],
  found: UserRow | undefined,
  { address }: Visitor,
): Promise<never> {
  await context.database.asSystem(async (tx) => {
    await context.auditTrail.record(tx, {
      action: 'sign-in-failed',
      actorId: undefined,
      targetId: found?.id,
      detail: { role },
      address,
    })
  })
  throw refusalFor(role)
}

/** Who begins a session, where, and by what. */
interface Beginning {
  readonly user: UserRow
  readonly visitor: Visitor
  readonly action: 'sign-in' | 'registered'
}

/** A session always begins with a new secret; the one that the visitor already has ends. */
export async function begin(
  context: Context,
  tx: SystemTransaction,
  { user, visitor: { caller, address }, action }: Beginning,
): Promise<SignedIn> {
  if (caller) await deleteSession(tx, caller.tokenHash)
  const token = await startSession(tx, user.id, context.sessionLimits)
  await context.auditTrail.record(tx, {
    action,
    actorId: user.id,
    targetId: user.id,
    detail: { role: user.role },
    address,
  })
  return { user, token }
}

export async function signOut(context: Context, { caller, address }: Visitor): Promise<void> {
  if (!caller) return
  await context.database.asSystem(async (tx) => {
    await deleteSession(tx, caller.tokenHash)
    await context.auditTrail.record(tx, {
      action: 'sign-out',
      ...ownAct({ ...caller, address }),
    })
  })
}

/** The signed-in user and, where an administrator acts as them, the administrator. */
export async function currentUser(
  context: Context,
  caller: Caller,
): Promise<{ user: UserRow; actingAdmin: UserRow | undefined }> {
  return context.database.asSystem(async (tx) => {
    const user = await findUser(tx, caller.userId)
    if (!user) throw new AppError('unauthorized')
    const { actingAdminId } = caller
    const actingAdmin = actingAdminId === undefined ? undefined : await findUser(tx, actingAdminId)
    return { user, actingAdmin }
  })
}
