import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { FailedState } from '../../components/failed-state.tsx'
import { Waiting } from '../../components/waiting.tsx'
import { counted } from '../../format/money.ts'
import { ClaimRow } from './claim-row.tsx'
import { useClaims, type ClaimFilter } from './use-claims.ts'

const headings = ['Claim ID', 'Details', 'Amount', 'Status', 'Audit Summary', 'Suggested Fix']

/** The matching lines, fifty at a time: the table stays light however long the file was. */
export function ClaimsTable({
  uploadId,
  filter,
}: {
  readonly uploadId: string
  readonly filter: ClaimFilter
}) {
  const query = useClaims(uploadId, filter)
  if (query.isPending) return <Waiting />
  if (query.isError) return <FailedState error={query.error} onRetry={() => void query.refetch()} />
  const claims = query.data.pages.flatMap((page) => page.claims)
  const total = query.data.pages[0]?.total ?? 0
  if (claims.length === 0) return <EmptyState title={emptyText(filter)} />
  return (
    <>
      <p className="mb-2 text-small text-soft" aria-live="polite">
        {`${counted(claims.length)} of ${counted(total)} lines`}
      </p>
      <div className="overflow-x-auto">
        <table className="w-full min-w-[64rem] text-left">
          <thead className="label border-b border-ink">
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col" className="py-2 pr-4 font-normal last:pr-0">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          {claims.map((claim) => (
            <ClaimRow key={claim.id} claim={claim} />
          ))}
        </table>
      </div>
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

function emptyText({ status, category, search }: ClaimFilter): string {
  const filtered = status !== undefined || category !== undefined || search !== ''
  return filtered
    ? 'No line matches. Clear the filters to see all.'
    : 'No claims found for this upload'
}
