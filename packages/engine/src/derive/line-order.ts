/**
 * Positions 0 to n-1 sorted by a key, those of equal keys in their order before. Counting sort:
 * linear in lines and keys, no comparisons.
 *
 * @param keys one key for each position, 0 to `keyCount` - 1
 * @param before the order to start from; file order where left out
 */
export function stableOrder(
  keys: Int32Array,
  keyCount: number,
  before?: Int32Array,
): { readonly order: Int32Array; readonly starts: Int32Array } {
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
