import type { FastifyInstance, FastifyReply } from 'fastify'

const everywhere: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
  'x-dns-prefetch-control': 'off',
  'x-robots-tag': 'noindex, nofollow',
}

const apiHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  vary: 'Cookie, Sec-Fetch-Site, Origin',
}

const strictTransport = 'max-age=63072000; includeSubDomains'

/** Headers of every answer; what a route sets itself is kept. */
export function addSecurityHeaders(
  app: FastifyInstance,
  { production }: { readonly production: boolean },
): void {
  app.addHook('onSend', async (request, reply) => {
    setSecurityHeaders(request.url, reply, production)
  })
}

/** The same for an answer that no hook sees. */
export function setSecurityHeaders(url: string, reply: FastifyReply, production: boolean): void {
  setMissing(reply, everywhere)
  if (production) setMissing(reply, { 'strict-transport-security': strictTransport })
  if (isApiCall(url)) setMissing(reply, apiHeaders)
}

/** `/api/...` are calls; `/api` itself is a page. */
export function isApiCall(url: string): boolean {
  return url.startsWith('/api/')
}

function setMissing(reply: FastifyReply, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!reply.hasHeader(name)) void reply.header(name, value)
  }
}
