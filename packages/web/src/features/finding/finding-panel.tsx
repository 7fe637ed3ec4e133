import { Link } from 'react-router'
import { useFinding } from '../../api/finding-queries.ts'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { ReviewButtons } from '../../shell/review/review-buttons.tsx'
import type { ReviewActions } from '../../shell/review/use-review.tsx'
import { FindingView } from './finding-view.tsx'

/** One finding beside its list, with the list's own actions. */
export function FindingPanel({
  id,
  actions,
  onClose,
}: {
  readonly id: string
  readonly actions: ReviewActions
  readonly onClose: () => void
}) {
  const query = useFinding(id)
  return (
    <aside
      aria-label="Finding"
      className="sticky top-16 flex max-h-[calc(100dvh-4rem)] flex-col border border-hair bg-sheet max-desktop:hidden"
    >
      <header className="flex items-start justify-between gap-3 border-b border-hair px-4 pt-3 pb-2">
        <h2 className="font-semibold">{query.data?.item.title ?? 'Finding'}</h2>
        <span className="flex shrink-0 items-center gap-2">
          <Link to={`/findings/${id}`} className="text-link text-small">
            Own page
          </Link>
          <button
            type="button"
            aria-label="Close finding"
            onClick={onClose}
            className="-my-2 -mr-2 size-10 text-lead leading-none text-soft hover:text-ink"
          >
            ×
          </button>
        </span>
      </header>
      <div className="border-b border-hair px-4 py-3">
        <ReviewButtons actions={actions} />
      </div>
      <div
        role="region"
        aria-label="All of the finding"
        tabIndex={0}
        className="min-h-0 grow overflow-y-auto px-4 py-3"
      >
        <QueryBoundary query={query}>{(whole) => <FindingView whole={whole} />}</QueryBoundary>
      </div>
    </aside>
  )
}
