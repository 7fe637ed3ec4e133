/** What a word may be short for. */
export interface Abbreviations {
  /** The words of the vocabulary, best of all none: a word that is known is short for nothing. */
  readonly wordsFor: (short: string) => readonly string[]
}

const shortestShort = 4
const shortestWord = 5
/** Consonants that an abbreviation keeps: `phmcy` has five of the six of `pharmacy`. */
const keptShare = 0.6
/** A beginning of a word needs more letters: `pre` begins too many. */
const shortestBeginning = 4

/**
 * Words that an unknown one abbreviates: it begins as they do, its letters stand in them in the same
 * order, and it is either their beginning or has most of their consonants (`sttus`, `prscbr`).
 */
export function abbreviations(vocabulary: ReadonlySet<string>): Abbreviations {
  const byLetter = Map.groupBy(
    Array.from(vocabulary).filter((word) => word.length >= shortestWord),
    (word) => word.charAt(0),
  )
  return {
    wordsFor: (short) => {
      if (short.length < shortestShort || vocabulary.has(short)) return []
      return (byLetter.get(short.charAt(0)) ?? []).filter((word) => abbreviates(short, word))
    },
  }
}

function abbreviates(short: string, word: string): boolean {
  if (short.length >= word.length || !standsIn(short, word)) return false
  if (word.startsWith(short)) return short.length >= shortestBeginning
  return consonantsOf(short) >= consonantsOf(word) * keptShare
}

/** Whether all letters stand in the word in their order. */
function standsIn(short: string, word: string): boolean {
  let at = -1
  for (const letter of short) {
    at = word.indexOf(letter, at + 1)
    if (at < 0) return false
  }
  return true
}

function consonantsOf(text: string): number {
  return text.replace(/[aeiou]/g, '').length
}
