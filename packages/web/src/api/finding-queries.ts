import { reviewCalls, type FindingItem, type FindingsPage } from '@plumbline/contract'
import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query'
import type { AddressOf } from './call-types.ts'
import { callEndpoint, endpointKey, endpointQuery } from './client.ts'

/** What a list of findings is asked for, as an address holds it. */
export type FindingsAsked = NonNullable<AddressOf<typeof reviewCalls.listFindings>['query']>
export type FindingsFilter = Omit<FindingsAsked, 'order' | 'page' | 'size'>
export type Grouping = AddressOf<typeof reviewCalls.findingGroups>['query']['by']

const listKey = endpointKey(reviewCalls.listFindings)

/** One page of findings; what is on it stays there until it is asked for anew. */
export function useFindingsPage(asked: FindingsAsked, enabled: boolean) {
  return useQuery({
    queryKey: [...listKey, 'page', asked],
    queryFn: () => loadFindings(asked),
    placeholderData: keepPreviousData,
    enabled,
  })
}

/** How many match now and what they add up to: asked anew after each decision. */
export function useFindingTotals(filter: FindingsFilter) {
  return useQuery({
    queryKey: [...listKey, 'totals', filter],
    queryFn: () => loadFindings({ ...filter, size: 1 }),
    placeholderData: keepPreviousData,
  })
}

/** Counts of each facet's values. A search takes no part: its words belong in no address. */
export function useFindingFacets(given: FindingsFilter) {
  const filter = withoutSearch(given)
  return useQuery({
    queryKey: [...endpointKey(reviewCalls.findingFacets), filter],
    queryFn: () => callEndpoint(reviewCalls.findingFacets, { query: filter }),
    placeholderData: keepPreviousData,
  })
}

export function useFindingGroups(given: FindingsFilter, by: Grouping) {
  const filter = withoutSearch(given)
  return useQuery({
    queryKey: [...endpointKey(reviewCalls.findingGroups), filter, by],
    queryFn: () => callEndpoint(reviewCalls.findingGroups, { query: { ...filter, by } }),
    placeholderData: keepPreviousData,
  })
}

/** One finding whole. */
export function useFinding(id: string) {
  return useQuery(endpointQuery(reviewCalls.finding, { params: { id } }))
}

/** A finding was decided: its row says so where it stands, and what is counted is counted anew. */
export async function findingDecided(client: QueryClient, item: FindingItem): Promise<void> {
  client.setQueriesData<FindingsPage>(
    { queryKey: [...listKey, 'page'] },
    (page) =>
      page && { ...page, items: page.items.map((old) => (old.id === item.id ? item : old)) },
  )
  const params = { id: item.id }
  await Promise.all([
    client.invalidateQueries({ queryKey: endpointKey(reviewCalls.finding, { params }) }),
    refreshFindingFigures(client),
  ])
}

/** Many were decided: all lists are asked for anew. */
export async function findingsDecided(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: listKey })
}

async function refreshFindingFigures(client: QueryClient): Promise<void> {
  const keys = [
    [...listKey, 'totals'],
    endpointKey(reviewCalls.findingFacets),
    endpointKey(reviewCalls.findingGroups),
  ]
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}

function loadFindings(asked: FindingsAsked): Promise<FindingsPage> {
  return asked.q === undefined
    ? callEndpoint(reviewCalls.listFindings, { query: asked })
    : callEndpoint(reviewCalls.searchFindings, { body: asked })
}

function withoutSearch(filter: FindingsFilter): FindingsFilter {
  return { ...filter, q: undefined }
}
