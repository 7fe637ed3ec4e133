import { planRuleCalls, type PlanRuleWhole } from '@plumbline/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endpointKey, endpointQuery } from '../../api/client.ts'

export function usePlanRules() {
  return useQuery({ ...endpointQuery(planRuleCalls.planRules), staleTime: 0 })
}

export function usePlanRule(id: string) {
  return useQuery({ ...endpointQuery(planRuleCalls.planRule, { params: { id } }), staleTime: 0 })
}

/** A call that answers the rule as it is from then on; lists and the rule are asked again. */
export function useRuleChange<Given>(make: (given: Given) => Promise<PlanRuleWhole>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: make,
    onSuccess: () => client.invalidateQueries({ queryKey: endpointKey(planRuleCalls.planRules) }),
  })
}
