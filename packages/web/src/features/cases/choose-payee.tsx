import { useFindingGroups } from '../../api/finding-queries.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { MoreGroups } from '../../components/more-groups.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import type { CaseStart } from '../../shell/case-start.ts'
import { findingsAddress } from '../../shell/findings-address.ts'
import { Payees } from './payees-table.tsx'

const confirmed = { decision: 'confirmed', inCase: 'no' } as const

/** Payees with confirmed findings, those with most dollars first: one is chosen, or several. */
export function ChoosePayee({
  onChoose,
}: {
  readonly onChoose: (starts: readonly CaseStart[]) => void
}) {
  const query = useFindingGroups(confirmed, 'provider')
  return (
    <QueryBoundary
      query={query}
      empty={<NothingConfirmed />}
      isEmpty={({ groups }) => groups.length === 0}
    >
      {({ groups, rest }) => (
        <>
          <Payees groups={groups} onChoose={onChoose} />
          <MoreGroups query={query} rest={rest} noun="payees" />
        </>
      )}
    </QueryBoundary>
  )
}

function NothingConfirmed() {
  return (
    <EmptyState title="Nothing is confirmed yet">
      <p className="reading text-soft">
        A case is made of findings that somebody has read and confirmed.
      </p>
      <ButtonLink to={findingsAddress({ decision: 'open' })}>Review Findings</ButtonLink>
    </EmptyState>
  )
}
