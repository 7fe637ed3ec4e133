import { signedInHint } from '@plumbline/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * The session's cookie. Over https it carries the `__Host-` prefix: this host only, never sent in
 * the clear. It lasts as long as the browser runs; the server ends it sooner. A hint that scripts
 * may read comes and goes with it.
 */
export interface SessionCookie {
  read(request: FastifyRequest): string | undefined
  write(reply: FastifyReply, token: string): void
  clear(reply: FastifyReply): void
}

export function sessionCookie({ production }: { readonly production: boolean }): SessionCookie {
  const name = production ? '__Host-sid' : 'sid'
  const options = { path: '/', httpOnly: true, secure: production, sameSite: 'strict' } as const
  const hintOptions = { ...options, httpOnly: false }
  return {
    read: (request) => request.cookies[name],
    write: (reply, token) =>
      void reply
        .setCookie(name, token, options)
        .setCookie(signedInHint.name, signedInHint.value, hintOptions),
    clear: (reply) =>
      void reply.clearCookie(name, options).clearCookie(signedInHint.name, hintOptions),
  }
}
