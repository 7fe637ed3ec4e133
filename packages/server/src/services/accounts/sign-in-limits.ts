import { createHash } from 'node:crypto'
import { AppError } from '../../app-error.ts'
import {
  countFailure,
  forgetFailures,
  forgetFailuresLike,
  forgiveFailure,
} from '../../db/accounts/sign-in-attempts.ts'
import type { SystemTransaction } from '../../db/transactions.ts'

const windowMs = 15 * 60_000
const perAccountAndAddress = 10
const perAddress = 100
const perAccount = 100

/**
 * Guessing is slowed by account and address together, so that a stranger's guesses do not lock the
 * owner out at another address; high ceilings on each alone stop spraying and distributed guesses.
 */
interface Bucket {
  readonly name: string
  readonly limit: number
}

/** Somebody tries to sign in. */
interface SignInAttempt {
  readonly role: string
  readonly email: string
  readonly address: string
}

function bucketsOf({ role, email, address }: SignInAttempt): readonly Bucket[] {
  const account = markOf(role, email)
  const network = networkOf(address)
  return [
    { name: `both:${account}:${network}`, limit: perAccountAndAddress },
    { name: `address:${network}`, limit: perAddress },
    { name: `account:${account}`, limit: perAccount },
  ]
}

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

/** One customer's line holds a whole IPv6 /64. */
function networkOf(address: string): string {
  return address.includes(':') && !address.includes('.')
    ? address.split(':').slice(0, 4).join(':')
    : address
}

/**
 * Counts an attempt before its password is looked at, so that many at once are no more than many in
 * a row. Throws `too-many-requests` with the time to wait where a limit is reached.
 */
export async function countAttempt(tx: SystemTransaction, attempt: SignInAttempt): Promise<void> {
  for (const bucket of bucketsOf(attempt)) {
    const { failures, waitSeconds } = await countFailure(tx, bucket.name, windowMs)
    if (failures <= bucket.limit) continue
    throw new AppError('too-many-requests', { retryAfterSeconds: waitSeconds })
  }
}

/** The attempt was none; a success also clears the account's own count at this address. */
export async function recordSuccess(tx: SystemTransaction, attempt: SignInAttempt): Promise<void> {
  const [own, ...others] = bucketsOf(attempt)
  if (own) await forgetFailures(tx, own.name)
  for (const bucket of others) await forgiveFailure(tx, bucket.name)
}
