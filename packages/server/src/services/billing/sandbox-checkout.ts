import { plans, type Plan } from '@plumbline/contract'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { findCheckout } from '../../db/billing/checkouts.ts'
import { insertSandboxPurchase } from '../../db/billing/sandbox-purchases.ts'
import { receivePaymentEvent } from './payment-events.ts'

/** What the sandbox's page shows of a checkout: the plan and nothing about the buyer. */
export async function sandboxPlan({ database }: Context, sessionId: string): Promise<Plan> {
  const checkout = await database.asSystem((tx) => findCheckout(tx, sessionId))
  if (!checkout) throw new AppError('not-found')
  return plans[checkout.plan_id]
}

/** Pays in the sandbox and sends the event that a provider would send. Paying twice is paying once. */
export async function payInSandbox(context: Context, sessionId: string): Promise<void> {
  await context.database.asSystem(async (tx) => {
    if (!(await findCheckout(tx, sessionId))) throw new AppError('not-found')
    await insertSandboxPurchase(tx, sessionId)
  })
  await receivePaymentEvent(context, {
    id: `evt_${sessionId}`,
    type: 'checkout.session.completed',
    sessionId,
  })
}

/** Where a buyer who does not pay goes. */
export async function sandboxCancelPath({ database }: Context, sessionId: string): Promise<string> {
  const checkout = await database.asSystem((tx) => findCheckout(tx, sessionId))
  if (!checkout) throw new AppError('not-found')
  return checkout.by_guest ? '/pricing?canceled=true' : '/dashboard?canceled=true'
}
