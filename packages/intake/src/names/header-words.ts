import { withoutHidden } from '../words/hidden-characters.ts'
import { splitJoinedWords } from './joined-words.ts'
import { fillers, phrases, spelledOut } from './word-forms.table.ts'

/** A header in the forms in which names are compared. */
export interface HeaderWords {
  /** Lower case, letters and digits only: `icddgnscd1`. */
  readonly joined: string
  /** The same without its last number, where it has one: `icddgnscd`. */
  readonly unnumbered: string | undefined
  /** That number: the slot of a numbered column. */
  readonly number: number | undefined
  /** Words, abbreviations spelled out, fillers dropped, sorted; numbers left out. */
  readonly words: readonly string[]
}

/** Takes a header apart. */
export function headerWords(header: string): HeaderWords {
  const clean = withDigits(cleanHeader(header))
  const joined = joinWords(clean)
  const number = /(\d+)(?:st|nd|rd|th)?(?=\D*$)/.exec(joined)
  return {
    joined,
    unnumbered: number
      ? joined.slice(0, number.index) + joined.slice(number.index + number[0].length)
      : undefined,
    number:
      number && number[1] !== undefined && number[1].length < 4 ? Number(number[1]) : undefined,
    words: wordsOf(clean, splitJoinedWords),
  }
}

/** Without invisible characters, accents and French articles; `Date(s)` is `Dates`, `Plan $` an amount. */
function cleanHeader(header: string): string {
  return withoutHidden(header.normalize('NFKD'))
    .replace(/\p{M}/gu, '')
    .replace(/\((s|es)\)/gi, '$1')
    .replace(/^1st(?=[\s_]*(?:s(?:e?rv|vc)|d(?:t|os|ate|ay)))/i, 'first')
    .replace(/(?<=\p{L}[\s_]*)\$\s*$/u, ' amount')
    .replace(/(?<![\p{L}\p{N}])[dl]['’](?=\p{L})/giu, '')
}

const numerals = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const numeralBehind = new RegExp(`(?<=[\\s_.-])(${numerals.join('|')})$`, 'i')

/** `DX_TWO` is `DX_2`. */
function withDigits(header: string): string {
  return header.replace(numeralBehind, (word) => String(numerals.indexOf(word.toLowerCase()) + 1))
}

/** Lower case, letters and digits only. */
export function joinWords(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

/** The words of a header or a name, spelled out, sorted, each once. */
export function wordsOf(
  text: string,
  split: (word: string) => readonly string[] = (word) => [word],
): string[] {
  const spaced = text
    .replace(/#/g, ' number ')
    .replace(/\b3rd(?![^\W_])/gi, 'third')
    .replace(/([\p{Ll}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
  const parts = spaced
    .split(' ')
    .flatMap((part) => (spelledOut.has(part) ? [part] : part.split(/(?<=\D)(?=\d)|(?<=\d)(?=\D)/)))
    .filter((part) => part !== '' && !/^\d+$/.test(part))
    .flatMap(split)
    .join(' ')
  const words = phrases
    .reduce((known, [pattern, word]) => known.replace(pattern, word), parts)
    .split(' ')
    .filter((part) => part !== '')
    .filter((part) => !fillers.has(part))
    .map((part) => spelledOut.get(part) ?? part)
  return [...new Set(words)].sort()
}
