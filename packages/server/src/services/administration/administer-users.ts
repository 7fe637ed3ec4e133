import { plans, type AdminUserRow, type AdminUsersQuery, type PlanId } from '@plumbline/contract'
import type { Updateable } from 'kysely'
import type { Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { insertCreditEntry } from '../../db/billing/credit-entries.ts'
import { listCustomers } from '../../db/accounts/customers.ts'
import { endLapsedSubscriptions } from '../../db/billing/lapsed-subscriptions.ts'
import { attachedSubscriptionsOf } from '../../db/accounts/rows-of-user.ts'
import type { UsersTable } from '../../db/schema.ts'
import type { SystemTransaction } from '../../db/transactions.ts'
import { updateUser, type UserRow } from '../../db/accounts/users.ts'
import { administrative, customerFor } from './administered.ts'
import type { AuditEvent } from '../../audit-trail/audit-trail.ts'
import { currentMonth } from '../billing/month.ts'
import { userAnswer } from '../accounts/user-answer.ts'

/** Customers with what they used this calendar month (UTC). */
export async function listUsers(
  { database }: Context,
  query: AdminUsersQuery,
): Promise<AdminUserRow[]> {
  return database.asSystem(async (tx) => {
    await endLapsedSubscriptions(tx)
    const rows = await listCustomers(tx, query, currentMonth())
    return rows.map(({ user, claimsUsed, refundRequestedAt }) => ({
      user: userAnswer(user),
      usage: { claimsUsed, claimsLimit: limitOf(user) },
      refundRequestedAt: refundRequestedAt?.toISOString() ?? null,
    }))
  })
}

function limitOf({ plan_id }: UserRow): number {
  return plan_id === null ? 0 : plans[plan_id].claimsLimit
}

export async function setAccess(
  context: Context,
  admin: Actor,
  { userId, accessEnabled }: { userId: string; accessEnabled: boolean },
): Promise<UserRow> {
  return change(context, admin, userId, {
    changes: () => ({ access_enabled: accessEnabled }),
    event: { action: 'access-changed', detail: { accessEnabled } },
  })
}

const creditsMaximum = 1_000_000_000

/** Adds or takes credits with a reason in the ledger; what is not there cannot be taken. */
export async function addCredits(
  context: Context,
  admin: Actor,
  { userId, credits, reason }: { userId: string; credits: number; reason: string },
): Promise<UserRow> {
  return change(context, admin, userId, {
    changes: async (tx, user) => {
      const balance = user.bonus_credits + credits
      if (balance < 0 || balance > creditsMaximum) {
        const message = `The account has ${user.bonus_credits} bonus credits; ${credits} more would leave ${balance}.`
        throw new AppError('conflict', { message })
      }
      await insertCreditEntry(tx, {
        userId: user.id,
        credits,
        reason,
        actorId: admin.userId,
      })
      return { bonus_credits: balance }
    },
    event: { action: 'credits-changed', detail: { credits } },
  })
}

type PlanChoice = PlanId | 'none'

/**
 * Gives a plan, which holds against subscriptions paid before, or takes it away (`none`), which
 * also ends what the provider still charges for.
 */
export async function setPlan(
  context: Context,
  admin: Actor,
  { userId, planId }: { userId: string; planId: PlanChoice },
): Promise<UserRow> {
  if (planId === 'none') await endSubscriptions(context, userId)
  return change(context, admin, userId, {
    changes: () => ({ ...planChanges(planId), plan_granted_at: new Date() }),
    event: { action: 'plan-changed', detail: { planId } },
  })
}

function planChanges(planId: PlanChoice) {
  const none = planId === 'none'
  return {
    plan_id: none ? null : planId,
    subscription_status: none ? 'pending_payment' : 'active',
    requires_payment: none,
    cancel_at_period_end: false,
    period_ends_at: null,
  } as const
}

async function endSubscriptions(context: Context, userId: string): Promise<void> {
  const subscriptions = await context.database.asSystem(async (tx) => {
    const user = await customerFor(tx, userId)
    return attachedSubscriptionsOf(tx, user.id)
  })
  for (const subscription of subscriptions) await context.payments.cancelNow(subscription)
}

/** What an administrator changes of a customer, and the row of the trail that says so. */
interface Change {
  readonly changes: (
    tx: SystemTransaction,
    user: UserRow,
  ) => Updateable<UsersTable> | Promise<Updateable<UsersTable>>
  readonly event: Pick<AuditEvent, 'action' | 'detail'>
}

async function change(
  context: Context,
  admin: Actor,
  userId: string,
  { changes, event }: Change,
): Promise<UserRow> {
  return context.database.asSystem(async (tx) => {
    const user = await customerFor(tx, userId)
    const changed = await updateUser(tx, user.id, await changes(tx, user))
    if (!changed) throw new AppError('not-found')
    await context.auditTrail.record(tx, administrative(admin, user.id, event))
    return changed
  })
}
