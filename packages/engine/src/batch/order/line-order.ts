import type { ClaimLine } from '../../claim/claim-line.ts'
import type { GroupOrder } from '../line-groups.ts'

/**
 * Positions 0 to n-1 by a key, those of equal keys in file order. Counting sort: linear in lines and
 * keys, no comparisons.
 *
 * @param keys one key for each position, 0 to `keyCount` - 1
 */
export function stableOrder(keys: Int32Array, keyCount: number): GroupOrder {
  const starts = startsOf(keys, keyCount)
  const next = starts.slice()
  const order = new Int32Array(keys.length)
  for (let position = 0; position < keys.length; position++) {
    const key = at(keys, position)
    const slot = at(next, key)
    order[slot] = position
    next[key] = slot + 1
  }
  return { order, starts }
}

/** Positions 0 to n-1. */
export function positionsUpTo(count: number): Int32Array {
  const positions = new Int32Array(count)
  for (let position = 0; position < count; position++) positions[position] = position
  return positions
}

/** Puts the positions of each group in order of their values, those of equal values as they stood. */
export function orderWithin({ order, starts }: GroupOrder, values: Int32Array): void {
  const compare = (one: number, two: number) => at(values, one) - at(values, two)
  for (let group = 0; group + 1 < starts.length; group++) {
    sortStretch(order, at(starts, group), at(starts, group + 1), compare)
  }
}

/** Stretches up to this length are quickest put in order by insertion. */
const fewPositions = 64

/** Puts the positions from one rank to before another in order, equal ones as they stood. */
export function sortStretch(
  order: Int32Array,
  start: number,
  end: number,
  compare: (one: number, two: number) => number,
): void {
  if (end - start <= fewPositions) insertInOrder(order, start, end, compare)
  else order.set(Array.from(order.subarray(start, end)).sort(compare), start)
}

function insertInOrder(
  order: Int32Array,
  start: number,
  end: number,
  compare: (one: number, two: number) => number,
): void {
  for (let rank = start + 1; rank < end; rank++) {
    const position = at(order, rank)
    let slot = rank
    for (; slot > start && compare(at(order, slot - 1), position) > 0; slot--) {
      order[slot] = at(order, slot - 1)
    }
    order[slot] = position
  }
}

/** Groups lines by a text in order of first appearance; lines without one stand in no group. */
export function groupOrder(
  lines: readonly ClaimLine[],
  keyOf: (line: ClaimLine) => string | undefined,
): GroupOrder & { readonly keys: readonly string[] } {
  const known = new Map<string | undefined, number>()
  const numbers = new Int32Array(lines.length)
  lines.forEach((line, position) => {
    const key = keyOf(line)
    if (key !== undefined && !known.has(key)) known.set(key, known.size)
    numbers[position] = known.get(key) ?? -1
  })
  const keys = Array.from(known.keys(), (key) => key ?? '')
  const all = stableOrder(
    numbers.map((number) => (number < 0 ? keys.length : number)),
    keys.length + 1,
  )
  return { order: all.order, starts: all.starts.slice(0, -1), keys }
}

/** What each position has, in an order of positions: read in one go, as memory likes it best. */
export function arranged(values: Int32Array, order: Int32Array): Int32Array {
  const result = new Int32Array(order.length)
  for (let rank = 0; rank < order.length; rank++) result[rank] = at(values, at(order, rank))
  return result
}

/** Where the positions of each key begin; one more entry for the end. */
function startsOf(keys: Int32Array, keyCount: number): Int32Array {
  const starts = new Int32Array(keyCount + 1)
  for (let position = 0; position < keys.length; position++) {
    const key = at(keys, position)
    starts[key + 1] = at(starts, key + 1) + 1
  }
  for (let key = 0; key < keyCount; key++) starts[key + 1] = at(starts, key + 1) + at(starts, key)
  return starts
}

/**
 * An entry that is there because the index was counted; 0 would be one that is not. Typed arrays of
 * all lines are read by index here and elsewhere: `for ... of` makes an object of each entry.
 */
export function at(array: Int32Array, index: number): number {
  return array[index] ?? 0
}
