import type { AuditType } from '@plumbline/engine'
import { abbreviations } from './abbreviations.ts'
import { columnNames, ignoredNames } from './column-names.table.ts'
import { isFieldNumber, splitFieldNumbers } from './field-numbers.ts'
import { headerWords, joinWords, wordsOf, type HeaderWords } from './header-words.ts'
import { splitJoinedWords } from './joined-words.ts'
import { factsOf, type Meaning } from '../words/meanings.ts'
import { isNeutral } from './neutral-words.table.ts'
import { turningWords, turningWordsOf } from './word-forms.table.ts'

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
  /**
   * `name`: the same; `words`: the same words; `short`: the same once unknown words are taken for
   * abbreviations; `core`: the same but for words that leave it what it is; `similar`: most of the words.
   */
  readonly by: 'name' | 'words' | 'short' | 'core' | 'similar'
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
    words: isFieldNumber(name) ? [] : wordsOf(name, splitJoinedWords),
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
const ignoredEntries = ignoredNames.flatMap(({ because, names }) =>
  names.split(',').map((name) => ({ because, name })),
)
const ignored = new Map(ignoredEntries.map(({ because, name }) => [joinWords(name), because]))
const ignoredByWords = new Map(
  ignoredEntries.flatMap(({ because, name }) =>
    isFieldNumber(name) ? [] : [[wordsOf(name, splitJoinedWords).join(' '), because] as const],
  ),
)

/** Why a column of this name is not used, where it is known not to be. */
export function ignoredBecause(name: string): string | undefined {
  const { rest, fieldNumbers } = splitFieldNumbers(name)
  const header = headerWords(name)
  const because = ignored.get(header.joined) ?? ignored.get(header.unnumbered ?? header.joined)
  if (because !== undefined || byJoinedName.has(header.joined)) return because
  const number = fieldNumbers.find((known) => ignored.has(known))
  if (number !== undefined) return ignored.get(number)
  const words = headerWords(rest).words.join(' ')
  return byWords.has(words) ? undefined : ignoredByWords.get(words)
}

/** Whether a header says the name itself, and not only something near it. */
export function isSaid({ by }: NameMatch): boolean {
  return by !== 'similar' && by !== 'core'
}

const similarEnough = 0.66

/** Names that a header may be, of any audit type, best kind of match only. */
export function matchName(name: string): NameMatch[] {
  const header = headerWords(name)
  const exact = byJoinedName.get(header.joined)
  if (exact) return exact.map((entry) => match(entry, 'name', 1, undefined))
  const { rest, fieldNumbers } = splitFieldNumbers(name)
  return fieldNumbers.length === 0
    ? matchWords(header)
    : matchNumbered(headerWords(rest), fieldNumbers)
}

/** REF F8, the payer's number of the claim that a claim corrects (X12 837). */
const ofOriginal = 'reff8'

/** Words say more than a field number beside them: box 24A holds two dates. */
function matchNumbered(rest: HeaderWords, fieldNumbers: readonly string[]): NameMatch[] {
  // Its segment says which claim the control number of the payer is of: the one that is corrected.
  if (fieldNumbers.includes(ofOriginal) && rest.words.includes('claim'))
    return (byJoinedName.get(ofOriginal) ?? []).map((entry) => match(entry, 'name', 1, undefined))
  const found = matchWords(rest)
  const [only, ...others] = rest.words
  const isRole = others.length === 0 && only !== undefined && roles.has(only)
  if (!isRole && found.some(isSaid)) return found
  const number = fieldNumbers.some((each) => each.startsWith('cas')) ? rest.number : undefined
  const ends = rest.words.includes('through')
  const known = fieldNumbers.flatMap(
    (number) =>
      (ends ? byJoinedName.get(`${number}to`) : undefined) ?? byJoinedName.get(number) ?? [],
  )
  return known.length > 0 ? known.map((entry) => match(entry, 'name', 1, number)) : found
}

/** Whose it is or of what kind, which says less than the number: `PAT_DMG02`, `SVC_SV101`, `FL56_NPI`. */
const roles: ReadonlySet<string> = new Set(
  'patient subscriber member claim line service provider payer billing rendering npi code date number id amount'.split(
    ' ',
  ),
)

function matchWords(header: HeaderWords): NameMatch[] {
  const same = sameName(header)
  if (same.length > 0 || header.words.length === 0) return same
  const short = shortNames(header)
  if (short.length > 0) return short
  const core = coreNames(header)
  const cores = new Set(core.map(({ entry }) => entry.meaning))
  return [...core, ...similarNames(header).filter(({ entry }) => !cores.has(entry.meaning))]
}

/** A word, or the only one that it can be short for. */
function meantBy(word: string): string {
  if (byWord.has(word)) return word
  const [only, ...others] = wordsFor(word)
  return only === undefined || others.length > 0 ? word : only
}

/** Names by the first of the words that make them what they are. */
const byCoreWord = Map.groupBy(
  entries.flatMap((entry) => {
    const { shape } = factsOf(entry.meaning)
    const core = entry.words.filter((word) => !isNeutral(word, shape))
    return saysEnough(core, shape) ? [{ entry, shape, core }] : []
  }),
  ({ core }) => core[0],
)

/** `claim` alone of `claim total` is no amount: `DIM_CLAIM_NK`. */
function saysEnough(core: readonly string[], shape: string): boolean {
  return core.length > (shape === 'money' && core[0] === 'claim' ? 1 : 0)
}

/** Names that are left of a header without its neutral words: `Service Line POS`, `svc1_dos`. */
function coreNames({ words: written, number }: HeaderWords): NameMatch[] {
  const words = written.map((word) => meantBy(word))
  return words
    .flatMap((word) => byCoreWord.get(word) ?? [])
    .filter(({ entry, core, shape }) => {
      const isExtra = (word: string) => core.includes(word) || isNeutral(word, shape)
      const isSame = core.every((word) => words.includes(word)) && words.every(isExtra)
      return isSame && !isAnotherDay(words, entry)
    })
    .map(({ entry }) => match(entry, 'core', 1, number))
}

const serviceDays: ReadonlySet<Meaning> = new Set<Meaning>([
  'serviceFromDay',
  'serviceThroughDay',
  'claimFromDay',
  'claimThroughDay',
])

/** A day of service, which is never that of anything else, however it is called besides: `Chg Svc Date`. */
function isAnotherDay(words: readonly string[], { meaning, words: name }: NameEntry): boolean {
  const isDay = factsOf(meaning).shape === 'date'
  return (
    isDay && words.includes('service') && !name.includes('service') && !serviceDays.has(meaning)
  )
}

const { wordsFor } = abbreviations(new Set(byWord.keys()))
const mostReadings = 64

/** Names that a header is where its unknown words are abbreviations; none where it could be several. */
function shortNames({ words, number }: HeaderWords): NameMatch[] {
  let readings: readonly (readonly string[])[] = [[]]
  for (const word of words) {
    const meant = byWord.has(word) ? [word] : wordsFor(word)
    readings = readings.flatMap((known) => meant.map((each) => [...known, each]))
    if (readings.length > mostReadings) return []
  }
  const names = new Set(readings.map((each) => [...new Set(each)].sort().join(' ')))
  const found = [...names].flatMap((name) => byWords.get(name) ?? [])
  const meanings = new Set(found.map(({ meaning }) => meaning))
  return meanings.size === 1 ? found.map((entry) => match(entry, 'short', 1, number)) : []
}

/** Names that a header is, with or without a number behind it. */
function sameName(header: HeaderWords): NameMatch[] {
  const exact = byJoinedName.get(header.joined)
  if (exact) return exact.map((entry) => match(entry, 'name', 1, undefined))
  const numbered = byJoinedName.get(header.unnumbered ?? '')
  if (numbered) return numbered.map((entry) => match(entry, 'name', 1, header.number))
  const sameWords = byWords.get(header.words.join(' ')) ?? []
  return sameWords.map((entry) => match(entry, 'words', 1, header.number))
}

/** Names that share most of their words with the header, or stand in it whole. */
function similarNames(header: HeaderWords): NameMatch[] {
  const sharing = new Set(header.words.flatMap((word) => byWord.get(word) ?? []))
  return [...sharing]
    .filter((entry) => !isTurned(header.words, entry))
    .map((entry) => match(entry, 'similar', similarity(header.words, entry.words), header.number))
    .filter((found) => found.similarity >= similarEnough)
}

const kinds: ReadonlyMap<string, keyof typeof turningWordsOf> = new Map([
  ['money', 'money'],
  ['date', 'date'],
  ['procedure', 'code'],
  ['modifier', 'code'],
  ['diagnosis', 'code'],
  ['ndc', 'code'],
  ['placeOfService', 'code'],
  ['npi', 'npi'],
] as const)

/** Whether the header or the name has a word more that makes it another thing: `other`, `balance`. */
function isTurned(header: readonly string[], { words, meaning }: NameEntry): boolean {
  const kind = kinds.get(factsOf(meaning).shape)
  const ofKind = kind && turningWordsOf[kind]
  const turns = (word: string) => turningWords.has(word) || (ofKind?.has(word) ?? false)
  return (
    header.some((word) => turns(word) && !words.includes(word)) ||
    words.some((word) => turns(word) && !header.includes(word))
  )
}

const wholeNameWords = 3
const wholeNameSimilarity = 0.8

function similarity(header: readonly string[], name: readonly string[]): number {
  const shared = name.filter((word) => header.includes(word)).length
  const dice = (2 * shared) / (header.length + name.length)
  const isWhole = shared === name.length && shared >= wholeNameWords
  return isWhole ? Math.max(dice, wholeNameSimilarity) : dice
}

/** Whether a cell reads like the header of a column that claims files have. */
export function isKnownHeader(cell: string): boolean {
  if (cell.length > 60 || !/\p{L}/u.test(cell)) return false
  const { rest, fieldNumbers } = splitFieldNumbers(cell)
  return (
    sameName(headerWords(cell)).length > 0 ||
    fieldNumbers.some((number) => byJoinedName.has(number)) ||
    sameName(headerWords(rest)).length > 0 ||
    ignoredBecause(cell) !== undefined
  )
}

function match(
  entry: NameEntry,
  by: NameMatch['by'],
  similarity: number,
  number: number | undefined,
): NameMatch {
  return { entry, by, similarity, number }
}
