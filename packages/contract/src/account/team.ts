import * as z from 'zod'
import { TeamRole } from './team-role.ts'
import { emailGiven, namedGiven, newPassword } from './user.ts'

/** People and open invitations that an account may have beside its owner. */
export const teamMaximum = 50

/** Somebody who works in the account. */
export const TeamMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: TeamRole,
  joinedAt: z.string(),
  /** When a session of theirs was used last, as far as one is still open. */
  lastUsedAt: z.string().nullable(),
})
export type TeamMember = z.infer<typeof TeamMember>

/** Somebody who was asked and has not come yet. */
export const TeamInvitation = z.object({
  email: z.string(),
  role: TeamRole,
  invitedAt: z.string(),
  expiresAt: z.string(),
})
export type TeamInvitation = z.infer<typeof TeamInvitation>

export const Team = z.object({
  /** Who the account belongs to. */
  owner: z.object({ name: z.string(), email: z.string() }),
  members: z.array(TeamMember),
  /** Shown to the owner alone. */
  invitations: z.array(TeamInvitation),
})
export type Team = z.infer<typeof Team>

export const Invite = z.strictObject({ email: emailGiven, role: TeamRole })
export type Invite = z.infer<typeof Invite>

/** An invitation just made, with the link that joins: shown once, to be handed on where no mail is sent. */
export const InvitationMade = TeamInvitation.extend({ link: z.string(), mailed: z.boolean() })
export type InvitationMade = z.infer<typeof InvitationMade>

export const WithdrawInvitation = z.strictObject({ email: emailGiven })
export type WithdrawInvitation = z.infer<typeof WithdrawInvitation>

export const ChangeTeamRole = z.strictObject({ role: TeamRole })
export type ChangeTeamRole = z.infer<typeof ChangeTeamRole>

const invitationToken = z.string().min(1).max(200)

/** In the body: an address would leave the token in logs. */
export const InvitationToken = z.strictObject({ token: invitationToken })
export type InvitationToken = z.infer<typeof InvitationToken>

/** Who invites whom, as whoever holds the link is told before they join. */
export const InvitationHeld = z.object({
  /** Address of the owner of the account: names are what somebody wrote. */
  by: z.string(),
  email: z.string(),
  role: TeamRole,
})
export type InvitationHeld = z.infer<typeof InvitationHeld>

export const JoinTeam = z.strictObject({
  token: invitationToken,
  firstName: namedGiven('First name is required'),
  lastName: namedGiven('Last name is required'),
  password: newPassword,
})
export type JoinTeam = z.infer<typeof JoinTeam>
