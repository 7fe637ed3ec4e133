import { Link } from 'react-router'

const views = [
  { name: 'Needs review', search: 'decision=open' },
  { name: 'High dollar', search: 'decision=open&minDollars=1000&order=-dollars' },
  { name: 'By payee', search: 'decision=open&group=provider' },
  { name: 'Needs information', search: 'decision=needs-information' },
  { name: 'Confirmed', search: 'decision=confirmed' },
  { name: 'Dismissed', search: 'decision=dismissed&order=-decided' },
  { name: 'All', search: '' },
] as const

const look =
  'inline-flex min-h-9 items-center border-b-2 border-transparent whitespace-nowrap text-soft hover:text-ink aria-[current=page]:border-metal aria-[current=page]:font-semibold aria-[current=page]:text-ink max-tablet:min-h-11'

/** Lists that are wanted every day, each an address. */
export function SavedViews({ search }: { readonly search: URLSearchParams }) {
  const shown = comparable(search)
  return (
    <nav
      aria-label="Views"
      className="flex flex-wrap gap-x-5 max-tablet:flex-nowrap max-tablet:overflow-x-auto"
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
    </nav>
  )
}

/** Where in a view somebody is makes it no other view. */
function comparable(search: URLSearchParams): string {
  const view = new URLSearchParams(search)
  view.delete('page')
  view.delete('finding')
  view.sort()
  return view.toString()
}
