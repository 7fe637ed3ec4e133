import type { AuditType } from '@plumbline/engine'
import { columnNames, ignoredNames } from './column-names.table.ts'
import { headerWords, joinWords, wordsOf, type HeaderWords } from './header-words.ts'
import type { Meaning } from './meanings.ts'

/** What a name may stand for. */
export interface NameEntry {
  readonly meaning: Meaning
  readonly type: AuditType | undefined
  /** Place in its list of names: 0 is the best name. */
  readonly rank: number
  readonly joined: string
  readonly words: readonly string[]
}

/** How near a header comes to a name. */
export interface NameMatch {
  readonly entry: NameEntry
  /** `name`: the same; `words`: the same words; `similar`: most of the words. */
  readonly by: 'name' | 'words' | 'similar'
  /** 0 to 1. */
  readonly similarity: number
  /** Slot number where the header is a name and a number. */
  readonly number: number | undefined
}

const entries: readonly NameEntry[] = columnNames.flatMap(({ meaning, type, names }) =>
  names.split(',').map((name, rank) => ({
    meaning,
    type,
    rank,
    joined: joinWords(name),
    words: wordsOf(name),
  })),
)
const byJoinedName = Map.groupBy(entries, ({ joined }) => joined)
const byWords = Map.groupBy(
  entries.filter(({ words }) => words.length > 0),
  ({ words }) => words.join(' '),
)
const byWord = new Map<string, NameEntry[]>()
for (const [words, same] of byWords) {
  for (const word of words.split(' ')) byWord.set(word, [...(byWord.get(word) ?? []), ...same])
}
const ignored = new Map(
  ignoredNames.flatMap(({ because, names }) =>
    names.split(',').map((name) => [joinWords(name), because] as const),
  ),
)

/** Why a header's column is not used, where it is known not to be. */
export function ignoredBecause(header: HeaderWords): string | undefined {
  return ignored.get(header.joined) ?? ignored.get(header.unnumbered ?? header.joined)
}

const similarEnough = 0.66

/** Names that a header may be, of any audit type, best kind of match only. */
export function matchName(header: HeaderWords): NameMatch[] {
  const exact = byJoinedName.get(header.joined)
  if (exact) return exact.map((entry) => named(entry, 'name', 1, undefined))
  const numbered = byJoinedName.get(header.unnumbered ?? '')
  if (numbered) return numbered.map((entry) => named(entry, 'name', 1, header.number))
  if (header.words.length === 0) return []
  const sameWords = byWords.get(header.words.join(' '))
  if (sameWords) return sameWords.map((entry) => named(entry, 'words', 1, header.number))
  return similarNames(header)
}

/** Names that share most of their words with the header. */
function similarNames(header: HeaderWords): NameMatch[] {
  const sharing = new Set(header.words.flatMap((word) => byWord.get(word) ?? []))
  return [...sharing]
    .map((entry) => named(entry, 'similar', dice(header.words, entry.words), header.number))
    .filter(({ similarity }) => similarity >= similarEnough)
}

/** Whether a cell reads like the header of a column that claims files have. */
export function isKnownHeader(cell: string): boolean {
  if (cell.length > 60 || !/\p{L}/u.test(cell)) return false
  const header = headerWords(cell)
  if (byJoinedName.has(header.joined) || ignoredBecause(header) !== undefined) return true
  return byJoinedName.has(header.unnumbered ?? '') || byWords.has(header.words.join(' '))
}

function named(
  entry: NameEntry,
  by: NameMatch['by'],
  similarity: number,
  number: number | undefined,
): NameMatch {
  return { entry, by, similarity, number }
}

/** Dice coefficient of two word sets. */
function dice(a: readonly string[], b: readonly string[]): number {
  const shared = a.filter((word) => b.includes(word)).length
  return (2 * shared) / (a.length + b.length)
}
