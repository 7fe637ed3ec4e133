import type { Usage } from '@plumbline/contract'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { findUsage } from '../../db/billing/usage.ts'
import { findUser } from '../../db/accounts/users.ts'
import type { Caller } from '../../actor.ts'
import { claimsLimitOf } from './capacity.ts'
import { currentMonth } from './month.ts'

/** Claims of the calendar month (UTC) against the plan's limit. */
export async function usageOf(context: Context, caller: Caller): Promise<Usage> {
  return context.database.asTenant(caller.userId, async (tx) => {
    const user = await findUser(tx, caller.userId)
    if (!user) throw new AppError('unauthorized')
    const month = currentMonth()
    const runs = user.subscription_status === 'active' || user.subscription_status === 'trialing'
    const periodEnds = user.period_ends_at?.toISOString() ?? null
    const isCanceled = runs && user.cancel_at_period_end
    const { claimsUsed } = await findUsage(tx, month)
    return {
      ...month,
      planId: user.plan_id,
      subscriptionStatus: user.subscription_status,
      isTrialPeriod: user.subscription_status === 'trialing',
      isCanceled,
      accessEnds: isCanceled ? periodEnds : null,
      // A day that is over is of a period whose end nobody told yet.
      renews: runs && !isCanceled && isAhead(user.period_ends_at) ? periodEnds : null,
      trialEndDate: user.trial_ends_at?.toISOString() ?? null,
      claimsUsed,
      claimsLimit: claimsLimitOf({ planId: user.plan_id, accessEnabled: user.access_enabled }),
      bonusCredits: user.bonus_credits,
    }
  })
}

function isAhead(moment: Date | null): boolean {
  return moment !== null && moment.getTime() > Date.now()
}
