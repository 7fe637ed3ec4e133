import { billingEndpoints } from '@plumbline/contract'
import { startCheckout, verifyPayment } from '../services/billing/checkouts.ts'
import { cancelSubscription, refundEligibility } from '../services/billing/subscriptions.ts'
import type { RouteContext } from './route-context.ts'

/** Checkout, its verification, cancelling and the refund guarantee. */
export function billingRoutes({ context, register }: RouteContext): void {
  register(billingEndpoints.createCheckout, async ({ body, caller, request }) => {
    const origin =
      context.settings.publicUrl ?? `${request.protocol}://${request.headers.host ?? 'localhost'}`
    return { url: await startCheckout(context, body, { caller, origin, address: request.ip }) }
  })

  register(billingEndpoints.verifyPayment, ({ params, caller }) =>
    verifyPayment(context, params.sessionId, caller),
  )

  register(billingEndpoints.cancelSubscription, async ({ body, caller, request }) => {
    const canceled = await cancelSubscription(context, caller, body.requestRefund, request.ip)
    return {
      message: 'Your subscription will end at the current billing period.',
      accessEnds: canceled.accessEnds?.toISOString().slice(0, 10) ?? null,
      refundRequested: canceled.refundRequested,
    }
  })

  register(billingEndpoints.refundEligibility, ({ caller }) => refundEligibility(context, caller))
}
