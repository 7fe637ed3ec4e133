import type { Category, Claim, ErrorFlag } from '@plumbline/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { send } from '../../api/request.ts'

export interface ClaimFilter {
  readonly status: ErrorFlag | undefined
  readonly category: Category | undefined
  readonly search: string
}

interface ClaimsPage {
  readonly claims: readonly Claim[]
  readonly next: string | undefined
  /** All that match, on every page. */
  readonly total: number
}

const pageSize = 50

/** The claims of an upload that match, a page at a time. */
export function useClaims(uploadId: string, filter: ClaimFilter) {
  return useInfiniteQuery({
    queryKey: ['/api/uploads', uploadId, 'claims', filter],
    initialPageParam: '',
    queryFn: ({ pageParam }) => loadPage(uploadId, filter, pageParam),
    getNextPageParam: (page: ClaimsPage) => page.next,
  })
}

async function loadPage(
  uploadId: string,
  filter: ClaimFilter,
  cursor: string,
): Promise<ClaimsPage> {
  const query = new URLSearchParams({ limit: String(pageSize) })
  if (filter.status) query.set('status', filter.status)
  if (filter.category) query.set('category', filter.category)
  if (filter.search) query.set('search', filter.search)
  if (cursor) query.set('cursor', cursor)
  const response = await send('GET', `/api/uploads/${uploadId}/claims?${query.toString()}`)
  const claims = (await response.json()) as Claim[]
  return {
    claims,
    next: response.headers.get('x-next-cursor') ?? undefined,
    total: Number(response.headers.get('x-total-count') ?? claims.length),
  }
}
