import type { User } from '@plumbline/contract'
import { aUser } from '../src/testing/a-user.ts'
import { casesVisits } from './cases-visits.ts'

export interface Visit {
  readonly name: string
  readonly path: string
  /** Signed out where absent. */
  readonly user?: User
  /** Answers of further calls, by path. */
  readonly answers?: Readonly<Record<string, unknown>>
}

export const client = aUser()
const pending: User = {
  ...client,
  planId: null,
  subscriptionStatus: 'pending_payment',
  requiresPayment: true,
  gate: { open: false, reason: 'pending_payment' },
}
const underAdmin: User = { ...client, actingAdmin: { id: '9', email: 'admin@example.com' } }

/** Every screen of the public part, in each of its states that a visit can reach. */
export const visits: readonly Visit[] = [
  { name: 'landing', path: '/' },
  { name: 'auth', path: '/auth' },
  { name: 'register', path: '/register' },
  { name: 'admin-login', path: '/admin-login' },
  { name: 'admin-login-denied', path: '/admin-login', user: client },
  { name: 'pricing', path: '/pricing' },
  { name: 'pricing-signed-in', path: '/pricing', user: client },
  { name: 'trial-setup', path: '/trial-setup' },
  { name: 'payment-none', path: '/payment-success' },
  {
    name: 'payment-success',
    path: '/payment-success?session_id=1',
    user: client,
    answers: { '/api/verify-payment/1': { success: true, message: '' } },
  },
  { name: 'complete-registration', path: '/complete-registration', user: pending },
  { name: 'complete-registration-signed-out', path: '/complete-registration' },
  { name: 'privacy-policy', path: '/privacy-policy' },
  { name: 'terms-of-service', path: '/terms-of-service' },
  { name: 'hipaa-compliance', path: '/hipaa-compliance' },
  { name: 'about', path: '/about' },
  { name: 'api', path: '/api' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'user-view', path: '/profile', user: underAdmin },
  {
    name: 'profile-ai',
    path: '/profile',
    user: client,
    answers: {
      '/api/ai-settings': {
        ...{ words: true, questions: false },
        model: { name: 'a-model', host: 'models.example' },
      },
    },
  },
  ...casesVisits.map((visit) => ({ ...visit, user: client })),
]
