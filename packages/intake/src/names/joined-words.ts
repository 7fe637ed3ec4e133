import { columnNames, ignoredNames } from './column-names.table.ts'
import { spelledOut } from './word-forms.table.ts'

const shortestJoined = 5
const shortestPart = 3
/** No name of a column is longer in one piece; what is, is no name, and would take long to take apart. */
const longestJoined = 120

const known: ReadonlySet<string> = new Set(
  [...columnNames, ...ignoredNames]
    .flatMap(({ names }) => names.split(/[^a-z]+/))
    .concat([...spelledOut.keys()])
    .filter((word) => word.length > 1),
)
/** What is a word alone, and part of others: `billing` is not `bill` and `ing`, nor `discharge` `dis` and `charge`. */
const neverParts: ReadonlySet<string> = new Set(['ing', 'dis'])
/** Names that are themselves joined (`dispfee`) are no words. */
const vocabulary: ReadonlySet<string> = new Set(
  [...known].filter((word) => {
    const parts = fewestWords(
      word,
      (part) =>
        part !== word && part.length >= shortestPart && !neverParts.has(part) && known.has(part),
    )
    return parts === undefined
  }),
)

/** Whether names of columns use a word, or an abbreviation of one, as it is written. */
export function isTradeWord(word: string): boolean {
  return vocabulary.has(word)
}

const longWords = [...vocabulary].filter((word) => word.length > shortestJoined)

/**
 * The words of a header written without spaces: `svcfromdt` gives `svc`, `from`, `dt`. The word
 * itself where it is known, or where words that column names use do not cover all of it.
 */
export function splitJoinedWords(joined: string): readonly string[] {
  if (joined.length < shortestJoined || joined.length > longestJoined) return [joined]
  if (vocabulary.has(joined) || isBeginning(joined)) return [joined]
  return fewestWords(joined, (part) => vocabulary.has(part)) ?? [joined]
}

/** `princ` begins `principal`, and is not `pr` and `inc`. */
function isBeginning(joined: string): boolean {
  return longWords.some((word) => word.startsWith(joined))
}

/** The fewest known words that make up a text. */
function fewestWords(
  text: string,
  isWord: (part: string) => boolean,
): readonly string[] | undefined {
  const best: (readonly string[] | undefined)[] = [[]]
  for (let end = 1; end <= text.length; end++) {
    for (let start = 0; start < end; start++) {
      const before = best[start]
      const word = text.slice(start, end)
      if (!before || !isWord(word)) continue
      if ((best[end]?.length ?? Infinity) > before.length + 1) best[end] = [...before, word]
    }
  }
  return best[text.length]
}
