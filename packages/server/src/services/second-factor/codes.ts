import { createHmac, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Context } from '../../context.ts'
import {
  databaseNow,
  replaceRecoveryCodes,
  takeRecoveryCode,
} from '../../db/accounts/second-factors.ts'
import { updateUser, type UserRow } from '../../db/accounts/users.ts'
import type { SystemTransaction } from '../../db/transactions.ts'
import { sealBytes, unseal } from '../../files/envelope.ts'

type Keyed = Pick<Context, 'secondFactorKey'>

const periodMs = 30_000
const secretBytes = 20

/** A generator of codes for an account (RFC 6238: SHA-1, six digits, 30 seconds). */
function generator(email: string, secret: Secret): TOTP {
  return new TOTP({ issuer: 'Plumbline', label: email, algorithm: 'SHA1', digits: 6, secret })
}

const placeOf = (userId: string) => `codes of ${userId}`

/** Makes a secret that counts once a code has proved it; until then codes of before hold. */
export async function newCodes({ secondFactorKey }: Keyed, tx: SystemTransaction, user: UserRow) {
  const secret = new Secret({ size: secretBytes })
  const sealed = sealBytes(secondFactorKey, placeOf(user.id), secret.bytes)
  await updateUser(tx, user.id, { totp_secret: sealed, totp_confirmed_at: null })
  return { secret: secret.base32, uri: generator(user.email, secret).toString() }
}

/**
 * Whether a code is right now, give or take one step, and later than every code that was taken
 * before: none is taken twice. Notes it. The user's row is held.
 */
export async function takeCode(
  { secondFactorKey }: Keyed,
  tx: SystemTransaction,
  user: UserRow,
  code: string,
): Promise<boolean> {
  if (user.totp_secret === null) return false
  const bytes = unseal(secondFactorKey, placeOf(user.id), user.totp_secret)
  const secret = new Secret({ buffer: new Uint8Array(bytes).buffer })
  const timestamp = await databaseNow(tx)
  const token = code.replaceAll(/\s/g, '')
  const delta = generator(user.email, secret).validate({ token, timestamp, window: 1 })
  if (delta === null) return false
  const step = Math.floor(timestamp / periodMs) + delta
  if (step <= Number(user.totp_last_step ?? -1)) return false
  await updateUser(tx, user.id, { totp_last_step: step })
  return true
}

const recoveryCodes = 10
/** Without those that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const recoveryLetters = 12

/** Ten codes of 59 random bits, each for one sign-in; the database keeps their keyed hashes. */
export async function newRecoveryCodes(
  context: Keyed,
  tx: SystemTransaction,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, randomCode)
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashOf(context, userId, code)),
  )
  return codes
}

export async function useRecoveryCode(
  context: Keyed,
  tx: SystemTransaction,
  userId: string,
  code: string,
): Promise<boolean> {
  return takeRecoveryCode(tx, userId, hashOf(context, userId, code))
}

function randomCode(): string {
  const drawn = Array.from({ length: recoveryLetters }, () => letters[randomInt(letters.length)])
  return drawn.join('').replaceAll(/(.{4})(?=.)/g, '$1-')
}

function hashOf({ secondFactorKey }: Keyed, userId: string, code: string): Buffer {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return createHmac('sha256', secondFactorKey).update(`recovery ${userId} ${plain}`).digest()
}
