import { plans, refundFeeCents, type RefundEligibility } from '@plumbline/contract'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { paidCheckouts } from '../../db/billing/checkouts.ts'
import { claimsUsedSince } from '../../db/billing/claims-used.ts'
import { insertRefundRequest, refundRequestedAt } from '../../db/billing/refund-requests.ts'
import type { AnyTransaction } from '../../db/transactions.ts'
import { findUser, updateUser, type UserRow } from '../../db/accounts/users.ts'
import { ownAct, type Actor, type Caller } from '../../actor.ts'
import { guaranteeHolds } from './refund-guarantee.ts'
import { settleCheckout } from './settle-checkout.ts'

/** What a cancellation came to. */
export interface Cancellation {
  readonly accessEnds: Date | null
  readonly refundRequested: boolean
}

/**
 * Ends the caller's subscription with the period that is paid; access stays until then. Again
 * changes nothing. A refund that the guarantee covers is recorded for the administrator if asked.
 */
export async function cancelSubscription(
  context: Context,
  actor: Actor,
  { requestRefund }: { readonly requestRefund: boolean },
): Promise<Cancellation> {
  const { user, sessionId, subscriptionId } = await whatRuns(context, actor.userId)
  if (subscriptionId !== undefined) await context.payments.cancelAtPeriodEnd(subscriptionId)
  return context.database.asSystem(async (tx) => {
    if (sessionId !== undefined) await settleCheckout(context, tx, sessionId)
    const granted = sessionId === undefined || user.plan_granted_at !== null
    if (granted && !user.cancel_at_period_end) await updateUser(tx, user.id, endOfGrantedPlan())
    const ended = await findUser(tx, user.id)
    const refundRequested = requestRefund && (await requestRefundOf(tx, user))
    const event = ownAct(actor)
    if (!user.cancel_at_period_end) {
      await context.auditTrail.record(tx, { action: 'subscription-canceled', ...event })
    }
    if (refundRequested)
      await context.auditTrail.record(tx, { action: 'refund-requested', ...event })
    return { accessEnds: ended?.period_ends_at ?? null, refundRequested }
  })
}

/** A plan that an administrator gave may have no subscription behind it. */
async function whatRuns({ database }: Context, userId: string) {
  return database.asSystem(async (tx) => {
    const user = await findUser(tx, userId)
    const status = user?.subscription_status
    if (!user || (status !== 'active' && status !== 'trialing')) {
      throw new AppError('no-subscription')
    }
    const current = (await paidCheckouts(tx, userId)).at(-1)
    const lives = current !== undefined && current.subscription_status !== 'canceled'
    return {
      user,
      sessionId: lives ? current.session_id : undefined,
      subscriptionId: lives ? (current.payment_subscription_id ?? undefined) : undefined,
    }
  })
}

/** A plan without a subscription ends with the calendar month in which usage is counted. */
function endOfGrantedPlan() {
  const now = new Date()
  const monthEnds = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
  return { cancel_at_period_end: true, period_ends_at: monthEnds }
}

async function requestRefundOf(tx: AnyTransaction, user: UserRow): Promise<boolean> {
  const { eligible } = await eligibilityOf(tx, user)
  if (eligible) await insertRefundRequest(tx, user.id, refundFeeCents)
  return eligible
}

/** Whether the refund guarantee still holds for the caller, and why not where it does not. */
export async function refundEligibility(
  { database }: Context,
  caller: Caller,
): Promise<RefundEligibility> {
  return database.asTenant(caller.userId, async (tx) => {
    const user = await findUser(tx, caller.userId)
    if (!user) throw new AppError('unauthorized')
    return eligibilityOf(tx, user)
  })
}

async function eligibilityOf(tx: AnyTransaction, user: UserRow): Promise<RefundEligibility> {
  const firstPaidAt = user.first_paid_at
  const used = firstPaidAt === null ? 0 : await claimsUsedSince(tx, user.id, firstPaidAt)
  return guaranteeHolds({
    now: new Date(),
    firstPaidAt,
    claimsLimit: user.plan_id === null ? 0 : plans[user.plan_id].claimsLimit,
    claimsUsed: used,
    requestedAt: await refundRequestedAt(tx, user.id),
  })
}
