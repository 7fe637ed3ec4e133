import { auditCalls, type Claim } from '@plumbline/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endpointKey, openEndpoint, replyIn } from '../../api/client.ts'
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

/** One page of the claims that are open and match the search, and the ways to its neighbors. */
export function useClaims(open: OpenClaims, search: string) {
  const list = JSON.stringify([open, search])
  const [visited, setVisited] = useState({ list, cursors: [''] })
  // Another filter or order begins at its own first page.
  const cursors = visited.list === list ? visited.cursors : ['']
  const cursor = cursors.at(-1) ?? ''
  const query = useQuery({
    queryKey: [
      ...endpointKey(auditCalls.uploadClaims, { params: { id: open.uploadId } }),
      open,
      search,
      cursor,
    ],
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
  const { uploadId, status, category, order } = open
  const params = { id: uploadId }
  const asked = { limit: pageSize, status, category, sort: order, cursor: cursor || undefined }
  // What is searched for may name a person: it goes into no address, which proxies write down.
  const response =
    search === ''
      ? await openEndpoint(auditCalls.uploadClaims, { params, query: asked })
      : await openEndpoint(auditCalls.searchClaims, { params, body: { ...asked, search } })
  const claims = replyIn(auditCalls.uploadClaims, await response.json())
  return {
    claims,
    next: response.headers.get('x-next-cursor') ?? undefined,
    total: Number(response.headers.get('x-total-count') ?? claims.length),
    before,
  }
}
