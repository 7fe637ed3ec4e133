import { teamMaximum, type InvitationMade, type Invite } from '@plumbline/contract'
import { ownAct, type Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { insertLink } from '../../db/accounts/account-links.ts'
import { countFailure } from '../../db/accounts/sign-in-attempts.ts'
import { deleteInvitation, listInvitations, listMembers } from '../../db/accounts/team.ts'
import { lockUser, type UserRow } from '../../db/accounts/users.ts'
import type { SystemTransaction } from '../../db/transactions.ts'
import { countLetter } from '../accounts/confirm-email.ts'
import { invitationLetter } from '../accounts/letters.ts'
import { newSessionToken } from '../accounts/session-token.ts'
import { invitationAnswer } from './team.ts'

const lastsMs = 7 * 24 * 3_600_000

/**
 * Makes the one link by which somebody may join, in place of those sent to the same address before.
 * Whether the address has an account is said to nobody. Throws `conflict` where the team is full or
 * the address is that of somebody in it.
 */
export async function invite(
  context: Context,
  actor: Actor,
  { email, role }: Invite,
  origin: string,
): Promise<InvitationMade> {
  const { token, tokenHash } = newSessionToken()
  const { owner, made } = await context.database.asSystem(async (tx) => {
    const owner = await lockUser(tx, actor.userId)
    if (!owner) throw new AppError('unauthorized')
    await deleteInvitation(tx, owner.id, email)
    await requirePlace(tx, owner, email)
    await countInvitation(tx, owner.id)
    await countLetter(tx, email)
    const link = { userId: owner.id, tokenHash, purpose: 'join-team', email } as const
    await insertLink(tx, { ...link, teamRole: role }, lastsMs)
    await context.auditTrail.record(tx, {
      action: 'team-invited',
      ...ownAct(actor),
      detail: { role },
    })
    const made = (await listInvitations(tx, owner.id)).find((one) => one.email === email)
    if (!made) throw new AppError('not-found')
    return { owner, made }
  })
  // Behind the hash, so that it never stands in a log.
  const link = `${origin}/join#${token}`
  context.mail.send(invitationLetter(email, { by: owner.email, origin, link }))
  return { ...invitationAnswer(made), link, mailed: context.mail.kind === 'smtp' }
}

const dayMs = 24 * 3_600_000
const mostADay = 100

/** An account sends letters to whomever it names: so many a day, taken back or not. */
async function countInvitation(tx: SystemTransaction, ownerId: string): Promise<void> {
  const { failures, waitSeconds } = await countFailure(tx, `invitations:${ownerId}`, dayMs)
  if (failures <= mostADay) return
  const message = `${mostADay} invitations were made in this account within a day. Please wait.`
  throw new AppError('too-many-requests', { message, retryAfterSeconds: waitSeconds })
}

async function requirePlace(tx: SystemTransaction, owner: UserRow, email: string): Promise<void> {
  const members = (await listMembers(tx, owner.id)).filter(({ left_at: left }) => left === null)
  const isSame = (other: string) => other.toLowerCase() === email.toLowerCase()
  if (isSame(owner.email) || members.some((member) => isSame(member.email)))
    throw new AppError('conflict', { message: 'Whoever has this address is in your team already.' })
  const taken = members.length + (await listInvitations(tx, owner.id)).length
  if (taken >= teamMaximum) {
    const message = `A team has at most ${teamMaximum} people, those invited included. Remove somebody first.`
    throw new AppError('conflict', { message })
  }
}

/** Takes an invitation back. Throws `not-found` where none of that address is open. */
export async function withdraw(context: Context, actor: Actor, email: string): Promise<void> {
  await context.database.asSystem(async (tx) => {
    if (!(await deleteInvitation(tx, actor.userId, email))) throw new AppError('not-found')
    await context.auditTrail.record(tx, { action: 'team-invitation-withdrawn', ...ownAct(actor) })
  })
}
