import type { ClaimLine } from '../../claim/claim-line.ts'
import { compareStanding } from './compare-standing.ts'
import type { LineColumns } from '../line-columns.ts'
import type { GroupOrder } from '../line-groups.ts'
import { arranged, at, sortStretch } from './line-order.ts'

/** Puts the lines of each group that are of one day in the order in which they stand. */
export function orderAsTheyStand(
  { order, starts }: GroupOrder,
  columns: LineColumns,
  lines: readonly ClaimLine[],
): void {
  const { standing, indexes } = columns
  const compare = (one: number, two: number) =>
    standing.compare(one, two, indexes) || compareLines(lines[one], lines[two])
  const days = arranged(columns.days.ofLine, order)
  for (let group = 0; group + 1 < starts.length; group++) {
    const end = at(starts, group + 1)
    let rank = at(starts, group)
    while (rank < end) {
      const day = at(days, rank)
      let next = rank + 1
      while (next < end && at(days, next) === day) next++
      if (next - rank > 1) sortStretch(order, rank, next, compare)
      rank = next
    }
  }
}

function compareLines(one: ClaimLine | undefined, two: ClaimLine | undefined): number {
  return one && two ? compareStanding(one, two) : 0
}
