/** A small seeded generator of numbers from 0 to 1 (mulberry32): the same seed, the same claims. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of several, by share; the shares add up to 1. */
export function weighted<Item extends { readonly share: number }>(
  items: readonly Item[],
  random: () => number,
): Item {
  let left = random()
  for (const item of items) {
    left -= item.share
    if (left < 0) return item
  }
  return lastOf(items)
}

/** One of several, each as likely. */
export function oneOf<Item>(items: readonly Item[], random: () => number): Item {
  return items[Math.floor(random() * items.length)] ?? lastOf(items)
}

function lastOf<Item>(items: readonly Item[]): Item {
  const last = items.at(-1)
  if (last === undefined) throw new RangeError('Nothing to choose from')
  return last
}
