import type { SignInStage } from '@plumbline/contract'
import type { Visitor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { rememberDevice } from '../../db/accounts/known-devices.ts'
import { hasSecondFactor } from '../../db/accounts/second-factors.ts'
import { deleteSession } from '../../db/accounts/sessions.ts'
import type { UserRow } from '../../db/accounts/users.ts'
import type { SystemTransaction } from '../../db/transactions.ts'
import { deviceName } from './device-name.ts'
import { newDeviceLetter } from './letters.ts'
import { hashOfToken, newSessionToken } from './session-token.ts'
import { startSession } from './sessions.ts'
import type { SignedIn } from './sign-in.ts'

/** Who begins a session, where, and by what. */
interface Beginning {
  readonly user: UserRow
  readonly visitor: Visitor
  readonly action: 'sign-in' | 'registered'
}

/** A session for whoever gave the password: a full one, or one that wants a second factor first. */
export async function begin(
  context: Context,
  tx: SystemTransaction,
  beginning: Beginning,
): Promise<SignedIn> {
  const stage = await stageOf(context, tx, beginning.user)
  if (stage === 'full') return beginFull(context, tx, beginning)
  const { user, visitor } = beginning
  await endBefore(tx, visitor)
  const place = { device: deviceName(visitor.agent), address: visitor.address }
  const token = await startSession(tx, user.id, context.sessionLimits, { ...place, stage })
  await context.auditTrail.record(tx, {
    action: 'password-accepted',
    actorId: user.id,
    targetId: user.works_for ?? user.id,
    detail: { role: user.role, stage },
    address: visitor.address,
  })
  return { user, token, deviceToken: undefined, stage }
}

async function stageOf(
  { settings }: Context,
  tx: SystemTransaction,
  user: UserRow,
): Promise<SignInStage> {
  if (await hasSecondFactor(tx, user)) return 'second-factor'
  const required = user.role === 'admin' && settings.adminSecondFactor === 'required'
  return required ? 'enroll' : 'full'
}

/**
 * A session always begins with a new secret; the one that the visitor already has ends. The device
 * is known from now on, and the owner is told of one that is new to the account.
 */
export async function beginFull(
  context: Context,
  tx: SystemTransaction,
  { user, visitor, action }: Beginning,
  factor?: 'code' | 'recovery-code' | 'passkey',
): Promise<SignedIn> {
  const { address } = visitor
  await endBefore(tx, visitor)
  const device = deviceName(visitor.agent)
  const token = await startSession(tx, user.id, context.sessionLimits, { device, address })
  const deviceToken = visitor.device ?? newSessionToken().token
  const tokenHash = hashOfToken(deviceToken)
  const seen = await rememberDevice(tx, { userId: user.id, tokenHash, name: device, address })
  const detail = {
    role: user.role,
    ...(factor && { factor }),
    ...(seen === 'new' && { newDevice: true }),
  }
  const ids = { actorId: user.id, targetId: user.works_for ?? user.id }
  await context.auditTrail.record(tx, { action, ...ids, detail, address })
  if (seen === 'new') context.mail.send(newDeviceLetter(user.email, { device, address }))
  return { user, token, deviceToken, stage: 'full' }
}

async function endBefore(tx: SystemTransaction, { caller, half }: Visitor): Promise<void> {
  for (const one of [caller, half]) if (one) await deleteSession(tx, one.tokenHash)
}
