import { cellText } from '../words/cells.ts'
import { factsOf, type Meaning } from '../words/meanings.ts'
import { isKnownHeader, isSaid, matchName } from '../names/name-index.ts'
import { isTotalRow } from './row-check.ts'
import type { TokenRow } from '../source/token-source.ts'
import { shapeShare } from '../words/value-shapes.ts'
import { readStatus } from '../words/words.ts'

/** A fact with its label, as a bill states it once for several lines: `Account Number: 4455`. */
export interface LabelledFact {
  readonly label: string
  readonly value: string
  /** Physical line. */
  readonly row: number
}

/** A meaning that a labelled fact may have; names that say it better have a lower rank. */
interface FactMeaning {
  readonly meaning: Meaning
  readonly rank: number
}

/** What a bill says of itself once, above its lines. */
const headMeanings: ReadonlySet<Meaning> = new Set([
  'patientKey',
  'subscriberId',
  'patientName',
  'claimId',
  'originalClaimId',
  'frequencyCode',
  'claimStatus',
  'birthDay',
  'sex',
  'payer',
  'planType',
  'serviceFromDay',
  'admissionDay',
  'dischargeDay',
  'receivedDay',
  'paidDay',
  'billType',
  'drg',
  'dischargeStatus',
  'principalDiagnosis',
  'diagnoses',
  'billingNpi',
  'renderingNpi',
  'referringNpi',
  'facilityNpi',
  'prescriberNpi',
  'pharmacyId',
  'providerTaxId',
] as const)

/** Labels with a colon and their values: `Account Number: 4455`, or the value in the next cell. */
export function labelledFacts({ cells, row }: TokenRow): LabelledFact[] {
  const texts = cells.map(cellText).filter((text) => text !== '')
  const besides = pairsBeside(cells)
  if (besides.length > 0) return besides.map((pair) => ({ ...pair, row }))
  return texts.flatMap((text, at) =>
    pairsIn(text).flatMap(({ label, value: inCell }, pair, pairs) => {
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
  if (pairsBeside(cells).length > 0) return true
  const first = cells.find((cell) => cell.trim() !== '')
  if (!first?.includes(':')) return false
  const filled = cells.filter((cell) => cellText(cell) !== '')
  const labels = filled.filter((cell) => /\p{L}[^:]*:/u.test(cell)).length
  if (!/^\s*\p{L}[^:]{1,39}:/u.test(first) || filled.length > 2 * labels) return false
  if (isTotalRow(cells)) return false
  return labelledFacts({ cells, row: 0 }).some((fact) => factMeanings(fact).length > 0)
}

const fewestPairs = 2

/**
 * Labels without a colon, each with its value in the next cell: `Member ID`, `P123`, `DOB`, `1/2/1960`.
 * Only where all labels are known names, most of the values fit, and one says whose or which claim it is;
 * none otherwise.
 */
function pairsBeside(cells: readonly string[]): readonly Pair[] {
  const pairs = labelsAndValues(cells.map(cellText))
  if (pairs === undefined || pairs.length < fewestPairs) return []
  const fitting = pairs.filter((pair) => factMeanings({ ...pair, row: 0 }).length > 0)
  const tells = fitting.some((pair) =>
    factMeanings({ ...pair, row: 0 }).some(({ meaning }) => tellsWhose.has(meaning)),
  )
  return tells && fitting.length * 2 > pairs.length ? fitting : []
}

/** Undefined where a cell is neither a known name nor the value behind one. */
function labelsAndValues(texts: readonly string[]): readonly Pair[] | undefined {
  const pairs: Pair[] = []
  for (let at = 0; at < texts.length; at++) {
    const label = texts[at] ?? ''
    if (label === '') continue
    const value = texts[at + 1] ?? ''
    if (/[\d:]/.test(label) || !isKnownHeader(label) || isAnotherLabel(value)) return undefined
    pairs.push({ label, value })
    at++
  }
  return pairs
}

/** `M` and `F` are names of columns too, and values of a sex; `M200` is a number of somebody. */
function isAnotherLabel(value: string): boolean {
  return value.length > 1 && !/^\p{L}\d{2,}$/u.test(value) && isKnownHeader(value)
}

const tellsWhose: ReadonlySet<Meaning> = new Set(['patientKey', 'subscriberId', 'claimId'] as const)

/** What a fact may mean, best first; none where the label is not known or the value does not fit. */
export function factMeanings({ label, value }: LabelledFact): FactMeaning[] {
  const upper = value.toUpperCase()
  return matchName(label)
    .filter((match) => {
      const { meaning } = match.entry
      if (!isSaid(match) || !headMeanings.has(meaning)) return false
      if (meaning === 'claimId' && !/\d/.test(value)) return false
      // Only a pharmacy is called one: "Provider NPI" is whoever treated.
      if (meaning === 'pharmacyId' && !/pharm|store|ncpdp|nabp/i.test(label)) return false
      if (meaning === 'claimStatus') return readStatus(value) !== undefined
      // A date of a report, or the period of one, is no date of service.
      if (meaning === 'serviceFromDay' && (!/serv|dos/i.test(label) || value.length > 12)) {
        return false
      }
      return shapeShare([upper], factsOf(meaning).shape) === 1
    })
    .map(({ entry: { meaning, rank } }) => ({ meaning, rank }))
    .sort((a, b) => a.rank - b.rank)
}

interface Pair {
  readonly label: string
  readonly value: string
}

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

/** Without what parts facts; a label that is not known ends the value with its first word. */
function pairOf(label: string, value: string): Pair {
  const plain = value
    .replace(/[\s|;,]+$/, '')
    .replace(/\s*\(?\bcont(?:inued|['’]?d|\.)?\)?$/i, '')
    .trim()
  const isTime = !plain.includes(':') || /\d:\d\d/.test(plain)
  return { label: label.trim(), value: isTime ? plain : (plain.split(/\s/)[0] ?? '') }
}
