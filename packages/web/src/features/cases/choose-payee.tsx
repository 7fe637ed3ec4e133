import { reviewCalls } from '@plumbline/contract'
import { useQuery } from '@tanstack/react-query'
import { callEndpoint, endpointKey } from '../../api/client.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import type { CaseStart } from '../../shell/case-start.ts'
import { findingsAddress } from '../../shell/findings-address.ts'
import { Payees } from './payees-table.tsx'

const confirmed = { by: 'provider', decision: 'confirmed', inCase: 'no' } as const

/** Payees with confirmed findings, those with most dollars first: one is chosen, or several. */
export function ChoosePayee({
  onChoose,
}: {
  readonly onChoose: (starts: readonly CaseStart[]) => void
}) {
  const query = useQuery({
    queryKey: [...endpointKey(reviewCalls.findingGroups), confirmed],
    queryFn: () => callEndpoint(reviewCalls.findingGroups, { query: confirmed }),
    // What is confirmed changes on other screens.
    staleTime: 0,
  })
  return (
    <QueryBoundary
      query={query}
      empty={<NothingConfirmed />}
      isEmpty={({ groups }) => groups.length === 0}
    >
      {({ groups }) => <Payees groups={groups} onChoose={onChoose} />}
    </QueryBoundary>
  )
}

function NothingConfirmed() {
  return (
    <EmptyState title="Nothing is confirmed yet">
      <p className="reading text-soft">
        A case is made of findings that somebody has read and confirmed.
      </p>
      <ButtonLink to={findingsAddress({ decision: 'open' })}>Review findings</ButtonLink>
    </EmptyState>
  )
}
