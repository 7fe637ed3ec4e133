import type { ClaimLine } from '../claim-line.ts'
import type { GroupOrder } from './line-groups.ts'

/**
 * Positions 0 to n-1 sorted by a key, those of equal keys in their order before. Counting sort:
 * linear in lines and keys, no comparisons.
 *
 * @param keys one key for each position, 0 to `keyCount` - 1
 * @param before the order to start from; file order where left out
 */
export function stableOrder(keys: Int32Array, keyCount: number, before?: Int32Array): GroupOrder {
  const starts = startsOf(keys, keyCount)
  const next = starts.slice()
  const order = new Int32Array(keys.length)
  for (let rank = 0; rank < keys.length; rank++) {
    const position = before ? at(before, rank) : rank
    const key = at(keys, position)
    const slot = at(next, key)
    order[slot] = position
    next[key] = slot + 1
  }
  return { order, starts }
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
  return order.map((position) => at(values, position))
}

/** Where the positions of each key begin; one more entry for the end. */
function startsOf(keys: Int32Array, keyCount: number): Int32Array {
  const starts = new Int32Array(keyCount + 1)
  for (const key of keys) starts[key + 1] = at(starts, key + 1) + 1
  for (let key = 0; key < keyCount; key++) starts[key + 1] = at(starts, key + 1) + at(starts, key)
  return starts
}

/** An entry that is there because the index was counted; 0 would be one that is not. */
export function at(array: Int32Array, index: number): number {
  return array[index] ?? 0
}
