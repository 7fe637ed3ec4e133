import type { Team, TeamInvitation, TeamMember } from '@plumbline/contract'
import type { Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import {
  lastUses,
  listInvitations,
  listMembers,
  type InvitationRow,
  type MemberRow,
} from '../../db/accounts/team.ts'
import { findUser } from '../../db/accounts/users.ts'
import { nameOfPerson } from '../accounts/person-names.ts'

/** Who works in the account; what was sent and when somebody was here last is for its owner alone. */
export async function teamOf({ database }: Context, actor: Actor): Promise<Team> {
  const isOwner = actor.teamRole === undefined
  return database.asSystem(async (tx) => {
    const owner = await findUser(tx, actor.userId)
    if (!owner) throw new AppError('unauthorized')
    const members = (await listMembers(tx, owner.id)).filter(({ left_at: left }) => left === null)
    const used = isOwner ? await lastUses(tx, owner.id) : new Map<string, Date>()
    const invitations = isOwner ? await listInvitations(tx, owner.id) : []
    return {
      owner: { name: nameOfPerson(owner), email: owner.email },
      members: members.map((member) => memberAnswer(member, used.get(member.id))),
      invitations: invitations.map(invitationAnswer),
    }
  })
}

/** Somebody of the team as answers show them. */
export function memberAnswer(member: MemberRow, lastUsedAt?: Date): TeamMember {
  return {
    id: member.id,
    name: nameOfPerson(member),
    email: member.email,
    role: member.team_role ?? 'reader',
    joinedAt: member.created_at.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}

export function invitationAnswer(row: InvitationRow): TeamInvitation {
  return {
    email: row.email,
    role: row.teamRole ?? 'reader',
    invitedAt: row.invitedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }
}
