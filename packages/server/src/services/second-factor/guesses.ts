import type { Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { countFailure, forgetFailures } from '../../db/accounts/sign-in-attempts.ts'

const windowMs = 15 * 60_000
const guesses = 10

const bucketOf = ({ userId }: Actor) => `factor:${userId}`

/** Ten codes in 15 minutes, of all who know the password together. Throws `too-many-requests`. */
export async function countFactorGuess({ database }: Context, actor: Actor): Promise<void> {
  const { failures, waitSeconds } = await database.asSystem((tx) =>
    countFailure(tx, bucketOf(actor), windowMs),
  )
  if (failures > guesses)
    throw new AppError('too-many-requests', { retryAfterSeconds: waitSeconds })
}

export async function forgetFactorGuesses({ database }: Context, actor: Actor): Promise<void> {
  await database.asSystem((tx) => forgetFailures(tx, bucketOf(actor)))
}
