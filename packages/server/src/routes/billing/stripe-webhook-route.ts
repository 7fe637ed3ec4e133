import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { receivePaymentEvent } from '../../services/billing/payment-events.ts'

/** Where Stripe sends its events. The signature covers the bytes as they came, so they stay bytes. */
export function stripeWebhookRoute(http: FastifyInstance, context: Context): void {
  void http.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      (_request, body, next) => {
        next(null, body)
      },
    )
    scope.post('/api/stripe/webhook', async (request) => {
      const signature = request.headers['stripe-signature']
      if (!Buffer.isBuffer(request.body) || typeof signature !== 'string') {
        throw new AppError('invalid-request', { message: 'The event is not signed.' })
      }
      const event = context.payments.readEvent(request.body, signature)
      // Acknowledged, or the provider would send it again for days.
      if (event) await receivePaymentEvent(context, event)
      else request.log.warn('a signed event is of no form that is known')
      return { received: true }
    })
    done()
  })
}
