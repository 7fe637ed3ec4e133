import {
  ChangeTeamRole,
  InvitationHeld,
  InvitationMade,
  InvitationToken,
  Invite,
  JoinTeam,
  Team,
  TeamMember,
  WithdrawInvitation,
} from '../account/team.ts'
import { User } from '../account/user.ts'
import { Done } from '../admin.ts'
import { teamCalls } from '../calls/team-calls.ts'
import { Id } from '../id.ts'
import { endpoint } from './endpoint.ts'

/** The people of an account: asked by its owner, each with a sign-in of their own. */
export const teamEndpoints = {
  team: endpoint({
    ...teamCalls.team,
    access: 'client',
    team: 'account',
    summary: 'Who works in the account',
    reply: Team,
    successStatus: 200,
    errors: [],
  }),
  inviteToTeam: endpoint({
    ...teamCalls.inviteToTeam,
    access: 'open-client',
    summary: 'Invite somebody to work in the account; the link holds for seven days and once',
    body: Invite,
    reply: InvitationMade,
    successStatus: 201,
    errors: ['conflict'],
  }),
  withdrawInvitation: endpoint({
    ...teamCalls.withdrawInvitation,
    access: 'client',
    summary: 'Take an invitation back',
    body: WithdrawInvitation,
    reply: Done,
    successStatus: 200,
    errors: ['not-found'],
  }),
  changeTeamRole: endpoint({
    ...teamCalls.changeTeamRole,
    access: 'client',
    summary: 'Change what somebody may do in the account',
    params: Id,
    body: ChangeTeamRole,
    reply: TeamMember,
    successStatus: 200,
    errors: ['not-found'],
  }),
  removeFromTeam: endpoint({
    ...teamCalls.removeFromTeam,
    access: 'client',
    summary: 'Let somebody work in the account no longer; their name stays with what they did',
    params: Id,
    reply: Done,
    successStatus: 200,
    errors: ['not-found'],
  }),
  invitationHeld: endpoint({
    ...teamCalls.invitationHeld,
    access: 'public',
    summary:
      'Who invites whom, for whoever holds the link of an invitation; the link stays as it is',
    body: InvitationToken,
    reply: InvitationHeld,
    successStatus: 200,
    errors: ['link-not-valid'],
  }),
  joinTeam: endpoint({
    ...teamCalls.joinTeam,
    access: 'public',
    summary: 'Join an account by the link of an invitation, and sign in',
    body: JoinTeam,
    reply: User,
    successStatus: 201,
    errors: ['link-not-valid', 'registration-failed'],
  }),
} as const
