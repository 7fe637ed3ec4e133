import type { PasswordReset } from '@plumbline/contract'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { deleteLinksOf, findLink, insertLink, takeLink } from '../../db/accounts/account-links.ts'
import { forgetDevices } from '../../db/accounts/known-devices.ts'
import { deleteSessionsOf } from '../../db/accounts/sessions.ts'
import { findUser, lockUser, updateUser, type UserRow } from '../../db/accounts/users.ts'
import type { SystemTransaction } from '../../db/transactions.ts'
import { passwordChangedLetter } from './letters.ts'
import { requireGoodPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { hashOfToken, newSessionToken } from './session-token.ts'
import { forgetAccount } from './sign-in-limits.ts'

const lastsMs = 3_600_000

/** Makes the one link by which a user may choose a password, for an hour; answers its secret. */
export async function newResetLink(tx: SystemTransaction, user: UserRow): Promise<string> {
  const { token, tokenHash } = newSessionToken()
  await deleteLinksOf(tx, 'reset-password', user.id)
  const link = { userId: user.id, tokenHash, purpose: 'reset-password', email: user.email } as const
  await insertLink(tx, link, lastsMs)
  return token
}

/**
 * Sets the password that was chosen by a link, once; sessions and devices of before are over. A
 * password that may not be chosen leaves the link as it is. A second factor stays.
 */
export async function resetByLink(
  context: Context,
  { token, password }: PasswordReset,
  address: string,
): Promise<void> {
  const tokenHash = hashOfToken(token)
  const owner = await context.database.asSystem(async (tx) => {
    const link = await findLink(tx, 'reset-password', tokenHash)
    return link && findUser(tx, link.userId)
  })
  if (!owner || owner.archived_at !== null) throw new AppError('link-not-valid')
  const names = [owner.first_name, owner.last_name, owner.company_name]
  requireGoodPassword(password, { email: owner.email, names })
  const password_hash = await hashPassword(password)
  await context.database.asSystem(async (tx) => {
    const user = await lockUser(tx, owner.id)
    if (!user || !(await takeLink(tx, 'reset-password', tokenHash))) {
      throw new AppError('link-not-valid')
    }
    await updateUser(tx, user.id, { password_hash })
    await forgetAccess(tx, user)
    await context.auditTrail.record(tx, {
      action: 'password-reset',
      actorId: undefined,
      targetId: user.id,
      detail: { role: user.role, byLink: true },
      address,
    })
  })
  context.mail.send(passwordChangedLetter(owner.email))
}

/** Ends sessions, forgets devices and counted guesses: whoever has the new password begins anew. */
export async function forgetAccess(
  tx: SystemTransaction,
  { id, role, email }: UserRow,
): Promise<void> {
  await deleteSessionsOf(tx, id)
  await forgetDevices(tx, id)
  await forgetAccount(tx, role, email)
}
