import type { Claim } from '@plumbline/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { send } from '../../api/request.ts'
import type { OpenClaims } from '../../app/claims-address.ts'

interface ClaimsPage {
  readonly claims: readonly Claim[]
  readonly next: string | undefined
  /** All that match, on every page. */
  readonly total: number
}

const pageSize = 50

/** The claims that are open and match the search, a page at a time. */
export function useClaims(open: OpenClaims, search: string) {
  return useInfiniteQuery({
    queryKey: ['/api/uploads', open.uploadId, 'claims', open, search],
    initialPageParam: '',
    queryFn: ({ pageParam }) => loadPage(open, search, pageParam),
    getNextPageParam: (page: ClaimsPage) => page.next,
  })
}

async function loadPage(open: OpenClaims, search: string, cursor: string): Promise<ClaimsPage> {
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
  }
}
