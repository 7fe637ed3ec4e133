import type { ReadWord } from './hocr.ts'
import type { Box } from './raster.ts'

/** What either reader sees at one place; one of the two may see nothing. */
export interface Place {
  readonly network: readonly ReadWord[]
  readonly shapes: readonly ReadWord[]
}

/**
 * Puts the words of two readings side by side by where they stand. Words that one reader parts and the other does
 * not share a place. From left to right within a place, in the order of the first reading.
 */
export function matched(
  network: readonly ReadWord[],
  shapes: readonly ReadWord[],
): readonly Place[] {
  const places = new Map<ReadWord, Group>()
  const groups: Group[] = network.map((word) => {
    const group = { network: [word], shapes: [] }
    places.set(word, group)
    return group
  })
  for (const word of shapes) {
    const touched = new Set(
      network
        .filter((other) => isSamePlace(word, other))
        .flatMap((other) => places.get(other) ?? []),
    )
    const [first, ...rest] = touched
    if (!first) {
      groups.push({ network: [], shapes: [word] })
      continue
    }
    first.shapes.push(word)
    for (const group of rest) {
      first.network.push(...group.network)
      first.shapes.push(...group.shapes)
      for (const moved of group.network) places.set(moved, first)
      group.network.length = 0
      group.shapes.length = 0
    }
  }
  return groups.filter((group) => group.network.length + group.shapes.length > 0).map(inOrder)
}

interface Group {
  readonly network: ReadWord[]
  readonly shapes: ReadWord[]
}

function inOrder({ network, shapes }: Group): Place {
  const byPlace = (one: ReadWord, other: ReadWord) => one.left - other.left
  return { network: network.toSorted(byPlace), shapes: shapes.toSorted(byPlace) }
}

/** They share at least half of the height of the lower one, and a third of the width of the narrower one. */
function isSamePlace(one: Box, other: Box): boolean {
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const low = Math.min(one.bottom - one.top, other.bottom - other.top)
  const narrow = Math.min(one.right - one.left, other.right - other.left)
  return down > low / 2 && across > narrow / 3
}
