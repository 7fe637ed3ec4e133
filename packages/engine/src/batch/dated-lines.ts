import type { ClaimLine } from '../claim/claim-line.ts'
import type { Day } from '../claim/day.ts'

type Dated = Pick<ClaimLine, 'serviceFromDay'>

/** The position of the first line that is not before a day; lines stand by date, undated ones last. */
export function firstFrom(lines: readonly Dated[], day: Day): number {
  let from = 0
  let to = lines.length
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((lines[middle]?.serviceFromDay ?? Infinity) < day) from = middle + 1
    else to = middle
  }
  return from
}

/** The last of lines by date that is before a day. */
export function lastBefore<Line extends Dated>(
  lines: readonly Line[] | undefined,
  day: Day,
): Line | undefined {
  return lines?.[firstFrom(lines, day) - 1]
}
