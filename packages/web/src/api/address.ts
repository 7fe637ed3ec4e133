import type { Call } from '@plumbline/contract'
import type { AddressOf, Given } from './call-types.ts'

/** What an address is made of, whatever the call. */
export interface AddressParts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | undefined>>
}

/** Where a call goes: for links, and for what fetches by itself. */
export function addressOf<Of extends Call>(call: Of, ...given: Given<AddressOf<Of>>): string
export function addressOf(call: Call, parts: AddressParts = {}): string {
  return writtenAddress(call, parts)
}

/** The same for parts that were checked against their call before. */
export function writtenAddress(call: Call, { params, query = {} }: AddressParts): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    // An empty field narrows nothing.
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  const path = pathPieces(call, params).join('/')
  return search.size === 0 ? path : `${path}?${search.toString()}`
}

/**
 * The path in pieces that slashes join, each value a piece of its own: `/api/uploads`, `7`,
 * `claims`. What is asked under `/api/uploads/7` is found by its first two.
 */
export function pathPieces({ path }: Call, params: AddressParts['params'] = {}): string[] {
  return path.split(/\/:(\w+)/).flatMap((piece, index) => {
    if (index % 2 === 1) return encodeURIComponent(params[piece] ?? '')
    const fixed = index === 0 ? piece : piece.slice(1)
    return fixed === '' ? [] : fixed
  })
}
