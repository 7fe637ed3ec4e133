import type { Access, Endpoint } from '@plumbline/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller, CallerFor } from '../actor.ts'

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** What a handler is given: the request's parts as the contract describes them, and the caller. */
export interface Call<Described extends Endpoint> {
  readonly params: Parsed<Described['params']>
  readonly query: Parsed<Described['query']>
  readonly body: Parsed<Described['body']>
  readonly caller: CallerFor<Described['access']>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type Answer<Described extends Endpoint> = Described['reply'] extends z.ZodType
  ? z.input<Described['reply']>
  : FastifyReply

/** Finds who makes a request; undefined where nobody is signed in. */
export type FindCaller = (request: FastifyRequest) => Promise<Caller | undefined>

/**
 * Registers one call of the contract: checks who may call it, validates what comes in, and lets
 * nothing out that the contract does not describe.
 */
export type RegisterEndpoint = <const Described extends Endpoint>(
  described: Described,
  handle: (call: Call<Described>) => Promise<Answer<Described>> | Answer<Described>,
) => void

/** Paths and methods that were registered, for the test that compares them with the contract. */
export interface RegisteredEndpoints {
  readonly register: RegisterEndpoint
  readonly registered: ReadonlySet<Endpoint>
}

export function endpointRegistrar(
  app: FastifyInstance,
  findCaller: FindCaller,
): RegisteredEndpoints {
  const registered = new Set<Endpoint>()
  const register: RegisterEndpoint = (described, handle) => {
    registered.add(described)
    app.route({
      method: described.method,
      url: described.path,
      handler: async (request, reply) => {
        const caller = await findCaller(request)
        requireAccess(described.access, caller)
        const answer = await handle(callOf(described, request, reply, caller))
        if (!described.reply) return answer
        return reply.code(described.successStatus).send(described.reply.parse(answer))
      },
    })
  }
  return { register, registered }
}

function requireAccess(access: Access, caller: Caller | undefined): void {
  if (access === 'public') return
  if (!caller || caller.archived) throw new AppError('unauthorized')
  if (access === 'signed-in') return
  if (access === 'admin') {
    if (caller.role !== 'admin') throw new AppError('forbidden')
    return
  }
  if (caller.role !== 'client') throw new AppError('forbidden')
  if (access === 'open-client' && !caller.gateOpen) throw new AppError('payment-required')
}

function callOf<const Described extends Endpoint>(
  described: Described,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller | undefined,
): Call<Described> {
  const parts = {
    params: validated(described.params, request.params),
    query: validated(described.query, request.query),
    body: validated(described.body, request.body),
    caller,
    request,
    reply,
  }
  return asDescribed<Described>(parts)
}

/** Each part was validated by the endpoint's own schema, and the access by `requireAccess`. */
function asDescribed<const Described extends Endpoint>(
  parts: Readonly<Record<keyof Call<Described>, unknown>>,
): Call<Described> {
  return parts as Call<Described>
}

function validated(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value ?? {})
  if (result.success) return result.data
  const faults = result.error.issues.map((issue) => ({
    field: issue.path.map(String).join('.'),
    message: issue.message,
  }))
  throw new AppError('invalid-request', {
    faults,
    ...(faults[0] && { message: faults[0].message }),
  })
}
