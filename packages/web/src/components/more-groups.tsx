import type { FindingGroups } from '@plumbline/contract'
import type { FindingGroupsQuery } from '../api/finding-queries.ts'
import { counted, dollars } from '../format/money.ts'
import { Button } from './button.tsx'

/** What groups that are not shown come to, and the way to the next of them; nothing where all are shown. */
export function MoreGroups({
  query: { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage },
  rest,
  noun,
}: {
  readonly query: FindingGroupsQuery
  readonly rest: FindingGroups['rest']
  /** What a group is, of several: `payees`. */
  readonly noun: string
}) {
  if (!rest || !hasNextPage) return null
  const atRisk = rest.dollars.firm + rest.dollars.recordsNeeded
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
      <p role="status" className="text-small text-soft">
        {`Further ${noun}: ${counted(rest.groups)} · findings: ${counted(rest.findings)} · at risk: ${dollars(atRisk)}`}
      </p>
      <Button look="secondary" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchingNextPage
          ? 'Loading'
          : `Show More ${noun.replace(/^./, (first) => first.toUpperCase())}`}
      </Button>
      {isFetchNextPageError && (
        <p role="alert" className="text-small">
          They could not be loaded. Try again.
        </p>
      )}
    </div>
  )
}
