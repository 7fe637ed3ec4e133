import { randomUUID } from 'node:crypto'
import type { InvitationHeld, InvitationToken, JoinTeam } from '@plumbline/contract'
import type { Visitor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { findLink, takeLink } from '../../db/accounts/account-links.ts'
import { findUser, findUserByEmail, insertUser, lockEmail } from '../../db/accounts/users.ts'
import { begin } from '../accounts/begin-session.ts'
import { requireGoodPassword } from '../accounts/password-rules.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { countRegistration } from '../accounts/register.ts'
import type { SignedIn } from '../accounts/sign-in.ts'
import { hashOfToken } from '../accounts/session-token.ts'

/** Who invites whom by a link, without using it. Throws `link-not-valid`. */
export async function invitationHeld(
  context: Context,
  { token }: InvitationToken,
): Promise<InvitationHeld> {
  return context.database.asSystem(async (tx) => {
    const link = await findLink(tx, 'join-team', hashOfToken(token))
    const owner = link && (await findUser(tx, link.userId))
    if (!link?.teamRole || !owner || owner.archived_at !== null)
      throw new AppError('link-not-valid')
    return { by: owner.email, email: link.email, role: link.teamRole }
  })
}

/**
 * Makes a sign-in of its own for whoever holds an invitation, and signs them in. A password that may
 * not be chosen leaves the link as it is. Throws `link-not-valid`, and `registration-failed` where the
 * address cannot be used.
 */
export async function join(
  context: Context,
  { token, firstName, lastName, password }: JoinTeam,
  visitor: Visitor,
): Promise<SignedIn> {
  await countRegistration(context, visitor.address)
  const tokenHash = hashOfToken(token)
  const invited = await context.database.asSystem((tx) => findLink(tx, 'join-team', tokenHash))
  if (!invited) throw new AppError('link-not-valid')
  requireGoodPassword(password, { email: invited.email, names: [firstName, lastName] })
  const passwordHash = await hashPassword(password)
  return context.database.asSystem(async (tx) => {
    await lockEmail(tx, 'client', invited.email)
    const link = await takeLink(tx, 'join-team', tokenHash)
    const owner = link && (await findUser(tx, link.userId))
    if (!link?.teamRole || !owner || owner.archived_at !== null)
      throw new AppError('link-not-valid')
    if (await findUserByEmail(tx, 'client', link.email)) throw new AppError('registration-failed')
    const user = await insertUser(tx, {
      id: randomUUID(),
      role: 'client',
      email: link.email,
      password_hash: passwordHash,
      first_name: firstName,
      last_name: lastName,
      works_for: owner.id,
      team_role: link.teamRole,
    })
    await context.auditTrail.record(tx, {
      action: 'team-joined',
      actorId: user.id,
      targetId: owner.id,
      detail: { role: link.teamRole },
      address: visitor.address,
    })
    return begin(context, tx, { user, visitor, action: 'registered' })
  })
}
