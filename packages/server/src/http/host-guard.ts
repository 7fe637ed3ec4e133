import { isIP } from 'node:net'
import { hostname } from 'node:os'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'

/**
 * Refuses a request that names two hosts (RFC 9112, 3.2): a proxy in front may have looked at the one,
 * and Node answers for the other.
 */
export function guardOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(hostsNamed(request) > 1 ? new AppError('invalid-request') : undefined)
  })
}

/** Names stand between values, so every other text is one. */
function hostsNamed({ raw }: FastifyRequest): number {
  return raw.rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length
}

/**
 * Without a proxy in front a page of another site could have its name lead here (DNS rebinding) and would then
 * be of our own origin. So a request has to name this machine: an address, `localhost`, the machine's
 * own name, or the host of PUBLIC_URL. An address needs no look-up and so cannot be turned.
 */
export function guardHost(
  app: FastifyInstance,
  settings: { readonly production: boolean; readonly publicUrl: string | undefined },
): void {
  if (settings.production) return
  const own = ownNames(settings.publicUrl)
  app.addHook('onRequest', (request, _reply, done) => {
    done(isOwn(request.headers.host, own) ? undefined : new AppError('wrong-host'))
  })
}

function ownNames(publicUrl: string | undefined): ReadonlySet<string> {
  const machine = hostname().toLowerCase()
  const names = ['localhost', machine, `${machine}.local`]
  if (publicUrl !== undefined) names.push(new URL(publicUrl).hostname)
  return new Set(names)
}

function isOwn(host: string | undefined, own: ReadonlySet<string>): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false
  const { hostname: name } = new URL(`http://${host}`)
  return own.has(name) || name.endsWith('.localhost') || isIP(name.replace(/^\[|\]$/g, '')) !== 0
}
