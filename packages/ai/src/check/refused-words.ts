import type { Fault } from '../use/use.ts'

/** What a second attempt is told of the first: words that were refused, and what else was wrong, in our own words. */
export interface Refused {
  readonly words: readonly string[]
  readonly because: readonly string[]
}

/** Kinds of faults of which a single word is the reason. */
const ofWords: ReadonlySet<string> = new Set([
  ...['number', 'negator', 'capital', 'banned', 'outside-vocabulary'],
])
const because: Readonly<Record<string, string>> = {
  empty: 'a text was empty',
  'too-long': 'a text was too long',
  character: 'characters other than letters and the marks of plain sentences',
  slot: 'another place in braces',
  'fault-not-once': 'the place in braces did not stand there exactly once',
  echo: 'it repeated these orders',
  role: 'it exchanged who pays, bills or receives care',
  frame: 'a sentence was of none of the forms that are given',
  sense: 'a sentence said without reserve, or judged, promised, demanded or advised',
}
/** A word as it is sent back: letters alone, none longer than words are, and few. */
const plainWord = /^[A-Za-z]{1,24}(?:['’-][A-Za-z]{1,12})?$/
const most = 20

/** The same for all faults of a text. No sentence of the first attempt is part of it. */
export function refusedOf(faults: readonly Fault[]): Refused {
  const words = faults.flatMap(({ kind, found }) =>
    ofWords.has(kind) && plainWord.test(found) ? [found.toLowerCase()] : [],
  )
  const reasons = faults.flatMap(({ kind }) => because[kind] ?? [])
  return {
    words: [...new Set(words)].slice(0, most),
    because: [...new Set(reasons)],
  }
}

/** What the orders of a text say of a second attempt. */
export const refusedOrders =
  'If "refused" is given, an earlier text was refused: write it anew without the words in it, and without what "because" says.'
