import { billingCalls } from '@plumbline/contract'
import { callEndpoint } from '../../api/client.ts'
import { RequestError } from '../../api/request.ts'

export type PaymentOutcome =
  { readonly kind: 'success' } | { readonly kind: 'error'; readonly message: string }

/** Asks what became of a checkout; never throws: each way to fail has its sentence. */
export async function verifyPayment(sessionId: string | null): Promise<PaymentOutcome> {
  if (!sessionId) return failed('No payment session found')
  try {
    const answer = await callEndpoint(billingCalls.verifyPayment, { params: { sessionId } })
    return answer.success
      ? { kind: 'success' }
      : failed(answer.message || 'Payment verification failed')
  } catch (error) {
    return failed(
      error instanceof RequestError
        ? 'Failed to verify payment'
        : 'An error occurred while verifying payment',
    )
  }
}

function failed(message: string): PaymentOutcome {
  return { kind: 'error', message }
}
