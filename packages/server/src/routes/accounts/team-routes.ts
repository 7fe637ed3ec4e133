import { teamEndpoints } from '@plumbline/contract'
import { answerFor } from '../../services/accounts/user-answer.ts'
import { invite, withdraw } from '../../services/team/invite.ts'
import { invitationHeld, join } from '../../services/team/join.ts'
import { changeRole, remove } from '../../services/team/members.ts'
import { teamOf } from '../../services/team/team.ts'
import { originOf } from '../request-origin.ts'
import type { RouteContext } from '../route-context.ts'

/** The people of an account. */
export function teamRoutes({ context, register, cookie, device }: RouteContext): void {
  register(teamEndpoints.team, ({ actor }) => teamOf(context, actor))
  register(teamEndpoints.inviteToTeam, ({ actor, body, request }) =>
    invite(context, actor, body, originOf(context, request)),
  )
  register(teamEndpoints.withdrawInvitation, async ({ actor, body }) => {
    await withdraw(context, actor, body.email)
    return { message: 'The invitation was taken back.' }
  })
  register(teamEndpoints.changeTeamRole, ({ actor, params, body }) =>
    changeRole(context, actor, params.id, body.role),
  )
  register(teamEndpoints.removeFromTeam, async ({ actor, params }) => {
    await remove(context, actor, params.id)
    return { message: 'They can no longer sign in.' }
  })
  register(teamEndpoints.invitationHeld, ({ body }) => invitationHeld(context, body))
  register(teamEndpoints.joinTeam, async ({ body, visitor, reply }) => {
    const { user, token, deviceToken, stage } = await join(context, body, visitor)
    cookie.write(reply, token)
    if (deviceToken !== undefined) device.write(reply, deviceToken)
    return answerFor(context, user, stage)
  })
}
