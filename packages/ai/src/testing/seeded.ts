import type { Chance } from './mutations.table.ts'

/** The same numbers in each run (a linear congruence), so that a failure can be looked at. */
export function seeded(seed: number): Chance {
  let state = seed
  const number = (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * below)
  }
  return { number, pick: (from) => from[number(from.length)] ?? '' }
}

/** Put between two words, first in a sentence, or last. */
export function withPiece(text: string, piece: string, chance: Chance): string {
  const words = text.split(' ')
  const at = chance.number(words.length + 1)
  return [...words.slice(0, at), piece, ...words.slice(at)].join(' ')
}
