import {
  findingGroupsMaximum,
  reviewCalls,
  type FindingGroups,
  type FindingItem,
  type FindingsPage,
} from '@plumbline/contract'
import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  type QueryClient,
} from '@tanstack/react-query'
import type { AddressOf } from './call-types.ts'
import { callEndpoint, endpointKey, endpointQuery } from './client.ts'

/** What a list of findings is asked for, as an address holds it. */
export type FindingsAsked = NonNullable<AddressOf<typeof reviewCalls.listFindings>['query']>
export type FindingsFilter = Omit<FindingsAsked, 'order' | 'page' | 'size'>
type GroupsAsked = AddressOf<typeof reviewCalls.findingGroups>['query']
export type Grouping = GroupsAsked['by']

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

/** Counts of each facet's values. */
export function useFindingFacets(filter: FindingsFilter) {
  return useQuery({
    queryKey: [...endpointKey(reviewCalls.findingFacets), filter],
    queryFn: () =>
      filter.q === undefined
        ? callEndpoint(reviewCalls.findingFacets, { query: filter })
        : callEndpoint(reviewCalls.searchFindingFacets, { body: filter }),
    placeholderData: keepPreviousData,
  })
}

/** Groups of what matches, page after page as they are asked for, and what the others come to. */
export function useFindingGroups(filter: FindingsFilter, by: Grouping) {
  return useInfiniteQuery({
    queryKey: [...endpointKey(reviewCalls.findingGroups), filter, by],
    queryFn: ({ pageParam }) =>
      loadGroups({ ...filter, by, ...(pageParam !== undefined && { after: pageParam }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    // What is confirmed changes on other screens.
    staleTime: 0,
    select: ({ pages }) => ({
      groups: pages.flatMap(({ groups }) => groups),
      rest: pages.at(-1)?.rest ?? null,
    }),
  })
}
export type FindingGroupsQuery = ReturnType<typeof useFindingGroups>

/** As many groups as one call tells apart, to choose from. */
export function useMostGroups(filter: FindingsFilter, by: Grouping) {
  const query = { ...filter, by, size: findingGroupsMaximum }
  return useQuery({
    queryKey: [...endpointKey(reviewCalls.findingGroups), 'most', filter, by],
    queryFn: () => callEndpoint(reviewCalls.findingGroups, { query }),
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

/** Words that are searched for belong in no address. */
function loadGroups(asked: GroupsAsked): Promise<FindingGroups> {
  return asked.q === undefined
    ? callEndpoint(reviewCalls.findingGroups, { query: asked })
    : callEndpoint(reviewCalls.searchFindingGroups, { body: asked })
}
