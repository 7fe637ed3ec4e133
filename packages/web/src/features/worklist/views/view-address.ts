import type { SavedView, SavedViewGiven } from '@plumbline/contract'
import { listIn } from '../list-address.ts'

/** Where in a view somebody is makes it no other view. */
export function comparable(search: URLSearchParams): string {
  const view = new URLSearchParams(search)
  view.delete('page')
  view.delete('finding')
  view.sort()
  return view.toString()
}

/** The address of a view that the account named, without its search, which belongs in no address. */
export function addressOfView({ filter, order, by }: SavedView): string {
  const search = new URLSearchParams(Object.entries(filter).filter(([name]) => name !== 'q'))
  if (order !== null) search.set('order', order)
  if (by !== null) search.set('group', by)
  return search.toString()
}

/** What is kept of the list as it stands. */
export function viewOf(name: string, search: URLSearchParams, q: string): SavedViewGiven {
  const { filter, order, group } = listIn(search)
  const { minDollars, ...held } = filter
  return {
    name,
    filter: {
      ...held,
      ...(minDollars !== undefined && { minDollars: String(minDollars) }),
      ...(q !== '' && { q }),
    },
    ...(order && { order }),
    ...(group && { by: group }),
  }
}
