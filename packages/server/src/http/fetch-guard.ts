import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses changes that another site asks a browser to make: the browser's own word
 * (`Sec-Fetch-Site`) must be same-origin, or, from one too old to say, `Origin` must be ours.
 * Neither is refused too. `exempt` routes authenticate otherwise (signed webhooks).
 */
export function guardAgainstOtherSites(
  app: FastifyInstance,
  publicUrl: string | undefined,
  exempt: (path: string) => boolean,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const allowed =
      safeMethods.has(request.method) || exempt(request.url) || isSameOrigin(request, publicUrl)
    done(allowed ? undefined : new AppError('cross-site'))
  })
}

function isSameOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = request.headers
  if (origin === undefined) return false
  return origin === (publicUrl ?? `${request.protocol}://${request.headers.host ?? ''}`)
}
