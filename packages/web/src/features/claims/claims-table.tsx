import type { OpenClaims } from '../../app/claims-address.ts'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { FailedState } from '../../components/failed-state.tsx'
import { Waiting } from '../../components/waiting.tsx'
import { WideTable } from '../../components/wide-table.tsx'
import { counted } from '../../format/money.ts'
import { ClaimRow } from './claim-row.tsx'
import { useClaims } from './use-claims.ts'

const headings = ['Claim ID', 'Details', 'Amount', 'Status', 'Audit Summary', 'Suggested Fix']

/** The matching lines, fifty at a time: the table stays light however long the file was. */
export function ClaimsTable({
  open,
  search,
}: {
  readonly open: OpenClaims
  readonly search: string
}) {
  const query = useClaims(open, search)
  if (query.isPending) return <Waiting />
  if (query.isError) return <FailedState error={query.error} onRetry={() => void query.refetch()} />
  const claims = query.data.pages.flatMap((page) => page.claims)
  const total = query.data.pages[0]?.total ?? 0
  if (claims.length === 0) return <EmptyState title={emptyText(open, search)} />
  return (
    <>
      <p className="mb-2 text-small text-soft" aria-live="polite">
        {`${counted(claims.length)} of ${counted(total)} lines`}
      </p>
      <WideTable
        label="Claims"
        headings={headings}
        numeric={['Amount']}
        cards
        className="tablet:min-w-[58rem]"
      >
        {claims.map((claim) => (
          <ClaimRow key={claim.id} claim={claim} />
        ))}
      </WideTable>
      {query.hasNextPage && (
        <Button
          look="secondary"
          className="mt-5"
          disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {query.isFetchingNextPage ? 'Loading…' : 'Show more'}
        </Button>
      )}
    </>
  )
}

function emptyText({ status, category }: OpenClaims, search: string): string {
  const filtered = status !== undefined || category !== undefined || search !== ''
  return filtered
    ? 'No line matches. Clear the filters to see all.'
    : 'No claims found for this upload'
}
