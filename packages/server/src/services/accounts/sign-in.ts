import type { AdminLogin, Login, SignInStage } from '@plumbline/contract'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { findUser, findUserByEmail, lockUser, type UserRow } from '../../db/accounts/users.ts'
import { ownAct, type Caller, type Visitor } from '../../actor.ts'
import { passwordMatches } from './passwords.ts'
import type { SystemTransaction } from '../../db/transactions.ts'
import { devicesOf, isKnownDevice } from '../../db/accounts/known-devices.ts'
import { deleteSession } from '../../db/accounts/sessions.ts'
import { begin } from './begin-session.ts'
import { waitAtNetwork } from './networks.ts'
import { hashOfToken } from './session-token.ts'
import { countAttempt, recordSuccess } from './sign-in-limits.ts'

/** A user who has just signed in, and the secrets for the cookies of session and device. */
export interface SignedIn {
  readonly user: UserRow
  readonly token: string
  /** Undefined before the second factor: the device is not the owner's yet. */
  readonly deviceToken: string | undefined
  readonly stage: SignInStage
}

/**
 * Signs a customer or administrator in. The same refusal, after the same time, whether the account
 * does not exist, is archived or works for one that is, or the password is wrong.
 */
export async function signIn(
  context: Context,
  role: UserRow['role'],
  { email, password }: Login | AdminLogin,
  visitor: Visitor,
): Promise<SignedIn> {
  const { attempt, found, isClosed, waitMs } = await startAttempt(context, role, email, visitor)
  await waitAtNetwork(visitor.address, waitMs)
  const matches = await passwordMatches(found?.password_hash, password)
  if (!found || !matches || isClosed) await refuse(context, role, found, visitor)
  return context.database.asSystem(async (tx) => {
    const user = found && (await lockUser(tx, found.id))
    // Archived, deleted or given another password while this one was looked at.
    if (!user || user.password_hash !== found.password_hash || (await isArchived(tx, user)))
      throw refusalFor(role)
    await recordSuccess(tx, attempt)
    return begin(context, tx, { user, visitor, action: 'sign-in' })
  })
}

/** Counts the attempt where it belongs: to the device, if its owner has signed in at it before. */
async function startAttempt(
  { database }: Context,
  role: UserRow['role'],
  email: string,
  { address, device }: Visitor,
) {
  return database.asSystem(async (tx) => {
    const found = await findUserByEmail(tx, role, email)
    const tokenHash = device === undefined ? undefined : hashOfToken(device)
    const isKnown = found && tokenHash && (await isKnownDevice(tx, found.id, tokenHash))
    const attempt = { role, email, address, knownDevice: isKnown ? tokenHash : undefined }
    const isClosed = found !== undefined && (await isArchived(tx, found))
    return { found, attempt, isClosed, waitMs: await countAttempt(tx, attempt) }
  })
}

/** Whether somebody, or the account that they work in, is archived: no call of theirs would be answered. */
async function isArchived(tx: SystemTransaction, user: UserRow): Promise<boolean> {
  const owner = user.works_for === null ? user : await findUser(tx, user.works_for)
  return user.archived_at !== null || !owner || owner.archived_at !== null
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

export async function signOut(context: Context, visitor: Visitor): Promise<void> {
  const { caller = visitor.half, address } = visitor
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
): Promise<{
  user: UserRow
  owner: UserRow | undefined
  actingAdmin: UserRow | undefined
  newDevices: number
}> {
  return context.database.asSystem(async (tx) => {
    const user = await findUser(tx, caller.personId)
    if (!user) throw new AppError('unauthorized')
    const { actingAdminId } = caller
    const actingAdmin = actingAdminId === undefined ? undefined : await findUser(tx, actingAdminId)
    const devices = await devicesOf(tx, user.id)
    const newDevices = devices.filter(({ isAcknowledged }) => !isAcknowledged).length
    const owner = user.works_for === null ? undefined : await findUser(tx, user.works_for)
    return { user, owner, actingAdmin, newDevices }
  })
}
