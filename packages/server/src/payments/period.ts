/**
 * The first monthly anniversary of `start` after `now`, in UTC; the last day of a month that has
 * no such day. Monthly periods begin and end on these.
 */
export function anniversaryAfter(start: Date, now: Date): Date {
  const months =
    (now.getUTCFullYear() - start.getUTCFullYear()) * 12 + now.getUTCMonth() - start.getUTCMonth()
  const first = Math.max(months, 1)
  const candidate = monthsAfter(start, first)
  return candidate > now ? candidate : monthsAfter(start, first + 1)
}

function monthsAfter(start: Date, months: number): Date {
  const moved = new Date(start)
  moved.setUTCDate(1)
  moved.setUTCMonth(start.getUTCMonth() + months)
  const lastDay = new Date(
    Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0),
  ).getUTCDate()
  moved.setUTCDate(Math.min(start.getUTCDate(), lastDay))
  return moved
}
