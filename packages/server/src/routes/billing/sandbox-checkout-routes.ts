import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Context } from '../../context.ts'
import { AppError } from '../../app-error.ts'
import { sandboxPage, sandboxPagePolicy } from '../../payments/sandbox-page.ts'
import {
  payInSandbox,
  sandboxCancelPath,
  sandboxPlan,
} from '../../services/billing/sandbox-checkout.ts'

const path = '/sandbox-checkout/:sessionId'
const Params = z.object({
  sessionId: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[\w-]+$/),
})

/** The sandbox's checkout page. It does not exist where a real provider is set up. */
export function sandboxCheckoutRoutes(http: FastifyInstance, context: Context): void {
  if (context.payments.kind !== 'sandbox') return
  void http.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, next) => {
        next(null, new URLSearchParams(String(body)).get('choice'))
      },
    )
    scope.get(path, async (request, reply) => {
      const plan = await sandboxPlan(context, sessionOf(request))
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', sandboxPagePolicy)
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'same-origin')
        .header('x-frame-options', 'DENY')
        .send(sandboxPage(plan))
    })
    scope.post(path, async (request, reply) => {
      const sessionId = sessionOf(request)
      if (request.body === 'cancel') {
        return reply.redirect(await sandboxCancelPath(context, sessionId), 303)
      }
      if (request.body !== 'pay') throw new AppError('invalid-request')
      await payInSandbox(context, sessionId)
      return reply.redirect(`/payment-success?session_id=${encodeURIComponent(sessionId)}`, 303)
    })
    done()
  })
}

/** Throws `not-found` for what is the name of no checkout. */
function sessionOf({ params }: FastifyRequest): string {
  const named = Params.safeParse(params)
  if (!named.success) throw new AppError('not-found')
  return named.data.sessionId
}
