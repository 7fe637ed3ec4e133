import { billingEndpoints } from '@plumbline/contract'
import { startCheckout } from '../../services/billing/checkouts.ts'
import { verifyPayment } from '../../services/billing/verify-payment.ts'
import { cancelSubscription, refundEligibility } from '../../services/billing/subscriptions.ts'
import { answerOffer, purchaseOffers } from '../../services/billing/purchase-offers.ts'
import { userAnswer } from '../../services/accounts/user-answer.ts'
import { originOf } from '../request-origin.ts'
import type { RouteContext } from '../route-context.ts'

/** Checkout, its verification, cancelling and the refund guarantee. */
export function billingRoutes({ context, register }: RouteContext): void {
  register(billingEndpoints.createCheckout, async ({ body, visitor, request }) => {
    const origin = originOf(context, request)
    return { url: await startCheckout(context, body, { visitor, origin }) }
  })

  register(billingEndpoints.verifyPayment, ({ params, visitor }) =>
    verifyPayment(context, params.sessionId, visitor.caller),
  )

  register(billingEndpoints.cancelSubscription, async ({ body, actor }) => {
    const canceled = await cancelSubscription(context, actor, body)
    return {
      message: 'Your subscription will end at the current billing period.',
      accessEnds: canceled.accessEnds?.toISOString().slice(0, 10) ?? null,
      refundRequested: canceled.refundRequested,
    }
  })

  register(billingEndpoints.refundEligibility, ({ actor }) => refundEligibility(context, actor))

  register(billingEndpoints.purchaseOffers, ({ actor }) => purchaseOffers(context, actor))

  register(billingEndpoints.answerOffer, async ({ body, actor }) =>
    userAnswer(await answerOffer(context, actor, body)),
  )
}
