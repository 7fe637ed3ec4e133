import type { Overview } from '@plumbline/contract'
import { Link } from 'react-router'
import { counted } from '../../format/money.ts'
import { newCasePath } from '../../shell/case-start.ts'
import { findingsAddress } from '../../shell/findings-address.ts'

/** What somebody has to do next; each number leads to the list that it counts. */
export function WaitingWork({ waiting }: { readonly waiting: Overview['waiting'] }) {
  const rows = [
    ['Findings to review', waiting.open, findingsAddress({ decision: 'open' })],
    [
      'Findings that wait for information',
      waiting.needsInformation,
      findingsAddress({ decision: 'needs-information' }),
    ],
    ['Confirmed findings in no case yet', waiting.confirmedWithoutCase, newCasePath],
  ] as const
  return (
    <ul>
      {rows.map(([label, count, to]) => (
        <li key={label} className="relative border-b border-hair hover:bg-tint">
          <Link to={to} className="flex items-baseline justify-between gap-4 py-2">
            <span className="text-link">{label}</span>
            <strong>{counted(count)}</strong>
          </Link>
        </li>
      ))}
    </ul>
  )
}
