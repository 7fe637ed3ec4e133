import type { SignInStage, User } from '@plumbline/contract'
import type { Context } from '../../context.ts'
import { findUser, type UserRow } from '../../db/accounts/users.ts'
import { nameOfPerson } from './person-names.ts'
import { gateOf } from '../billing/gate.ts'

/** A user as answers show it; of somebody who works for another, `owner` is whose account it is. */
export function userAnswer(row: UserRow, actingAdmin?: UserRow, owner?: UserRow): User {
  return { ...wholeAnswer(row, actingAdmin, owner), signInStage: 'full' }
}

/** The same, with the account of its owner looked up where there is one. */
export async function answerFor(
  { database }: Pick<Context, 'database'>,
  row: UserRow,
  stage: SignInStage = 'full',
): Promise<User> {
  const { works_for: ownerId } = row
  const owner = ownerId ? await database.asSystem((tx) => findUser(tx, ownerId)) : undefined
  return userAnswerAt(stage, row, undefined, owner)
}

/** The same of a session that has come only so far: before the second factor, no names. */
export function userAnswerAt(
  stage: SignInStage,
  row: UserRow,
  actingAdmin?: UserRow,
  owner?: UserRow,
): User {
  const { team, ...answer } = { ...wholeAnswer(row, actingAdmin, owner), signInStage: stage }
  if (stage !== 'second-factor') return { ...answer, ...(team && { team }) }
  const names = { firstName: null, lastName: null, companyName: null }
  const hidden = { ...names, pendingEmail: null, accountRole: null }
  return { ...answer, ...hidden, bonusCredits: 0, planId: null }
}

function wholeAnswer(
  person: UserRow,
  actingAdmin: UserRow | undefined,
  owner: UserRow | undefined,
): Omit<User, 'signInStage'> {
  const row = owner ?? person
  const isArchived = (person.archived_at ?? row.archived_at) !== null
  return {
    id: person.id,
    email: person.email,
    firstName: person.first_name,
    lastName: person.last_name,
    companyName: row.company_name,
    accountRole: row.account_role,
    profileImageUrl: person.profile_image_url,
    role: person.role,
    planId: row.plan_id,
    subscriptionStatus: row.subscription_status,
    accessEnabled: row.access_enabled,
    bonusCredits: row.bonus_credits,
    requiresPayment: row.requires_payment,
    isArchived,
    emailConfirmed: person.email_confirmed_at !== null,
    pendingEmail: person.pending_email,
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
    ...(owner &&
      person.team_role && {
        team: {
          role: person.team_role,
          owner: owner.company_name ?? nameOfPerson(owner),
          accountId: owner.id,
        },
      }),
    ...(actingAdmin && { actingAdmin: { id: actingAdmin.id, email: actingAdmin.email } }),
  }
}
