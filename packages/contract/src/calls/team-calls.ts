import type { Call } from './call.ts'

/** Where the calls of the people of an account go. */
export const teamCalls = {
  team: { method: 'GET', path: '/api/team' },
  inviteToTeam: { method: 'POST', path: '/api/team/invitations' },
  withdrawInvitation: { method: 'POST', path: '/api/team/invitations/withdraw' },
  changeTeamRole: { method: 'PATCH', path: '/api/team/members/:id' },
  removeFromTeam: { method: 'DELETE', path: '/api/team/members/:id' },
  invitationHeld: { method: 'POST', path: '/api/team/invitation' },
  joinTeam: { method: 'POST', path: '/api/team/join' },
} as const satisfies Record<string, Call>
