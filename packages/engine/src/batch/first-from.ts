import type { Day } from '../claim/day.ts'

/** The place of the first item that is not before a day; items stand by their days, ascending. */
export function firstFrom<Item>(
  items: readonly Item[],
  day: Day,
  dayOf: (item: Item) => Day,
): number {
  let from = 0
  let to = items.length
  while (from < to) {
    const middle = (from + to) >> 1
    const item = items[middle]
    if (item !== undefined && dayOf(item) < day) from = middle + 1
    else to = middle
  }
  return from
}
