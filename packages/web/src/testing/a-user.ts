import type { User } from '@plumbline/contract'

/** An active client, with what a test changes. */
export function aUser(changes: Partial<User> = {}): User {
  return {
    id: '1',
    email: 'dana.reed@example.com',
    firstName: 'Dana',
    lastName: 'Reed',
    companyName: 'Reed Benefits',
    accountRole: null,
    profileImageUrl: null,
    role: 'client',
    planId: 'starter',
    subscriptionStatus: 'active',
    accessEnabled: false,
    bonusCredits: 0,
    requiresPayment: false,
    isArchived: false,
    emailConfirmed: true,
    pendingEmail: null,
    signInStage: 'full',
    gate: { open: true },
    ...changes,
  }
}

const closed = { open: false, reason: 'pending_payment' } as const

/** The states of an account that decide where it may go. */
export const accounts = {
  active: aUser(),
  pending: aUser({
    planId: null,
    subscriptionStatus: 'pending_payment',
    requiresPayment: true,
    gate: closed,
  }),
  requiring: aUser({ subscriptionStatus: null, requiresPayment: true, gate: closed }),
  credits: aUser({
    subscriptionStatus: 'pending_payment',
    requiresPayment: true,
    bonusCredits: 50,
  }),
  access: aUser({ subscriptionStatus: 'pending_payment', accessEnabled: true }),
  admin: aUser({ id: '9', role: 'admin', email: 'admin@example.com' }),
} as const
