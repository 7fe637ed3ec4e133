import { reviewCalls, type RulePrecision } from '@plumbline/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callEndpoint, endpointKey } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { Panel } from '../../components/panel.tsx'
import { dayOf } from '../../format/dates.ts'
import { showFailure, showToast } from '../../toast/toasts.ts'
import { ForChangers } from '../../components/for-changers.tsx'

/** Rules that are dismissed so often that they propose to be leads here; a person accepts. */
export function Proposals({ rules }: { readonly rules: readonly RulePrecision[] }) {
  const shown = rules.filter(({ proposesLead, treatedAsLead }) => proposesLead || treatedAsLead)
  if (shown.length === 0) return null
  return (
    <Panel heading="Rules to treat as leads">
      <p className="reading mb-4 text-soft">
        A lead asks for records and never stands in a request for money. What is accepted here holds
        for audits that begin later, and the report names it in its method.
      </p>
      <ul>
        {shown.map((rule) => (
          <Proposal key={rule.ruleId} rule={rule} />
        ))}
      </ul>
    </Panel>
  )
}

function Proposal({ rule }: { readonly rule: RulePrecision }) {
  const treat = useTreat(rule)
  const { title, proposal, treatedAsLead } = rule
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-hair py-3">
      <span className="reading">
        <strong className="block">{title}</strong>
        {treatedAsLead
          ? `A lead here since ${dayOf(treatedAsLead.since.slice(0, 10))}, accepted by ${treatedAsLead.by}: ${String(treatedAsLead.confirmed)} of ${String(treatedAsLead.reviewed)} had been confirmed.`
          : proposal}
      </span>
      <ForChangers>
        <Button
          look="secondary"
          disabled={treat.isPending}
          onClick={() => {
            treat.mutate(treatedAsLead ? 'published' : 'lead')
          }}
        >
          {treatedAsLead ? 'Take It as Published Again' : 'Accept as a Lead'}
        </Button>
      </ForChangers>
    </li>
  )
}

function useTreat({ ruleId, title }: RulePrecision) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (as: 'lead' | 'published') =>
      callEndpoint(reviewCalls.treatRule, { params: { id: ruleId }, body: { as } }),
    onSuccess: async ({ treatedAsLead }) => {
      await client.invalidateQueries({ queryKey: endpointKey(reviewCalls.rulePrecision) })
      showToast({
        title: treatedAsLead ? `A lead from now on: ${title}` : `As published: ${title}`,
      })
    },
    onError: (error) => {
      showFailure('Error', messageOf(error, 'This could not be kept'))
    },
  })
}
