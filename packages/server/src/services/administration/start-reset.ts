import type { StartedReset } from '@plumbline/contract'
import type { Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { resetLetter } from '../accounts/letters.ts'
import { newResetLink } from '../accounts/reset-by-link.ts'
import { administrative, customerFor } from './administered.ts'

const noMail =
  'Mail is not set up here (SMTP_URL), so that the link cannot be sent. Set a password with: npm run password:reset -- --customer EMAIL'

/**
 * Starts a new password for a customer. The link goes to the customer; an administrator sees it only
 * where there is no mail server and the product is being evaluated.
 */
export async function startReset(
  { database, mail, auditTrail }: Context,
  admin: Actor,
  userId: string,
  origin: string,
): Promise<StartedReset> {
  const { email, token } = await database.asSystem(async (tx) => {
    const user = await customerFor(tx, userId)
    if (mail.kind === 'none') throw new AppError('not-available', { message: noMail })
    if (user.archived_at !== null) {
      const message = 'The account is archived. Restore it first.'
      throw new AppError('conflict', { message })
    }
    const event = { action: 'password-reset-started' } as const
    await auditTrail.record(tx, administrative(admin, user.id, event))
    return { email: user.email, token: await newResetLink(tx, user) }
  })
  const link = `${origin}/reset-password#${token}`
  mail.send(resetLetter(email, link))
  return { sentTo: email, link: mail.kind === 'shown' ? link : null }
}
