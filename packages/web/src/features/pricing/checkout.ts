import { billingCalls, type CheckoutRequest } from '@plumbline/contract'
import { callEndpoint } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'

/** What a visitor has typed before choosing a plan. */
export interface CheckoutDetails {
  readonly companyName: string
  readonly email: string
  readonly isGuest: boolean
}

export interface Notice {
  readonly title: string
  readonly description: string
}

/** What is missing before checkout can start; undefined where nothing is. */
export function missingForCheckout(details: CheckoutDetails): Notice | undefined {
  if (details.companyName.trim() === '') {
    return {
      title: 'Company Name Required',
      description: 'Please enter your company name to continue.',
    }
  }
  if (details.isGuest && details.email.trim() === '') {
    return {
      title: 'Email Required',
      description: 'Please enter your email address to continue.',
    }
  }
  return undefined
}

/** The request for a plan: trimmed, with the email of guests only. */
export function checkoutRequest(
  planId: CheckoutRequest['planId'],
  { companyName, email, isGuest }: CheckoutDetails,
): CheckoutRequest {
  return {
    planId,
    companyName: companyName.trim(),
    ...(isGuest && { email: email.trim() }),
  }
}

/** Asks for a checkout; answers the address of its page, where there is one. */
export async function checkoutUrl(request: CheckoutRequest): Promise<string | undefined> {
  const { url } = await callEndpoint(billingCalls.createCheckout, { body: request })
  return url || undefined
}

/** What is said when checkout does not start. */
export function checkoutFailure(error: unknown): Notice {
  const said = messageOf(error, '')
  const needsSetUp = /unavailable|configur/i.test(said)
  return {
    title: 'Payment System Error',
    description: needsSetUp
      ? 'The payment system needs to be set up. Please contact support.'
      : 'Failed to start checkout. Please try again.',
  }
}
