import type { TeamMember, TeamRole } from '@plumbline/contract'
import { ownAct, type Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { deleteLinksOf } from '../../db/accounts/account-links.ts'
import { deleteSecondFactors } from '../../db/accounts/second-factors.ts'
import { lockMember, markLeft } from '../../db/accounts/team.ts'
import { updateUser } from '../../db/accounts/users.ts'
import { forgetAccess } from '../accounts/reset-by-link.ts'
import { memberAnswer } from './team.ts'

/** Changes what somebody may do, from their next request on. Throws `not-found` for another's. */
export async function changeRole(
  context: Context,
  actor: Actor,
  memberId: string,
  role: TeamRole,
): Promise<TeamMember> {
  return context.database.asSystem(async (tx) => {
    const member = await lockMember(tx, actor.userId, memberId)
    const changed = member && (await updateUser(tx, member.id, { team_role: role }))
    if (!changed) throw new AppError('not-found')
    await context.auditTrail.record(tx, {
      action: 'team-role-changed',
      ...ownAct(actor),
      subjectId: changed.id,
      detail: { role },
    })
    return memberAnswer(changed)
  })
}

/**
 * Ends somebody's work in the account at once: sessions, devices, second factor and address go, the
 * name stays with what they did. Throws `not-found` for another's.
 */
export async function remove(context: Context, actor: Actor, memberId: string): Promise<void> {
  await context.database.asSystem(async (tx) => {
    const member = await lockMember(tx, actor.userId, memberId)
    if (!member) throw new AppError('not-found')
    await forgetAccess(tx, member)
    await deleteSecondFactors(tx, member.id)
    for (const purpose of ['confirm-email', 'reset-password'] as const)
      await deleteLinksOf(tx, purpose, member.id)
    await markLeft(tx, member.id)
    await context.auditTrail.record(tx, {
      action: 'team-member-removed',
      ...ownAct(actor),
      subjectId: member.id,
    })
  })
}
