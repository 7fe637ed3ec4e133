import type { Visitor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { rememberDevice } from '../../db/accounts/known-devices.ts'
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

/**
 * A session always begins with a new secret; the one that the visitor already has ends. The device
 * is known from now on, and the owner is told of one that is new to the account.
 */
export async function begin(
  context: Context,
  tx: SystemTransaction,
  { user, visitor, action }: Beginning,
): Promise<SignedIn> {
  const { caller, address } = visitor
  if (caller) await deleteSession(tx, caller.tokenHash)
  const device = deviceName(visitor.agent)
  const token = await startSession(tx, user.id, context.sessionLimits, { device, address })
  const deviceToken = visitor.device ?? newSessionToken().token
  const seen = await rememberDevice(tx, {
    userId: user.id,
    tokenHash: hashOfToken(deviceToken),
    name: device,
    address,
  })
  await context.auditTrail.record(tx, {
    action,
    actorId: user.id,
    targetId: user.id,
    detail: { role: user.role, ...(seen === 'new' && { newDevice: true }) },
    address,
  })
  if (seen === 'new') context.mail.send(newDeviceLetter(user.email, { device, address }))
  return { user, token, deviceToken }
}
