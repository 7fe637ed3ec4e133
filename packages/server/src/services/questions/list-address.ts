import type { QuestionPlan } from '@plumbline/contract'

/** A filter of the findings list as its address writes it. */
export type ListedFilter = Readonly<Record<string, string | undefined>>

type SplitBy = NonNullable<QuestionPlan['by']>

/** The list of what was added up, split as asked. */
export function listAddress(filter: ListedFilter, by?: SplitBy): string {
  return addressOf({ ...filter, group: by })
}

/** The list behind one row; null where no filter takes what the row stands for. */
export function rowAddress(filter: ListedFilter, by: SplitBy, key: string | null): string | null {
  if (by !== 'month') {
    if (key === null && by !== 'provider' && by !== 'claim') return null
    return addressOf({ ...filter, [by]: key ?? 'none' })
  }
  const days = key === null ? undefined : daysOf(key)
  return days ? addressOf({ ...filter, ...narrower(filter, days) }) : null
}

function daysOf(month: string): { readonly from: string; readonly to: string } | undefined {
  const [year = Number.NaN, number = Number.NaN] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0))
  if (Number.isNaN(last.getTime())) return undefined
  return { from: `${month}-01`, to: last.toISOString().slice(0, 10) }
}

/** The days of a month that the filter takes, too. */
function narrower(
  { from, to }: ListedFilter,
  month: { readonly from: string; readonly to: string },
) {
  return {
    from: from !== undefined && from > month.from ? from : month.from,
    to: to !== undefined && to < month.to ? to : month.to,
  }
}

function addressOf(parts: ListedFilter): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(parts))
    if (value !== undefined) search.set(name, value)
  return search.size === 0 ? '/findings' : `/findings?${search.toString()}`
}
