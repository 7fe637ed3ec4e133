import { historyIndex, type ClaimLine } from '../claim/claim-line.ts'
import type { Day } from '../claim/day.ts'
import type { StandingList } from './standing-list.ts'

/**
 * The lines that stand and were paid by a day, the last first; those without a day of payment among
 * them. Lines that were paid later are leapt over: standing lines are in the order of their payment.
 *
 * @param day Infinity for whenever they were paid
 */
export function* lastPaidBy(list: StandingList, day: Day): Iterable<ClaimLine> {
  const { lines } = list
  let at = list.placeUpTo(lines.length - 1)
  while (at >= 0) {
    const line = lines[at]
    if (line === undefined) return
    const isPaidBy = (line.paidDay ?? 0) <= day
    if (isPaidBy) yield line
    at = list.placeUpTo(isPaidBy ? at - 1 : placePaidBy(lines, day, at))
  }
}

/** The last place before one whose line was paid by a day, or comes from an earlier upload than its; -1 for none. */
function placePaidBy(lines: readonly ClaimLine[], day: Day, before: number): number {
  const isHistory = lines[before]?.index === historyIndex
  let from = 0
  let to = before
  while (from < to) {
    const middle = (from + to) >>> 1
    const line = lines[middle]
    const isEarlier = !isHistory && line?.index === historyIndex
    if (isEarlier || (line?.paidDay ?? 0) <= day) from = middle + 1
    else to = middle
  }
  return from - 1
}
