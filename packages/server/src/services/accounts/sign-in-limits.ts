import { createHash } from 'node:crypto'
import { AppError } from '../../app-error.ts'
import {
  countFailure,
  forgetFailures,
  forgetFailuresLike,
  forgiveFailure,
} from '../../db/accounts/sign-in-attempts.ts'
import type { SystemTransaction } from '../../db/transactions.ts'
import { networkOf } from './networks.ts'

const windowMs = 15 * 60_000
const guesses = 10
const perNetwork = 100

/** Somebody tries to sign in. */
export interface SignInAttempt {
  readonly role: string
  readonly email: string
  readonly address: string
  /** The hash of the device's secret, where the owner has signed in at it before. */
  readonly knownDevice: Buffer | undefined
}

/**
 * At a device that its owner has used before, an account has ten guesses of its own, which no
 * stranger can use up. All other devices together have ten more, from however many addresses; and a
 * network from which many guesses come is slowed, not refused.
 */
function bucketOf({ role, email, knownDevice }: SignInAttempt): string {
  const account = markOf(role, email)
  return knownDevice
    ? `device:${account}:${knownDevice.toString('hex').slice(0, 32)}`
    : `account:${account}`
}

const networkBucket = ({ address }: SignInAttempt) => `address:${networkOf(address)}`

/** Names an account in a bucket without holding its email. */
function markOf(role: string, email: string): string {
  return createHash('sha256').update(`${role}|${email.toLowerCase()}`).digest('hex').slice(0, 32)
}

/** Forgets every count of an account that is deleted. */
export async function forgetAccount(
  tx: SystemTransaction,
  role: string,
  email: string,
): Promise<void> {
  await forgetFailuresLike(tx, `%:${markOf(role, email)}%`)
}

/**
 * Counts an attempt before its password is looked at, so that many at once are no more than many in
 * a row. Answers the milliseconds that it has to wait first. Throws `too-many-requests`, with the
 * time to wait, where the account's guesses are used up.
 */
export async function countAttempt(tx: SystemTransaction, attempt: SignInAttempt): Promise<number> {
  const { failures, waitSeconds } = await countFailure(tx, bucketOf(attempt), windowMs)
  if (failures > guesses) {
    throw new AppError('too-many-requests', { retryAfterSeconds: waitSeconds })
  }
  if (attempt.knownDevice) return 0
  const network = await countFailure(tx, networkBucket(attempt), windowMs)
  return delayAfter(network.failures)
}

/** One second for every hundred guesses, up to sixteen. */
function delayAfter(failures: number): number {
  return Math.min(Math.floor(Math.max(0, failures - 1) / perNetwork), 16) * 1_000
}

/** The attempt was none; at its own device, those before it were none, too. */
export async function recordSuccess(tx: SystemTransaction, attempt: SignInAttempt): Promise<void> {
  if (attempt.knownDevice) {
    await forgetFailures(tx, bucketOf(attempt))
    return
  }
  await forgiveFailure(tx, bucketOf(attempt))
  await forgiveFailure(tx, networkBucket(attempt))
}
