import { ownWords } from './release-note.ts'
import { shortSummaryCharacters, withinWords } from './short-summary.ts'

/** A part that ends sooner says too little to be told alone. */
const fewestCharacters = 40

/**
 * One sentence on a finding for lists that show its rule and its dollars beside it: its message, or the
 * first clauses of it that fit, or as many of its words. At most `shortSummaryCharacters`, never cut within a word.
 */
export function findingSummary(message: string): string {
  const words = ownWords(message)
  if (words.length <= shortSummaryCharacters) return words
  const ends = Array.from(words.matchAll(/;(?= )|[.!?](?= [A-Z])/g), ({ index }) => index)
  const end = ends.findLast((at) => isWhole(words.slice(0, at)))
  return end === undefined ? withinWords(words) : `${words.slice(0, end)}.`
}

function isWhole(part: string): boolean {
  const opened = part.split('(').length === part.split(')').length
  return opened && part.length >= fewestCharacters && part.length < shortSummaryCharacters
}
