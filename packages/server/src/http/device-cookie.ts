import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * The cookie by which a browser is known again after signing out, for thirteen months: a random
 * secret of which the database keeps the hash. It opens nothing; it keeps strangers' guesses from
 * locking the owner out, and new devices from going unnoticed.
 */
export interface DeviceCookie {
  read(request: FastifyRequest): string | undefined
  write(reply: FastifyReply, token: string): void
}

const lastsSeconds = 400 * 86_400
const anyToken = /^[\w-]{43}$/

export function deviceCookie({ production }: { readonly production: boolean }): DeviceCookie {
  const name = production ? '__Host-device' : 'device'
  const options = {
    path: '/',
    httpOnly: true,
    secure: production,
    sameSite: 'strict',
    maxAge: lastsSeconds,
  } as const
  return {
    read: (request) => {
      const token = request.cookies[name]
      return token !== undefined && anyToken.test(token) ? token : undefined
    },
    write: (reply, token) => void reply.setCookie(name, token, options),
  }
}
