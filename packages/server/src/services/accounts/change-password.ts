import type { PasswordChange } from '@plumbline/contract'
import { ownAct, type Actor, type Visitor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { forgetDevices } from '../../db/accounts/known-devices.ts'
import { deleteSessionsOf } from '../../db/accounts/sessions.ts'
import { lockUser, updateUser } from '../../db/accounts/users.ts'
import { deviceName } from './device-name.ts'
import { passwordChangedLetter } from './letters.ts'
import { requireGoodPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { provePassword } from './prove-password.ts'
import { hashOfToken } from './session-token.ts'
import { startSession } from './sessions.ts'

/**
 * Changes the password of whoever knows it. Every other session ends and every other device is a
 * stranger's again; this session goes on with a new secret, which is answered.
 */
export async function changePassword(
  context: Context,
  actor: Actor,
  visitor: Visitor,
  { currentPassword, newPassword }: PasswordChange,
): Promise<string> {
  const proved = await provePassword(context, actor, currentPassword)
  const names = [proved.first_name, proved.last_name, proved.company_name]
  requireGoodPassword(newPassword, { email: proved.email, names }, 'newPassword')
  const password_hash = await hashPassword(newPassword)
  const { device, address, agent } = visitor
  const token = await context.database.asSystem(async (tx) => {
    const user = await lockUser(tx, actor.userId)
    if (user?.password_hash !== proved.password_hash) throw new AppError('conflict')
    await updateUser(tx, user.id, { password_hash })
    await deleteSessionsOf(tx, user.id)
    await forgetDevices(tx, user.id, device === undefined ? undefined : hashOfToken(device))
    const place = { device: deviceName(agent), address }
    const session = await startSession(tx, user.id, context.sessionLimits, place)
    await context.auditTrail.record(tx, { action: 'password-changed', ...ownAct(actor) })
    return session
  })
  context.mail.send(passwordChangedLetter(proved.email))
  return token
}
