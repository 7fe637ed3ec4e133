import { bannedWords, negators, numberWords, vocabulary } from './vocabulary.table.ts'

/** What is wrong with a text that a model wrote; `found` is the piece that shows it. */
export interface WordFault {
  readonly kind:
    | 'empty'
    | 'too-long'
    | 'character'
    | 'slot'
    | 'fault-not-once'
    | 'number'
    | 'negator'
    | 'capital'
    | 'banned'
    | 'outside-vocabulary'
    | 'echo'
    | 'role'
    | 'sense'
    | 'frame'
  readonly found: string
}

/** The place in which the rule's own sentence is printed. */
export const faultSlot = '{{fault}}'

/** As many characters as fit beside a finding. */
export const longestWords = 600

/**
 * All that is wrong with words that a model wrote around a finding; none where they may be shown. A
 * text that passes holds the rule's own sentence once, in the given place, no digit, no number in words, no negation, no
 * markup or link, and no name, because each of its words is one of a closed list.
 */
export function wordFaults(text: string, slot: string = faultSlot): readonly WordFault[] {
  if (text.trim() === '') return [{ kind: 'empty', found: '' }]
  if (text.length > longestWords) return [{ kind: 'too-long', found: String(text.length) }]
  const around = text.split(slot)
  return [
    ...(around.length === 2 ? [] : [{ kind: 'fault-not-once' as const, found: slot }]),
    ...around.flatMap(faultsOfWords),
  ]
}

/** Letters of our alphabet and the marks of plain sentences; digits of any script are none of them. */
const otherCharacter = /[^A-Za-z .,;:()'’\n-]/gu

function faultsOfWords(text: string): readonly WordFault[] {
  return [
    ...Array.from(text.matchAll(/\{\{.*?\}\}/g), ([found]) => ({ kind: 'slot' as const, found })),
    ...Array.from(text.matchAll(otherCharacter), ([found]) => ({
      kind: 'character' as const,
      found,
    })),
    ...Array.from(text.matchAll(/[A-Za-z]+(?:['’][A-Za-z]+)*/g), ({ 0: word, index }) =>
      faultOfWord(word, /(?:^|[.\n])\s*$/.test(text.slice(0, index))),
    ).filter((fault) => fault !== undefined),
  ]
}

function faultOfWord(word: string, startsSentence: boolean): WordFault | undefined {
  const plain = word.toLowerCase().replace(/['’]s$/, '')
  const bare = plain.replace(/['’]/g, '')
  if (negators.has(bare)) return { kind: 'negator', found: word }
  if (numberWords.has(bare)) return { kind: 'number', found: word }
  if (bannedWords.has(bare)) return { kind: 'banned', found: word }
  if (!vocabulary.has(plain)) return { kind: 'outside-vocabulary', found: word }
  // Grace, Bill and Price are words of the list, and names where they are written as such.
  const isNamed = startsSentence ? /[A-Z]/.test(word.slice(1)) : /[A-Z]/.test(word)
  return isNamed ? { kind: 'capital', found: word } : undefined
}
