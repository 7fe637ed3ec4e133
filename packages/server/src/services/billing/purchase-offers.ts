import type { PurchaseAnswer, PurchaseOffer } from '@plumbline/contract'
import { ownAct, type Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { findUser, lockUser, type UserRow } from '../../db/accounts/users.ts'
import { updateCheckout, type CheckoutRow } from '../../db/billing/checkouts.ts'
import { declinePurchase, waitingPurchases } from '../../db/billing/purchase-offers.ts'
import type { SystemTransaction } from '../../db/transactions.ts'
import { applyPurchases, settleCheckout } from './settle-checkout.ts'

/**
 * Purchases that guests made with the caller's address. They are shown to nobody who has not
 * confirmed it, and to no administrator who acts as the customer.
 */
export async function purchaseOffers(context: Context, actor: Actor): Promise<PurchaseOffer[]> {
  return context.database.asSystem(async (tx) => {
    const user = await findUser(tx, actor.userId)
    const waiting = user ? await offeredTo(tx, actor, user) : []
    return waiting.map(({ id, plan_id, subscribed_plan_id, paid_at, created_at }) => ({
      id,
      planId: subscribed_plan_id ?? plan_id,
      paidAt: (paid_at ?? created_at).toISOString(),
    }))
  })
}

/**
 * Attaches a purchase, which then counts as any other of the account, or notes that it is not the
 * caller's. Throws `not-found` for what is not offered to the caller.
 */
export async function answerOffer(
  context: Context,
  actor: Actor,
  { id, answer }: PurchaseAnswer,
): Promise<UserRow> {
  return context.database.asSystem(async (tx) => {
    const user = await lockUser(tx, actor.userId)
    const offered = user ? await offeredTo(tx, actor, user) : []
    const purchase = offered.find((one) => one.id === id)
    if (!user || !purchase) throw new AppError('not-found')
    if (answer === 'attach') await attach(context, tx, user.id, purchase)
    else await declinePurchase(tx, purchase.id)
    const action = answer === 'attach' ? 'purchase-attached' : 'purchase-declined'
    await context.auditTrail.record(tx, { action, subjectId: id, ...ownAct(actor) })
    return (await findUser(tx, user.id)) ?? user
  })
}

async function offeredTo(
  tx: SystemTransaction,
  { actingAdminId }: Actor,
  { email, email_confirmed_at }: UserRow,
): Promise<CheckoutRow[]> {
  if (email_confirmed_at === null || actingAdminId !== undefined) return []
  return waitingPurchases(tx, email)
}

/** Asked of the provider anew: what ended meanwhile opens nothing. */
async function attach(
  context: Context,
  tx: SystemTransaction,
  userId: string,
  { id, session_id }: CheckoutRow,
): Promise<void> {
  await updateCheckout(tx, id, { user_id: userId })
  await settleCheckout(context, tx, session_id)
  await applyPurchases(context, tx, userId)
}
