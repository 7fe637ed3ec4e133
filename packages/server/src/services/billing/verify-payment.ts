import type { PaymentVerification } from '@plumbline/contract'
import type { Caller } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { findCheckout, type CheckoutRow } from '../../db/billing/checkouts.ts'
import { settleCheckout } from './settle-checkout.ts'

/** What became of a checkout, asked of the provider anew. Of another's: as if there were none. */
export async function verifyPayment(
  context: Context,
  sessionId: string,
  caller: Caller | undefined,
): Promise<PaymentVerification> {
  if (context.payments.kind === 'unavailable') throw new AppError('payments-unavailable')
  const checkout = await context.database.asSystem(async (tx) => {
    const found = await findCheckout(tx, sessionId)
    if (!found || !mayAsk(found, caller)) throw new AppError('not-found', { message: unknown })
    return settleCheckout(context, tx, sessionId)
  })
  return checkout?.status === 'paid'
    ? { success: true, message: 'Your account has been activated. Welcome to the product!' }
    : { success: false, message: 'The payment has not been completed. It may take a few minutes.' }
}

const unknown =
  'This payment session was not found. If you were signed in when you paid, sign in again to see it.'

/** Guests hold the session's id as their proof; what an account started is that account's. */
function mayAsk(checkout: CheckoutRow, caller: Caller | undefined): boolean {
  if (caller?.role === 'client')
    return checkout.user_id === null || checkout.user_id === caller.userId
  return caller === undefined && checkout.by_guest
}
