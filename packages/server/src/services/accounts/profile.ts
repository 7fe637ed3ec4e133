import type { ProfileUpdate } from '@plumbline/contract'
import { ownAct, type Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { deleteLinksOf } from '../../db/accounts/account-links.ts'
import { findUser, findUserByEmail, updateUser, type UserRow } from '../../db/accounts/users.ts'
import type { SystemTransaction } from '../../db/transactions.ts'
import type { Letter } from '../../mail/mail.ts'
import { countLetter, newConfirmation, requireMail } from './confirm-email.ts'
import { addressChangeLetter, alreadyRegisteredLetter, confirmationLetter } from './letters.ts'
import { provePassword } from './prove-password.ts'

/**
 * Changes names at once. Another email needs the password; it takes effect when it is confirmed,
 * and the one in force is told. Whether another account has it is said to nobody but its owner.
 */
export async function updateProfile(
  context: Context,
  actor: Actor,
  update: ProfileUpdate,
  origin: string,
): Promise<UserRow> {
  const current = await context.database.asSystem((tx) => findUser(tx, actor.userId))
  if (!current) throw new AppError('unauthorized')
  const moves = !sameAddress(current.email, update.email)
  if (moves) await proveOwner(context, actor, update.password)
  const letters: Letter[] = []
  const user = await context.database.asSystem(async (tx) => {
    const { firstName, lastName, email, accountRole } = update
    if (moves) letters.push(...(await askForAddress(tx, current, email, origin)))
    else if (current.pending_email !== null) await deleteLinksOf(tx, 'confirm-email', current.id)
    const changed = await updateUser(tx, actor.userId, {
      first_name: firstName,
      last_name: lastName,
      ...(accountRole !== undefined && { account_role: accountRole }),
      pending_email: moves ? email : null,
    })
    if (!changed) throw new AppError('unauthorized')
    const action = moves ? 'email-change-asked' : 'profile-changed'
    await context.auditTrail.record(tx, { action, ...ownAct(actor) })
    return changed
  })
  for (const letter of letters) context.mail.send(letter)
  return user
}

function sameAddress(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

async function proveOwner(
  context: Context,
  actor: Actor,
  password: string | undefined,
): Promise<void> {
  requireMail(context)
  if (password === undefined) {
    const message = 'Please enter your password to change your email address.'
    throw new AppError('invalid-request', { message, faults: [{ field: 'password', message }] })
  }
  await provePassword(context, actor, password)
}

/** What is sent: to the address in force, and to the new one the link or, where it is taken, a word. */
async function askForAddress(
  tx: SystemTransaction,
  { id, role, email: inForce }: UserRow,
  email: string,
  origin: string,
): Promise<Letter[]> {
  await countLetter(tx, email)
  const token = await newConfirmation(tx, id, email)
  const isTaken = (await findUserByEmail(tx, role, email)) !== undefined
  return [
    addressChangeLetter(inForce, origin),
    isTaken ? alreadyRegisteredLetter(email, origin) : confirmationLetter(email, origin, token),
  ]
}
