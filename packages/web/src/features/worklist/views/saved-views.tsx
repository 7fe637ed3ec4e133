import { Link } from 'react-router'
import { OwnViews } from './own-views.tsx'
import { comparable } from './view-address.ts'

const views = [
  { name: 'Needs review', search: 'decision=open' },
  { name: 'High dollar', search: 'decision=open&minDollars=1000&order=-dollars' },
  { name: 'By payee', search: 'decision=open&group=provider' },
  { name: 'Due', search: 'due=month&order=due' },
  { name: 'Needs information', search: 'decision=needs-information' },
  { name: 'Confirmed', search: 'decision=confirmed' },
  { name: 'Dismissed', search: 'decision=dismissed&order=-decided' },
  { name: 'All', search: '' },
] as const

const look =
  'inline-flex min-h-9 items-center border-b-2 border-transparent whitespace-nowrap text-soft hover:text-ink aria-[current=page]:border-metal aria-[current=page]:font-semibold aria-[current=page]:text-ink max-tablet:min-h-11'

/** Lists that are wanted every day, each an address; then those that the account named. */
export function SavedViews({
  search,
  q,
  onSearch,
}: {
  readonly search: URLSearchParams
  readonly q: string
  readonly onSearch: (text: string) => void
}) {
  const shown = comparable(search)
  return (
    <nav
      aria-label="Views"
      className="flex flex-wrap items-center gap-x-5 max-tablet:flex-nowrap max-tablet:overflow-x-auto"
    >
      {views.map((view) => (
        <Link
          key={view.name}
          to={`/findings${view.search && `?${view.search}`}`}
          aria-current={comparable(new URLSearchParams(view.search)) === shown ? 'page' : undefined}
          className={look}
        >
          {view.name}
        </Link>
      ))}
      <OwnViews shown={shown} q={q} look={look} onSearch={onSearch} />
    </nav>
  )
}
