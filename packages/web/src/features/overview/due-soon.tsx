import type { Overview } from '@plumbline/contract'
import { Link } from 'react-router'
import { dayOf } from '../../format/dates.ts'
import { daysAfter } from '../../format/plain-day.ts'

type Due = Overview['due'][number]

/** What is due in the next seven days, and what was due before; what comes later is one link. */
export function DueSoon({ due, today }: { readonly due: readonly Due[]; readonly today: string }) {
  const weekEnds = daysAfter(today, 7)
  const soon = due
    .filter(({ on }) => on <= weekEnds)
    .toSorted((one, other) => one.on.localeCompare(other.on))
  const later = due.length - soon.length
  return (
    <>
      {soon.length === 0 && <p>Nothing is due within seven days.</p>}
      <ul>
        {soon.map((one) => (
          <li key={`${one.caseId} ${one.on} ${one.what}`} className="border-b border-hair py-2">
            <span className="flex flex-wrap justify-between gap-x-4">
              <Link to={`/cases/${one.caseId}`} className="text-link">
                {one.what}
              </Link>
              <strong className={one.on < today ? 'text-bad' : ''}>
                {one.on < today ? `Was due ${dayOf(one.on)}` : dayOf(one.on)}
              </strong>
            </span>
            <span className="code text-soft">{one.reference}</span>
          </li>
        ))}
      </ul>
      {later > 0 && (
        <p className="mt-3">
          <Link to="/cases" className="text-link">
            {`${String(later)} more ${later === 1 ? 'is' : 'are'} due later`}
          </Link>
        </p>
      )}
    </>
  )
}
