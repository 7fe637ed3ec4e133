import type { Call } from '@plumbline/contract'
import { queryOptions } from '@tanstack/react-query'
import { pathPieces, writtenAddress, type AddressParts } from './address.ts'
import type { AddressOf, Given, JsonCall, PartsOf, ReplyOf } from './call-types.ts'
import { send } from './request.ts'

/**
 * Makes a call of the contract with the session's cookie and answers the JSON of its success.
 * Throws `RequestError` on any answer that is not a success.
 */
export async function callEndpoint<Of extends JsonCall>(
  call: Of,
  ...given: Given<PartsOf<Of>>
): Promise<ReplyOf<Of>> {
  const response = await openEndpoint(call, ...given)
  return replyIn(call, await response.json())
}

interface Parts extends AddressParts {
  readonly body?: object
}

/** The same, answering what came: for its headers, or where it is no JSON. */
export function openEndpoint<Of extends Call>(
  call: Of,
  ...given: Given<PartsOf<Of>>
): Promise<Response>
export async function openEndpoint(call: Call, parts: Parts = {}): Promise<Response> {
  return send(call.method, writtenAddress(call, parts), parts.body)
}

/** A call as a query. The pieces of its path are its key, by which the query client loads it. */
export function endpointQuery<Of extends JsonCall>(
  call: Of,
  ...given: Given<Omit<AddressOf<Of>, 'query'>>
) {
  return queryOptions({
    queryKey: endpointKey(call, ...given),
    select: (json: unknown) => replyIn(call, json),
  })
}

/** The key of a call's query; a longer key may follow it where the call has a query of its own. */
export function endpointKey<Of extends Call>(
  call: Of,
  ...given: Given<Omit<AddressOf<Of>, 'query'>>
): readonly string[]
export function endpointKey(call: Call, { params }: AddressParts = {}): readonly string[] {
  return pathPieces(call, params)
}

/**
 * The one place where a reply is taken at the contract's word. The server has put it through the
 * same schema before it left (`register-endpoint.ts`); to do so again here would bring every schema
 * to every screen (decision 17).
 */
export function replyIn<Of extends JsonCall>(call: Of, json: unknown): ReplyOf<Of>
export function replyIn(_call: Call, json: unknown): unknown {
  return json
}
