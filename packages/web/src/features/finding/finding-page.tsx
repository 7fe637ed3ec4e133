import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useFinding } from '../../api/finding-queries.ts'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { decisionText } from '../../shell/review/decision-words.ts'
import { usePathId } from '../../shell/path-id.ts'
import { keysOf } from '../../shell/review/keys-of.ts'
import { ReviewButtons } from '../../shell/review/review-buttons.tsx'
import { useKeys } from '../../shell/review/single-keys.ts'
import { useReview } from '../../shell/review/use-review.tsx'
import { FindingView } from './finding-view.tsx'
import { useMayChange } from '../../api/may-change.ts'

/** One finding as a page of its own: the way on a phone, and what a link to it opens. */
export function FindingPage() {
  const id = usePathId()
  const query = useFinding(id)
  const [search] = useSearchParams()
  const [said, setSaid] = useState('')
  const { actions, dialog } = useReview(query.data?.item, {
    onDecided: ({ decision, reason }) => {
      setSaid(decisionText(decision, reason))
    },
    onUndone: () => {
      setSaid('Undone')
    },
    onNoted: () => {
      setSaid('Note saved')
    },
  })
  const mayChange = useMayChange()
  useKeys(mayChange ? keysOf(actions) : {})
  return (
    <div className="mx-auto max-w-[60rem]">
      <Link to={listAddress(search, id)} className="text-link mb-4 inline-block py-2">
        Back to findings
      </Link>
      <p role="status" className="sr-only">
        {said}
      </p>
      <QueryBoundary query={query} title="Finding">
        {(whole) => (
          <>
            <h1 className="mb-2 text-heading font-light">{whole.item.title}</h1>
            <FindingView whole={whole} />
            <div className="sticky bottom-0 -mx-4 mt-6 border-t border-hair bg-paper p-4 max-tablet:py-2">
              <ReviewButtons actions={actions} />
            </div>
          </>
        )}
      </QueryBoundary>
      {dialog}
    </div>
  )
}

/** The list as it was, at this finding. */
function listAddress(search: URLSearchParams, id: string): string {
  const list = new URLSearchParams(search)
  list.set('finding', id)
  return `/findings?${list.toString()}`
}
