import type { Claim } from '@plumbline/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '../../api/request.ts'
import type { OpenClaims } from '../../shell/claims-address.ts'

export interface ClaimsPage {
  readonly claims: readonly Claim[]
  /** Where the next page begins; undefined on the last. */
  readonly next: string | undefined
  /** All that match, on every page. */
  readonly total: number
  /** How many stand on pages before this one. */
  readonly before: number
}

/** Fifty lines are drawn at a time, however long the file was. */
const pageSize = 50

/** One page of the claims that are open and match the search, and the ways to its neighbours. */
export function useClaims(open: OpenClaims, search: string) {
  const list = JSON.stringify([open, search])
  const [visited, setVisited] = useState({ list, cursors: [''] })
  // Another filter or order begins at its own first page.
  const cursors = visited.list === list ? visited.cursors : ['']
  const cursor = cursors.at(-1) ?? ''
  const query = useQuery({
    queryKey: ['/api/uploads', open.uploadId, 'claims', open, search, cursor],
    queryFn: () => loadPage(open, search, cursor, (cursors.length - 1) * pageSize),
    placeholderData: keepPreviousData,
  })
  const next = query.isPlaceholderData ? undefined : query.data?.next
  const turn = (to: string[]) => () => {
    setVisited({ list, cursors: to })
  }
  return {
    query,
    showNext: next === undefined ? undefined : turn([...cursors, next]),
    showPrevious: cursors.length > 1 ? turn(cursors.slice(0, -1)) : undefined,
  }
}

async function loadPage(
  open: OpenClaims,
  search: string,
  cursor: string,
  before: number,
): Promise<ClaimsPage> {
  const query = new URLSearchParams({ limit: String(pageSize) })
  if (open.status) query.set('status', open.status)
  if (open.category) query.set('category', open.category)
  if (open.order) query.set('sort', open.order)
  if (search) query.set('search', search)
  if (cursor) query.set('cursor', cursor)
  const response = await send('GET', `/api/uploads/${open.uploadId}/claims?${query.toString()}`)
  const claims = (await response.json()) as Claim[]
  return {
    claims,
    next: response.headers.get('x-next-cursor') ?? undefined,
    total: Number(response.headers.get('x-total-count') ?? claims.length),
    before,
  }
}
