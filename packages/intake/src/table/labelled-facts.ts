import { cellText } from '../words/cells.ts'
import type { Meaning } from '../words/meanings.ts'
import { isKnownHeader } from '../names/name-index.ts'
import { factMeanings, periodOf, type LabelledFact, type Pair } from './fact-meanings.ts'
import { pairsWithoutColons, soleNumber } from './labels-without-colons.ts'
import { isTotalRow } from './row-check.ts'
import type { TokenRow } from '../source/token-source.ts'

/** Labels with a colon and their values: `Account Number: 4455`, or the value in the next cell. */
export function labelledFacts({ cells, row }: TokenRow): LabelledFact[] {
  const texts = cells.map(cellText).filter((text) => text !== '')
  const besides = pairsOfRow(cells)
  if (besides.length > 0) return besides.map((pair) => ({ ...pair, row }))
  return texts.flatMap((text, at) =>
    pairsOf(text).flatMap(({ label, value: inCell }, pair, pairs) => {
      const isLast = pair === pairs.length - 1
      const value = inCell === '' && isLast ? (texts[at + 1] ?? '') : inCell
      return value === '' || /:\s*$/.test(value) ? [] : [{ label, value, row }]
    }),
  )
}

/**
 * Whether a row states facts of the claims below it, and is no line itself: it begins with a label,
 * no more cells stand in it than labels and their values, and one of them is known.
 */
export function isHeading(cells: readonly string[]): boolean {
  if (pairsOfRow(cells).length > 0) return true
  const first = cells.find((cell) => cell.trim() !== '')
  if (first === undefined) return false
  const filled = cells.filter((cell) => cellText(cell) !== '')
  const labels = filled.filter(isLabelled).length
  const isNumbered = labels > 0 && soleNumber(cellText(first)).length > 0
  if (!isNumbered && !/^\s*\p{L}[^:]{1,39}:/u.test(first)) return false
  if (filled.length > 2 * (labels + (isNumbered ? 1 : 0))) return false
  if (isTotalRow(cells)) return false
  return labelledFacts({ cells, row: 0 }).some(
    (fact) => factMeanings(fact).length > 0 || periodOf(fact) !== undefined,
  )
}

/** `Claim No. 4711` may stand beside labels that have their colon. */
function pairsOf(text: string): readonly Pair[] {
  return text.includes(':') ? pairsIn(text) : soleNumber(text)
}

/** Facts of a row whose labels have no colon. */
function pairsOfRow(cells: readonly string[]): readonly Pair[] {
  const beside = pairsBeside(cells)
  return beside.length > 0 ? beside : pairsWithoutColons(cells)
}

const fewestPairs = 2

/**
 * Labels without a colon, each with its value in the next cell: `Member ID`, `P123`, `DOB`, `1/2/1960`.
 * Only where all labels are known names, most of the values fit, and one says whose or which claim it is;
 * none otherwise.
 */
function pairsBeside(cells: readonly string[]): readonly Pair[] {
  const texts = cells.map(cellText)
  const pairs = labelsAndValues(texts)
  if (pairs === undefined) return []
  const fitting = pairs.filter((pair) => factMeanings({ ...pair, row: 0 }).length > 0)
  if (pairs.length < fewestPairs) return isAlone(texts) ? fitting : []
  const tells = fitting.some((pair) =>
    factMeanings({ ...pair, row: 0 }).some(({ meaning }) => tellsWhose.has(meaning)),
  )
  // A row that begins with the number of the claim may tell more that is of no use here.
  const isNumbered = pairs[0] === fitting[0] && /\d{3}/.test(fitting[0]?.value ?? '')
  return tells && (isNumbered || fitting.length * 2 > pairs.length) ? fitting : []
}

/** A label and its value, as spreadsheets have one a row: nothing else stands in the row. */
function isAlone(texts: readonly string[]): boolean {
  return texts[0] !== '' && texts[1] !== '' && texts.filter((text) => text !== '').length === 2
}

/** Undefined where the first cell is no known name, or another one is neither a label nor the value behind one. */
function labelsAndValues(texts: readonly string[]): readonly Pair[] | undefined {
  const pairs: Pair[] = []
  for (let at = 0; at < texts.length; at++) {
    const label = texts[at] ?? ''
    if (label === '') continue
    const value = texts[at + 1] ?? ''
    const isLabelHere = isKnownHeader(label) || (pairs.length > 0 && mayBeLabel.test(label))
    if (/[\d:]/.test(label) || !isLabelHere || isAnotherLabel(value)) return undefined
    pairs.push({ label, value })
    at++
  }
  return pairs
}

/** Who and what else a claim tells: `Dentist`, `Relationship`. */
const mayBeLabel = /^\p{Lu}\p{Ll}+(?: \p{L}\p{Ll}+){0,2}$/u

/** `M` and `F` are names of columns too, and values of a sex; `M200` is a number of somebody. */
function isAnotherLabel(value: string): boolean {
  return value.length > 1 && !/^\p{L}\d{2,}$/u.test(value) && isKnownHeader(value)
}

const tellsWhose: ReadonlySet<Meaning> = new Set(['patientKey', 'subscriberId', 'claimId'] as const)

/** `Claim: C1 Patient: Jane Doe` is two facts, because `Patient` is a name that is known. */
function pairsIn(text: string): Pair[] {
  const [start = '', ...parts] = text.split(':')
  if (parts.length === 0 || !isLabel(start)) return []
  const pairs: Pair[] = []
  let label = start
  let value = ''
  for (const [at, part] of parts.entries()) {
    const next = at < parts.length - 1 ? labelBehind(part) : undefined
    if (next === undefined) {
      value += at < parts.length - 1 ? `${part}:` : part
      continue
    }
    pairs.push(pairOf(label, value + part.trimEnd().slice(0, -next.length)))
    label = next
    value = ''
  }
  return [...pairs, pairOf(label, value)]
}

function isLabel(text: string): boolean {
  return text.trim().length >= 2 && text.trim().length <= 40
}

const longestLabel = 4

/** The known name at the end of a text: `Member ID` of `Jane Doe Member ID`. */
function labelBehind(text: string): string | undefined {
  const words = text.trim().split(/\s+/)
  for (let count = Math.min(longestLabel, words.length); count > 0; count--) {
    const name = words.slice(-count).join(' ')
    if (/^\p{L}\D*$/u.test(name) && isKnownHeader(name)) return name
  }
  return undefined
}

/** `0450 EMERGENCY ROOM` */
const revenueWithName = /^0?\d{3}\b\D+$/

/** Without what parts facts; a label that is not known ends the value with its first word. */
function pairOf(label: string, value: string): Pair {
  const plain = value
    .replace(/[\s|;,]+$/, '')
    .replace(/\s*\(?\bcont(?:inued|['’]?d|\.)?\)?$/i, '')
    .trim()
  const isTime = !plain.includes(':') || /\d:\d\d/.test(plain)
  const first = plain.split(/\s/)[0] ?? ''
  const isNamed = /^rev/i.test(label.trim()) && revenueWithName.test(plain)
  return { label: label.trim(), value: isTime && !isNamed ? plain : first }
}

/** Whether a colon stands behind a letter. Looked for once from either end: a cell may have a million characters. */
function isLabelled(cell: string): boolean {
  const letter = cell.search(/\p{L}/u)
  return letter !== -1 && cell.lastIndexOf(':') > letter
}
