import * as z from 'zod'
import { passwordMaximumLength, passwordMinimumLength } from '../limits.ts'
import { LetterRole } from '../review/letter-lists.ts'
import { SignInStage } from './second-factor.ts'
import { TeamRole } from './team-role.ts'
import { PlanId } from '../plan-id.ts'

export const Role = z.enum(['client', 'admin'])
export type Role = z.infer<typeof Role>

export const SubscriptionStatus = z.enum(['pending_payment', 'trialing', 'active', 'canceled'])
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

/** Whether the dashboard is open to the user, decided on the server (`gateOf`). */
export const Gate = z.object({
  open: z.boolean(),
  /** Closed, but results of the account's own files stay readable. */
  reading: z.boolean().optional(),
  reason: z.enum(['pending_payment', 'archived']).optional(),
})
export type Gate = z.infer<typeof Gate>

export const User = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  companyName: z.string().nullable(),
  /** For whom findings are worded, and who writes its letters unless a case says otherwise. */
  accountRole: LetterRole.nullable(),
  profileImageUrl: z.string().nullable(),
  role: Role,
  planId: PlanId.nullable(),
  subscriptionStatus: SubscriptionStatus.nullable(),
  accessEnabled: z.boolean(),
  bonusCredits: z.number().int(),
  requiresPayment: z.boolean(),
  isArchived: z.boolean(),
  gate: Gate,
  /** Other than `full`, the session can only show or set up a second factor. */
  signInStage: SignInStage,
  /** Whether the owner of the address has confirmed it. */
  emailConfirmed: z.boolean(),
  /** The address that was asked for and waits for its confirmation. */
  pendingEmail: z.string().nullable(),
  /** How many devices signed in that the owner has not yet said are theirs; of the current user. */
  newDevices: z.number().int().optional(),
  /** Of somebody who works in the account of another: what they may do there, and whose it is. */
  team: z.object({ role: TeamRole, owner: z.string(), accountId: z.string() }).optional(),
  /** Set while an administrator is signed in as this user. */
  actingAdmin: z.object({ id: z.string(), email: z.string() }).optional(),
})
export type User = z.infer<typeof User>

const emailAddress = z.email('Please enter a valid email address')
export const emailGiven = z.string().trim().max(254).pipe(emailAddress)
export const namedGiven = (message: string) => z.string().trim().min(1, message).max(200)

export const Login = z.object({
  email: emailGiven,
  password: z.string().min(1, 'Password is required').max(passwordMaximumLength),
})
export type Login = z.infer<typeof Login>

export const newPassword = z
  .string()
  .min(passwordMinimumLength, 'Password must be at least 8 characters')
  .max(passwordMaximumLength)

export const Registration = z.object({
  email: emailGiven,
  password: newPassword,
  firstName: namedGiven('First name is required'),
  lastName: namedGiven('Last name is required'),
  companyName: namedGiven('Company name is required'),
  /** The checkout that a guest paid before registering. */
  checkoutSessionId: z.string().max(200).optional(),
})
export type Registration = z.infer<typeof Registration>

export const AdminLogin = z.object({
  email: z.string().trim().max(254).pipe(z.email('Invalid email address')),
  password: newPassword,
})
export type AdminLogin = z.infer<typeof AdminLogin>

/** Values arrive trimmed. Another email is a change that waits until it is confirmed. */
export const ProfileUpdate = z.object({
  firstName: namedGiven('Please fill in all fields'),
  lastName: namedGiven('Please fill in all fields'),
  email: z.string().trim().min(1, 'Please fill in all fields').max(254).pipe(emailAddress),
  /** Stays as it is where not given. */
  accountRole: LetterRole.nullable().optional(),
  /** Needed where the email differs. */
  password: z.string().min(1).max(passwordMaximumLength).optional(),
})
export type ProfileUpdate = z.infer<typeof ProfileUpdate>

/** The secret of a link that was sent. */
export const LinkToken = z.object({ token: z.string().min(1).max(200) })

/** The password of whoever is signed in, or of the account that is linked. */
export const PasswordProof = z.object({ password: z.string().min(1).max(passwordMaximumLength) })

export const PasswordChange = z.object({
  currentPassword: z.string().min(1, 'Password is required').max(passwordMaximumLength),
  newPassword,
})
export type PasswordChange = z.infer<typeof PasswordChange>

/** A password chosen by whoever was sent the link. */
export const PasswordReset = LinkToken.extend({ password: newPassword })
export type PasswordReset = z.infer<typeof PasswordReset>

export const SessionId = z.object({ id: z.string().min(1).max(100) })

/** Where somebody is signed in to the account. */
export const OwnSession = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  device: z.string(),
  address: z.string().nullable(),
  startedAt: z.string(),
  lastUsedAt: z.string(),
})
export type OwnSession = z.infer<typeof OwnSession>

/** A browser in which somebody signed in, and whether the owner has said that it is theirs. */
export const OwnDevice = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string().nullable(),
  firstSeenAt: z.string(),
  isAcknowledged: z.boolean(),
})
export type OwnDevice = z.infer<typeof OwnDevice>

export const OwnSessions = z.object({
  sessions: z.array(OwnSession),
  devices: z.array(OwnDevice),
})
export type OwnSessions = z.infer<typeof OwnSessions>
