import type { UploadComparison } from '@plumbline/contract'
import { Link, useSearchParams } from 'react-router'
import { counted, roundDollars } from '../../format/money.ts'

const parts = ['new', 'gone', 'same'] as const
type Part = (typeof parts)[number]

const words: Readonly<Record<Part, string>> = {
  new: 'New in this upload',
  gone: 'Gone since the other',
  same: 'In both',
}

export function partIn(search: URLSearchParams): Part {
  return parts.find((part) => part === search.get('part')) ?? 'new'
}

/** How many findings and dollars each part has; each number leads to its list. */
export function PartTabs({
  comparison,
  part,
}: {
  readonly comparison: UploadComparison
  readonly part: Part
}) {
  return (
    <nav
      aria-label="What is compared"
      className="grid grid-cols-1 border-t border-ink tablet:grid-cols-3"
    >
      {parts.map((one) => (
        <PartLink key={one} name={one} side={comparison[one]} isShown={one === part} />
      ))}
    </nav>
  )
}

function PartLink({
  name,
  side,
  isShown,
}: {
  readonly name: Part
  readonly side: UploadComparison['new']
  readonly isShown: boolean
}) {
  const [shown] = useSearchParams()
  const search = new URLSearchParams(shown)
  search.set('part', name)
  search.delete('page')
  return (
    <Link
      to={`?${search.toString()}`}
      aria-current={isShown ? 'page' : undefined}
      className="block border-b-2 border-hair px-3 py-3 hover:bg-tint aria-[current=page]:border-metal"
    >
      <span className="block text-small text-soft">{words[name]}</span>
      <span className="block text-heading font-light">{counted(side.findings)}</span>
      <span className="block text-small text-soft">{`${roundDollars(side.dollars)} at risk`}</span>
    </Link>
  )
}
