import { createHash } from 'node:crypto'
import type { Actor } from '../../actor.ts'
import { ownAct } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { deleteLinksOf, insertLink, takeLink } from '../../db/accounts/account-links.ts'
import { countFailure } from '../../db/accounts/sign-in-attempts.ts'
import {
  confirmUsersEmail,
  findUserByEmail,
  lockEmail,
  lockUser,
  type UserRow,
} from '../../db/accounts/users.ts'
import type { SystemTransaction } from '../../db/transactions.ts'
import { addressChangedLetter, confirmationLetter } from './letters.ts'
import { hashOfToken, newSessionToken } from './session-token.ts'

const lastsMs = 24 * 3_600_000

/** Makes the link that confirms an address, in place of those sent before; answers its secret. */
export async function newConfirmation(
  tx: SystemTransaction,
  userId: string,
  email: string,
): Promise<string> {
  const { token, tokenHash } = newSessionToken()
  await deleteLinksOf(tx, 'confirm-email', userId)
  await insertLink(tx, { userId, tokenHash, purpose: 'confirm-email', email }, lastsMs)
  return token
}

/** Sends the link once more, to the address that waits for it. */
export async function sendConfirmation(
  context: Context,
  actor: Actor,
  origin: string,
): Promise<void> {
  requireMail(context)
  const sent = await context.database.asSystem(async (tx) => {
    const user = await lockUser(tx, actor.userId)
    if (!user) throw new AppError('unauthorized')
    const to = user.pending_email ?? (user.email_confirmed_at === null ? user.email : undefined)
    if (to !== undefined) await countLetter(tx, to)
    // An address that another account has gets no link: it could not be used.
    const holder = to === undefined ? undefined : await findUserByEmail(tx, user.role, to)
    if (to === undefined || (holder && holder.id !== user.id)) return undefined
    return { to, token: await newConfirmation(tx, user.id, to) }
  })
  if (sent) context.mail.send(confirmationLetter(sent.to, origin, sent.token))
}

const letterWindowMs = 3_600_000
const mostLetters = 10

/**
 * One more letter that somebody asks for to an address, which may be a stranger's: counted whether it
 * has an account or not, and by whichever account it is asked for. Throws `too-many-requests`.
 */
export async function countLetter(tx: SystemTransaction, to: string): Promise<void> {
  const mark = createHash('sha256').update(to.toLowerCase()).digest('hex').slice(0, 32)
  const { failures, waitSeconds } = await countFailure(tx, `letters:${mark}`, letterWindowMs)
  if (failures <= mostLetters) return
  const message = `${mostLetters} letters were asked for to this address in the last hour. Please look for them there, or wait.`
  throw new AppError('too-many-requests', { message, retryAfterSeconds: waitSeconds })
}

/** Throws where a letter that something depends on could not be sent at all. */
export function requireMail({ mail }: Pick<Context, 'mail'>): void {
  if (mail.kind !== 'none') return
  const message =
    'Mail is not set up here, so that no address can be confirmed. Ask whoever runs Plumbline to set SMTP_URL.'
  throw new AppError('not-available', { message })
}

/**
 * Confirms the address that the link was sent to. Only in a session of the account that it was made
 * for: who can read the letter and who knows the password are then the same.
 */
export async function confirmEmail(
  context: Context,
  actor: Actor,
  token: string,
  origin: string,
): Promise<UserRow> {
  const { before, after } = await context.database.asSystem(async (tx) => {
    const before = await ownerOfLink(tx, actor.userId, token)
    const email = before.link.email
    await lockEmail(tx, before.user.role, email)
    const holder = await findUserByEmail(tx, before.user.role, email)
    if (holder && holder.id !== actor.userId) throw new AppError('link-not-valid')
    const after = await confirmUsersEmail(tx, actor.userId, email)
    if (!after) throw new AppError('link-not-valid')
    await deleteLinksOf(tx, 'confirm-email', actor.userId)
    const action = before.user.email === email ? 'email-confirmed' : 'email-changed'
    await context.auditTrail.record(tx, { action, ...ownAct(actor) })
    return { before: before.user, after }
  })
  if (before.email !== after.email) {
    context.mail.send(addressChangedLetter(before.email, origin))
  }
  return after
}

/** The link and its user, where it is the user's own and still the address that is asked for. */
async function ownerOfLink(tx: SystemTransaction, userId: string, token: string) {
  const user = await lockUser(tx, userId)
  const link = await takeLink(tx, 'confirm-email', hashOfToken(token))
  if (!user || link?.userId !== userId) throw new AppError('link-not-valid')
  if (link.email !== user.email && link.email !== user.pending_email) {
    throw new AppError('link-not-valid')
  }
  return { user, link }
}
