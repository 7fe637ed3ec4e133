import type { Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { countFailure, forgetFailures } from '../../db/accounts/sign-in-attempts.ts'
import { findUser, type UserRow } from '../../db/accounts/users.ts'
import { passwordMatches } from './passwords.ts'

const windowMs = 15 * 60_000
const guesses = 10

/**
 * Whoever is signed in proves to know the password, before what only the owner may change. Throws
 * `wrong-password`, and `too-many-requests` after ten guesses in 15 minutes. An administrator who
 * acts as a customer is not the owner.
 */
export async function provePassword(
  context: Context,
  actor: Actor,
  password: string,
): Promise<UserRow> {
  if (actor.actingAdminId !== undefined) throw new AppError('forbidden')
  return passwordOf(context, actor, actor.userId, password)
}

/** The same for another account that whoever is signed in says is theirs. */
export async function passwordOf(
  { database }: Context,
  { userId: guesser }: Actor,
  userId: string,
  password: string,
): Promise<UserRow> {
  const bucket = `password:${guesser}`
  const user = await database.asSystem(async (tx) => {
    const { failures, waitSeconds } = await countFailure(tx, bucket, windowMs)
    if (failures > guesses)
      throw new AppError('too-many-requests', { retryAfterSeconds: waitSeconds })
    return findUser(tx, userId)
  })
  if (!(await passwordMatches(user?.password_hash, password)) || !user) {
    throw new AppError('wrong-password')
  }
  await database.asSystem((tx) => forgetFailures(tx, bucket))
  return user
}
