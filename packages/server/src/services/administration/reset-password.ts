import { randomBytes } from 'node:crypto'
import type { Context } from '../../context.ts'
import { deleteSecondFactors } from '../../db/accounts/second-factors.ts'
import { findUserByEmail, updateUser, type UserRow } from '../../db/accounts/users.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { forgetAccess } from '../accounts/reset-by-link.ts'

/**
 * Gives an account a new password and ends its sessions. The password is known to whoever asked
 * alone; undefined where there is no such account. A second factor stays unless it was lost, too.
 */
export async function resetPassword(
  { database, auditTrail }: Pick<Context, 'database' | 'auditTrail'>,
  role: UserRow['role'],
  email: string,
  { withoutSecondFactor = false }: { readonly withoutSecondFactor?: boolean } = {},
): Promise<string | undefined> {
  const password = randomBytes(12).toString('base64url')
  const password_hash = await hashPassword(password)
  return database.asSystem(async (tx) => {
    const user = await findUserByEmail(tx, role, email)
    if (!user) return undefined
    await updateUser(tx, user.id, { password_hash })
    await forgetAccess(tx, user)
    if (withoutSecondFactor) await deleteSecondFactors(tx, user.id)
    await auditTrail.record(tx, {
      action: 'password-reset',
      actorId: undefined,
      targetId: user.id,
      detail: { role, byCommand: true, ...(withoutSecondFactor && { withoutSecondFactor }) },
    })
    return password
  })
}
