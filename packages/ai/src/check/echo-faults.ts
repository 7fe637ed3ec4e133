import type { WordFault } from './word-faults.ts'

/** So many words in the same order are no accident. */
const runLength = 6

/** Runs of words that a model took from its own orders instead of explaining anything. */
export function echoFaults(text: string, orders: string): readonly WordFault[] {
  const known = new Set(runsIn(orders))
  return runsIn(text)
    .filter((run) => known.has(run))
    .map((found) => ({ kind: 'echo', found }))
}

function runsIn(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  const runs = Math.max(0, words.length - runLength + 1)
  return Array.from({ length: runs }, (_, at) => words.slice(at, at + runLength).join(' '))
}
