import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'

/** Scheme and host that links lead to; a request's own only where no PUBLIC_URL is set. */
export function originOf({ settings }: Context, request: FastifyRequest): string {
  return settings.publicUrl ?? `${request.protocol}://${request.headers.host ?? 'localhost'}`
}
