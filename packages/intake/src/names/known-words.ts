import { isTradeWord, splitJoinedWords } from './joined-words.ts'

const longestHeader = 40

/**
 * The words of a header that names of columns use, as they are written and in their order, in small letters:
 * `svcfromdt_2` gives `svc`, `from`, `dt`. Any other word, every digit and what stands behind the first 40
 * characters is left out, so that no number of a person can be among them, and no name that is not a word of
 * the trade.
 */
export function knownWords(header: string): readonly string[] {
  return header
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N} _.#/-]/gu, '')
    .slice(0, longestHeader)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+|\p{N}+/u)
    .flatMap((part) => (isTradeWord(part) ? [part] : partsOf(part)))
    .filter(isTradeWord)
}

/** What may be part of a joined word though it is short; other short parts make up names (`ada`, `ms`). */
const shortParts: ReadonlySet<string> = new Set(['id', 'cd', 'dt', 'no'])

function partsOf(joined: string): readonly string[] {
  const parts = splitJoinedWords(joined)
  return parts.every((part) => part.length > 2 || shortParts.has(part)) ? parts : []
}
