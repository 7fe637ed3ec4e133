import { findingGroupings, findingOrders } from '@plumbline/contract'
import { startTransition, useOptimistic } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { FindingsAsked, FindingsFilter, Grouping } from '../../api/finding-queries.ts'

/** Filters whose values are written with commas. */
const severalFilters = [
  ...['upload', 'category', 'rule', 'class', 'provider', 'payer'],
  ...['patient', 'code', 'claim', 'decision', 'standing', 'from', 'to', 'due', 'inCase'],
]

/** What the address says of the list. The search is no part of it: it may name a person. */
export interface ListState {
  readonly filter: FindingsFilter
  readonly order: FindingsAsked['order']
  readonly page: number
  readonly group: Grouping | undefined
  /** The finding at hand. */
  readonly finding: string | undefined
}

export function listIn(search: URLSearchParams): ListState {
  const held = severalFilters.flatMap((name): [string, string][] => {
    const value = search.get(name)
    return value === null || value === '' ? [] : [[name, value]]
  })
  const least = Number(search.get('minDollars') ?? '')
  const page = Number(search.get('page') ?? '1')
  return {
    filter: { ...Object.fromEntries<string>(held), ...(least > 0 && { minDollars: least }) },
    order: findingOrders.find((order) => order === search.get('order')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    group: findingGroupings.find((group) => group === search.get('group')),
    finding: search.get('finding') ?? undefined,
  }
}

/** What is changed in the address; undefined takes a thing out. */
export type Change = Readonly<Record<string, string | undefined>>

/** The list that the address names, and a way to change it. */
export function useListAddress() {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const inAddress = listIn(search)
  // The address follows when there is time; who decides fast is on to the next row at once.
  const [finding, setFinding] = useOptimistic(inAddress.finding)
  const addressWith = (change: Change) => {
    const next = changed(search, change)
    return next.size === 0 ? pathname : `${pathname}?${next.toString()}`
  }
  return {
    search,
    state: { ...inAddress, finding },
    addressWith,
    /** Another filter or order starts at its first page, with nothing opened. */
    narrow: (change: Change) =>
      void navigate(addressWith({ page: undefined, finding: undefined, ...change })),
    /** Another row is no step to go back from. */
    show: (shown: string | undefined) => {
      startTransition(() => {
        setFinding(shown)
        void navigate(addressWith({ finding: shown }), { replace: true, preventScrollReset: true })
      })
    },
  }
}

function changed(search: URLSearchParams, change: Change): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}
