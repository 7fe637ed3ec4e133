import { useDeferredValue, useEffect, useRef } from 'react'
import type { OpenClaims } from '../../shell/claims-address.ts'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { Waiting } from '../../components/states/waiting.tsx'
import { WideTable } from '../../components/wide-table.tsx'
import { counted } from '../../format/money.ts'
import { claimColumns } from './claim-columns.tsx'
import { ClaimRow } from './claim-row.tsx'
import { useClaims, type ClaimsPage } from './use-claims.ts'

/** The matching lines a page at a time, drawn when there is time for it: typing is never held up. */
export function ClaimsTable({
  open,
  search,
}: {
  readonly open: OpenClaims
  readonly search: string
}) {
  const { query, showNext, showPrevious } = useClaims(open, search)
  const page = useDeferredValue(query.data)
  const top = useTopOfPage(page?.before ?? 0)
  if (query.isError) return <FailedState error={query.error} onRetry={() => void query.refetch()} />
  if (!page) return <Waiting />
  if (page.claims.length === 0) return <EmptyState title={emptyText(open, search)} />
  return (
    <>
      <p
        ref={top}
        tabIndex={-1}
        className="mb-2 text-small text-soft outline-none"
        aria-live="polite"
      >
        {positionText(page)}
      </p>
      <WideTable label="Claims" columns={claimColumns} cards className="">
        {page.claims.map((claim, place) => (
          // Keyed by place: turning a page changes words in rows that stand, which is quicker.
          <ClaimRow key={place} claim={claim} />
        ))}
      </WideTable>
      {(showNext ?? showPrevious) && (
        <nav aria-label="Pages of claims" className="mt-5 flex gap-3">
          <Button look="secondary" disabled={!showPrevious} onClick={showPrevious}>
            Previous
          </Button>
          <Button look="secondary" disabled={!showNext} onClick={showNext}>
            Next
          </Button>
        </nav>
      )}
    </>
  )
}

function positionText({ before, claims, total }: ClaimsPage): string {
  return `Lines ${counted(before + 1)} to ${counted(before + claims.length)} of ${counted(total)}`
}

/** Another page begins at its top, with the focus: the button that was pressed may be gone by then. */
function useTopOfPage(before: number) {
  const top = useRef<HTMLParagraphElement>(null)
  const shown = useRef(before)
  useEffect(() => {
    if (shown.current !== before) {
      top.current?.scrollIntoView({ block: 'start' })
      top.current?.focus({ preventScroll: true })
    }
    shown.current = before
  }, [before])
  return top
}

function emptyText({ status, category }: OpenClaims, search: string): string {
  const filtered = status !== undefined || category !== undefined || search !== ''
  return filtered
    ? 'No line matches. Clear the filters to see all.'
    : 'No claims found for this upload'
}
