import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { provePassword } from '../accounts/prove-password.ts'
import { deleteUser } from './delete-user.ts'

/**
 * Deletes the caller's account for good, once the password is proved: nobody is left who could use
 * what a subscription still pays for, so it ends at the provider at once. Throws `wrong-password`.
 */
export async function deleteOwnAccount(
  context: Context,
  actor: Actor,
  password: string,
): Promise<void> {
  await provePassword(context, actor, password)
  await deleteUser(context, actor, actor.userId)
}
