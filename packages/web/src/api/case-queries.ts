import { caseCalls, type CaseChange, type CasesQuery, type CaseWhole } from '@plumbline/contract'
import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import type * as z from 'zod'
import { callEndpoint, endpointKey, endpointQuery, replyIn } from './client.ts'

type CasesAsked = z.input<typeof CasesQuery>

/** One page of the account's cases, with the dollars of all of them. */
export function useCases(query: CasesAsked = {}) {
  return useQuery({
    queryKey: [...endpointKey(caseCalls.listCases), query],
    queryFn: () => callEndpoint(caseCalls.listCases, { query }),
    placeholderData: keepPreviousData,
  })
}

export function useCase(id: string) {
  return useQuery(endpointQuery(caseCalls.case, { params: { id } }))
}

export function useLetter(id: string) {
  return useQuery(endpointQuery(caseCalls.letter, { params: { id } }))
}

/** States facts, records an answer or closes; what is counted over cases is asked again. */
export function useChangeCase(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CaseChange) => callEndpoint(caseCalls.changeCase, { params: { id }, body }),
    onSuccess: (whole) => caseChanged(client, whole),
  })
}

/** A case came or changed: it is known from the answer, lists, letters and figures are asked again. */
export async function caseChanged(client: QueryClient, whole: CaseWhole): Promise<void> {
  const key = endpointKey(caseCalls.case, { params: { id: whole.id } })
  client.setQueryData(key, replyIn(caseCalls.case, whole))
  const letters = whole.letters.map(({ id }) => endpointKey(caseCalls.letter, { params: { id } }))
  await Promise.all(letters.map((queryKey) => client.invalidateQueries({ queryKey })))
  client.removeQueries({ queryKey: endpointKey(caseCalls.overview) })
  void client.invalidateQueries({
    queryKey: endpointKey(caseCalls.listCases),
    predicate: ({ queryKey }) => queryKey[1] !== whole.id,
  })
}
