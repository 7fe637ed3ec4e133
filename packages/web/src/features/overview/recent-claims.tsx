import { summaryCharactersShown, type RecentClaim as Line } from '@plumbline/contract'
import { Link } from 'react-router'
import { useRecentClaims } from '../../api/audit-queries.ts'
import { claimsAddress } from '../../shell/claims-address.ts'
import { SampleButton } from '../../shell/sample-button.tsx'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { Panel } from '../../components/panel.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { ClaimAmount } from '../../components/figures/claim-amount.tsx'
import { LineStatus } from '../../components/line-status.tsx'
import { WideTable, type WideColumn } from '../../components/wide-table.tsx'
import { claimNumber } from '../../format/claim-number.ts'
import { ProcessingStatus } from './processing-status.tsx'
import { ForChangers } from '../../components/for-changers.tsx'

const columns: readonly WideColumn[] = [
  { heading: 'Claim ID' },
  { heading: 'Type' },
  { heading: 'Amount', numeric: true },
  { heading: 'Status' },
  { heading: 'AI Summary' },
]

/** The claims with most dollars at risk of the newest audits. */
export function RecentClaims({
  onUpload,
  onSample,
}: {
  readonly onUpload: () => void
  /** The sample is on its way. */
  readonly onSample: () => void
}) {
  const query = useRecentClaims()
  return (
    <Panel heading="Recent Claims Analysis">
      <QueryBoundary
        query={query}
        empty={
          <EmptyState title="No claims processed yet. Upload a file to get started!">
            <div className="flex flex-wrap justify-center gap-3">
              <ForChangers>
                <Button onClick={onUpload}>Upload File</Button>
              </ForChangers>
              <SampleButton onStarted={onSample} />
            </div>
          </EmptyState>
        }
      >
        {(claims) => (
          <>
            <ProcessingStatus />
            <WideTable
              label="Recent claims"
              columns={columns}
              cards
              className="desktop:min-w-[36rem]"
            >
              <tbody className="max-desktop:block">
                {claims.map((claim) => (
                  <RecentClaim key={claim.id} claim={claim} />
                ))}
              </tbody>
            </WideTable>
          </>
        )}
      </QueryBoundary>
    </Panel>
  )
}

function RecentClaim({ claim }: { readonly claim: Line }) {
  return (
    <tr className="border-b border-hair align-top max-desktop:grid max-desktop:grid-cols-2 max-desktop:gap-y-1 max-desktop:py-3 desktop:*:py-2 desktop:*:not-last:pr-4">
      <th scope="row" className="code font-normal">
        <Link
          to={claimsAddress({ uploadId: claim.uploadId, order: '-savings' })}
          className="text-link"
        >
          {claimNumber(claim)}
        </Link>
      </th>
      <td className="max-desktop:text-right max-desktop:text-soft">{claim.auditType}</td>
      <td className="desktop:text-right">
        <ClaimAmount claim={claim} />
      </td>
      <td className="max-desktop:text-right">
        <LineStatus claim={claim} />
      </td>
      <td className="max-desktop:col-span-2">{shortened(claim.shortSummary)}</td>
    </tr>
  )
}

/** At most 80 characters, whole words; `Processing...` where nothing has been said yet. */
export function shortened(summary: string): string {
  if (summary === '') return 'Processing...'
  if (summary.length <= summaryCharactersShown) return summary
  const end = summary.lastIndexOf(' ', summaryCharactersShown)
  return `${summary.slice(0, end > 0 ? end : summaryCharactersShown)}…`
}
