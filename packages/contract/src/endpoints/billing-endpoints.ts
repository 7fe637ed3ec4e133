import * as z from 'zod'
import { billingCalls } from '../calls/billing-calls.ts'
import {
  CancelAnswer,
  CancelRequest,
  CheckoutAnswer,
  CheckoutRequest,
  PaymentVerification,
  PurchaseAnswer,
  PurchaseOffer,
  RefundEligibility,
} from '../billing.ts'
import { User } from '../account/user.ts'
import { endpoint } from './endpoint.ts'

const SessionId = z.object({ sessionId: z.string().min(1).max(200) })

/** Checkout and subscriptions. */
export const billingEndpoints = {
  createCheckout: endpoint({
    ...billingCalls.createCheckout,
    access: 'public',
    summary: 'Start a checkout',
    body: CheckoutRequest,
    reply: CheckoutAnswer,
    successStatus: 200,
    errors: ['payments-unavailable'],
  }),
  verifyPayment: endpoint({
    ...billingCalls.verifyPayment,
    access: 'public',
    summary: 'What became of a checkout',
    params: SessionId,
    reply: PaymentVerification,
    successStatus: 200,
    errors: ['not-found', 'payments-unavailable'],
  }),
  cancelSubscription: endpoint({
    ...billingCalls.cancelSubscription,
    access: 'client',
    summary: 'End the subscription with the period',
    body: CancelRequest,
    reply: CancelAnswer,
    successStatus: 200,
    errors: ['no-subscription', 'payments-unavailable'],
  }),
  refundEligibility: endpoint({
    ...billingCalls.refundEligibility,
    access: 'client',
    summary: 'Whether the guarantee holds',
    reply: RefundEligibility,
    successStatus: 200,
    errors: [],
  }),
  purchaseOffers: endpoint({
    ...billingCalls.purchaseOffers,
    access: 'client',
    summary: 'Purchases that guests made with the confirmed address',
    reply: z.array(PurchaseOffer),
    successStatus: 200,
    errors: [],
  }),
  answerOffer: endpoint({
    ...billingCalls.answerOffer,
    access: 'client',
    summary: 'Attach a guest’s purchase to the account, or say that it is not mine',
    body: PurchaseAnswer,
    reply: User,
    successStatus: 200,
    errors: ['not-found', 'not-available'],
  }),
} as const
