import { randomUUID } from 'node:crypto'
import type { Registration } from '@plumbline/contract'
import type { Visitor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { countFailure } from '../../db/accounts/sign-in-attempts.ts'
import { claimCheckout } from '../../db/billing/checkouts.ts'
import {
  findUser,
  findUserByEmail,
  insertUser,
  lockEmail,
  type UserRow,
} from '../../db/accounts/users.ts'
import type { SystemTransaction } from '../../db/transactions.ts'
import { applyPurchases } from '../billing/settle-checkout.ts'
import { newConfirmation } from './confirm-email.ts'
import { alreadyRegisteredLetter, confirmationLetter } from './letters.ts'
import { requireGoodPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { begin } from './begin-session.ts'
import { networkOf } from './networks.ts'
import type { SignedIn } from './sign-in.ts'

/**
 * Creates a customer who has to choose a plan, or has bought one in the checkout that is named, and
 * signs them in. Nothing else that was bought with the email is theirs before they have confirmed it.
 */
export async function register(
  context: Context,
  registration: Registration,
  visitor: Visitor,
  origin: string,
): Promise<SignedIn> {
  const { email } = registration
  await countRegistration(context, visitor.address)
  const { firstName, lastName, companyName } = registration
  requireGoodPassword(registration.password, { email, names: [firstName, lastName, companyName] })
  const passwordHash = await hashPassword(registration.password)
  const made = await context.database.asSystem(async (tx) => {
    await lockEmail(tx, 'client', email)
    if (await findUserByEmail(tx, 'client', email)) return undefined
    const user = await insertUser(tx, {
      id: randomUUID(),
      role: 'client',
      email,
      password_hash: passwordHash,
      first_name: registration.firstName,
      last_name: registration.lastName,
      company_name: registration.companyName,
      subscription_status: 'pending_payment',
    })
    const token = await newConfirmation(tx, user.id, email)
    const standing = await withPurchase(context, tx, user, registration.checkoutSessionId)
    return {
      signedIn: await begin(context, tx, { user: standing, visitor, action: 'registered' }),
      token,
    }
  })
  if (!made) {
    context.mail.send(alreadyRegisteredLetter(email, origin))
    throw new AppError('registration-failed')
  }
  context.mail.send(confirmationLetter(email, origin, made.token))
  return made.signedIn
}

const hourMs = 3_600_000

/** Whether or not an account comes of it; each one costs the memory of a hash. */
export async function countRegistration(
  { database, settings }: Context,
  address: string,
): Promise<void> {
  const { failures, waitSeconds } = await database.asSystem((tx) =>
    countFailure(tx, `register:${networkOf(address)}`, hourMs),
  )
  if (failures > settings.registrationsPerHour) {
    throw new AppError('too-many-requests', { retryAfterSeconds: waitSeconds })
  }
}

/** A new account with what was bought in the checkout whose session its buyer holds. */
async function withPurchase(
  context: Context,
  tx: SystemTransaction,
  user: UserRow,
  sessionId: string | undefined,
): Promise<UserRow> {
  if (sessionId === undefined || !(await claimCheckout(tx, user.id, sessionId))) return user
  await applyPurchases(context, tx, user.id)
  return (await findUser(tx, user.id)) ?? user
}
