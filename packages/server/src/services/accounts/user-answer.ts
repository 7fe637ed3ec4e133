import type { SignInStage, User } from '@plumbline/contract'
import type { UserRow } from '../../db/accounts/users.ts'
import { gateOf } from '../billing/gate.ts'

/** A user as answers show it. */
export function userAnswer(row: UserRow, actingAdmin?: UserRow): User {
  return { ...wholeAnswer(row, actingAdmin), signInStage: 'full' }
}

/** The same of a session that has come only so far: before the second factor, no names. */
export function userAnswerAt(stage: SignInStage, row: UserRow, actingAdmin?: UserRow): User {
  const answer = { ...wholeAnswer(row, actingAdmin), signInStage: stage }
  if (stage !== 'second-factor') return answer
  const names = { firstName: null, lastName: null, companyName: null }
  const hidden = { ...names, pendingEmail: null, accountRole: null }
  return { ...answer, ...hidden, bonusCredits: 0, planId: null }
}

function wholeAnswer(row: UserRow, actingAdmin?: UserRow): Omit<User, 'signInStage'> {
  const isArchived = row.archived_at !== null
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    companyName: row.company_name,
    accountRole: row.account_role,
    profileImageUrl: row.profile_image_url,
    role: row.role,
    planId: row.plan_id,
    subscriptionStatus: row.subscription_status,
    accessEnabled: row.access_enabled,
    bonusCredits: row.bonus_credits,
    requiresPayment: row.requires_payment,
    isArchived,
    emailConfirmed: row.email_confirmed_at !== null,
    pendingEmail: row.pending_email,
    gate:
      row.role === 'admin'
        ? { open: true }
        : gateOf({
            subscriptionStatus: row.subscription_status,
            requiresPayment: row.requires_payment,
            bonusCredits: row.bonus_credits,
            accessEnabled: row.access_enabled,
            archived: isArchived,
            hasResults: row.has_results,
          }),
    ...(actingAdmin && { actingAdmin: { id: actingAdmin.id, email: actingAdmin.email } }),
  }
}
