import type { Call } from './call.ts'

/** Where the calls of checkout and subscriptions go. */
export const billingCalls = {
  createCheckout: { method: 'POST', path: '/api/create-checkout-session' },
  verifyPayment: { method: 'GET', path: '/api/verify-payment/:sessionId' },
  cancelSubscription: { method: 'POST', path: '/api/cancel-subscription' },
  refundEligibility: { method: 'GET', path: '/api/refund-eligibility' },
  purchaseOffers: { method: 'GET', path: '/api/purchase-offers' },
  answerOffer: { method: 'POST', path: '/api/purchase-offers/answer' },
} as const satisfies Record<string, Call>
