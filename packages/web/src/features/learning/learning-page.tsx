import { reviewCalls } from '@plumbline/contract'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../api/client.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { findingsAddress } from '../../shell/findings-address.ts'
import { Proposals } from './proposals.tsx'
import { RulesTable } from './rules-table.tsx'

/** How each rule fared with the people who reviewed it, and what follows from it. */
export function LearningPage() {
  const query = useQuery({ ...endpointQuery(reviewCalls.rulePrecision), staleTime: 0 })
  return (
    <>
      <PageHeading title="What your reviews say">
        <ButtonLink look="secondary" to={findingsAddress({ decision: 'open' })}>
          Review Findings
        </ButtonLink>
      </PageHeading>
      <QueryBoundary
        query={query}
        isEmpty={(rules) => rules.length === 0}
        empty={
          <EmptyState title="No rule has found anything yet.">
            <p className="reading text-soft">
              Once findings are confirmed or dismissed, this page says how often each rule was right
              here.
            </p>
          </EmptyState>
        }
      >
        {(rules) => (
          <div className="grid grid-cols-1 gap-6">
            <p className="reading text-soft">
              How often a rule was confirmed here orders your findings: dollars at risk, weighed by
              that share. From ten reviews on the share is shown with its 95% interval (Wilson);
              under ten it says too little.
            </p>
            <Proposals rules={rules} />
            <RulesTable rules={rules} />
          </div>
        )}
      </QueryBoundary>
    </>
  )
}
