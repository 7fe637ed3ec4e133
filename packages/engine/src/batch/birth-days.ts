import type { Day } from '../claim/day.ts'
import type { BirthSpan } from './person-signs.ts'

/**
 * The birth days of the people of one patient number, in order: those that are known, and as few
 * others as the ages need that fit none of them.
 */
export class BirthDays {
  readonly #days: readonly Day[]

  constructor(spans: readonly BirthSpan[]) {
    const known = new Set(spans.flatMap(({ first, last }) => (first === last ? first : [])))
    const sorted = Array.from(known).sort(byValue)
    const open = spans
      .filter(({ first, last }) => (sorted[firstFrom(sorted, first)] ?? Infinity) > last)
      .sort((one, other) => one.last - other.last)
    let latest = -Infinity
    for (const { first, last } of open) {
      if (first <= latest) continue
      latest = last
      known.add(last)
    }
    this.#days = Array.from(known).sort(byValue)
  }

  get count(): number {
    return this.#days.length
  }

  /** Numbers of the days that lie within a span. */
  *within({ first, last }: BirthSpan): Iterable<number> {
    for (let at = firstFrom(this.#days, first); (this.#days[at] ?? Infinity) <= last; at++) yield at
  }
}

function byValue(one: number, other: number): number {
  return one - other
}

/** The first place of a sorted list whose value is not less. */
function firstFrom(sorted: readonly number[], value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? Infinity) < value) low = middle + 1
    else high = middle
  }
  return low
}
