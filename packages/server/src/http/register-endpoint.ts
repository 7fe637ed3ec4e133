import type { Access, Endpoint } from '@plumbline/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { AppError } from '../app-error.ts'
import { holdsNul } from './storable-text.ts'
import type { Actor, ActorFor, Caller, Visitor } from '../actor.ts'

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** What a handler is given: the request's parts as the contract describes them, and who makes it. */
export interface Call<Described extends Endpoint> {
  readonly params: Parsed<Described['params']>
  readonly query: Parsed<Described['query']>
  readonly headers: Parsed<Described['headers']>
  readonly body: Parsed<Described['body']>
  readonly visitor: Visitor
  readonly actor: ActorFor<Described['access']>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type Answer<Described extends Endpoint> = Described['reply'] extends z.ZodType
  ? z.input<Described['reply']>
  : FastifyReply

/** Finds who makes a request, and at which device. */
export type FindVisitor = (request: FastifyRequest) => Promise<Visitor>

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
  findVisitor: FindVisitor,
): RegisteredEndpoints {
  const registered = new Set<Endpoint>()
  const register: RegisterEndpoint = (described, handle) => {
    registered.add(described)
    app.route({
      method: described.method,
      url: described.path,
      ...(described.bodyBytes !== undefined && { bodyLimit: described.bodyBytes }),
      handler: async (request, reply) => {
        const visitor = await findVisitor(request)
        const actor = actorFor(described, visitor)
        requireReading(described, visitor)
        const parts = partsOf(described, request)
        const answer = await handle(asDescribed({ ...parts, visitor, actor, request, reply }))
        if (!described.reply) return answer
        return reply.code(described.successStatus).send(described.reply.parse(answer))
      },
    })
  }
  return { register, registered }
}

/** An administrator in the user view changes nothing there. */
function requireReading({ method, whileActing }: Endpoint, { caller }: Visitor): void {
  if (caller?.actingAdminId === undefined || method === 'GET' || whileActing) return
  throw new AppError('reading-only')
}

/** Who acts, where the call is not for anybody. Throws what keeps a visitor from calling. */
function actorFor(described: Endpoint, { address, caller, half }: Visitor): Actor | undefined {
  const { access } = described
  if (access === 'public') return undefined
  if (half && !half.archived) {
    if (access !== 'half-signed-in') throw new AppError('second-factor-required')
    return inTeam(described, { ...half, address })
  }
  if (!caller || caller.archived) throw new AppError('unauthorized')
  requireAccess(access, caller)
  return inTeam(described, { ...caller, address })
}

/**
 * Whom a call acts on where somebody makes it who works for the account's owner: closed unless the
 * contract opens it. A reader changes nothing but what is their own.
 */
function inTeam({ team, method, whileActing }: Endpoint, actor: Actor): Actor {
  if (actor.teamRole === undefined) return actor
  if (team === undefined) throw new AppError('owner-only')
  if (team === 'person') return { ...actor, userId: actor.personId }
  const reads = method === 'GET' || whileActing === true
  if (actor.teamRole === 'reader' && !reads) throw new AppError('reader-only')
  return actor
}

function requireAccess(access: Exclude<Access, 'public'>, caller: Caller): void {
  if (access === 'signed-in' || access === 'half-signed-in') return
  if (access === 'admin') {
    if (caller.role !== 'admin') throw new AppError('forbidden')
    return
  }
  if (caller.role !== 'client') throw new AppError('forbidden')
  if (access === 'reader' && !caller.mayRead) throw new AppError('payment-required')
  if (access === 'open-client' && !caller.gateOpen) throw new AppError('payment-required')
}

function partsOf({ params, query, headers, body }: Endpoint, request: FastifyRequest) {
  requireStorable(request)
  return {
    params: validated(params, request.params),
    query: validated(query, request.query),
    headers: validated(headers, request.headers),
    body: validated(body, request.body),
  }
}

/** What names nothing that there is, and what could not be stored. */
function requireStorable({ params, query, body }: FastifyRequest): void {
  if (holdsNul(params)) throw new AppError('not-found')
  if (holdsNul(query) || holdsNul(body)) {
    const message = 'The text holds a character (NUL) that cannot be stored. Please remove it.'
    throw new AppError('invalid-request', { message })
  }
}

/** Each part was validated by the endpoint's own schema, and who acts by `actorFor`. */
function asDescribed<const Described extends Endpoint>(
  parts: Readonly<Record<keyof Call<Described>, unknown>>,
): Call<Described> {
  return parts as Call<Described>
}

function validated(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value === undefined ? {} : value)
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
