import { fieldLabels, type AuditType } from '@plumbline/engine'
import { blankDates, isExcelDay } from '../words/dates.ts'
import { headerWords, type HeaderWords } from '../names/header-words.ts'
import { spaced } from '../words/spaced.ts'
import { factsOf, type Meaning } from '../words/meanings.ts'
import { placeholders } from '../words/placeholders.ts'
import { countsLines, holdsDrugs, holdsProcedures, mostlyNameServices } from './telling-values.ts'
import { ignoredBecause, isSaid, matchName, type NameMatch } from '../names/name-index.ts'
import type { SampledColumn } from '../table/table.ts'
import { valuesAgainst } from './values-against.ts'
import { shapeCalled, shapeShare, validNpiShare, type ShapeName } from '../words/value-shapes.ts'

/** A meaning that a column may have. */
export interface Candidate {
  readonly column: SampledColumn
  readonly meaning: Meaning
  /** Slot of a numbered column: 3 of `HCPCS_CD_3`. */
  readonly number: number | undefined
  /** 0 to 1. */
  readonly confidence: number
  readonly reason: string
}

/** A column and all that it may mean, best first; where that is nothing, why. */
export interface ColumnCandidates {
  readonly column: SampledColumn
  readonly header: HeaderWords
  readonly candidates: readonly Candidate[]
  readonly ignoredBecause: string | undefined
  readonly unknownBecause: string
}

const believedShare = 0.5
/** Of a column that is called a date of service and holds few dates, each other value is a fault. */
const believedShareOfNamedDates = 0.1

/** Shapes in which zeros stand for "none". */
const zeroIsBlank: ReadonlySet<ShapeName> = new Set([
  'npi',
  'ndc',
  'procedure',
  'diagnosis',
] as const)

/** What each column may mean, by its name and the look of its values. */
export function candidatesOf(column: SampledColumn, type: AuditType | undefined): ColumnCandidates {
  const name = column.name ?? column.header
  const header = headerWords(name)
  const matches = matchName(name).filter(
    ({ entry }) => entry.type === undefined || type === undefined || entry.type === type,
  )
  const judged = matches.map((match) => judge(column, header, match, type))
  const vetoes = judged.filter((verdict) => typeof verdict === 'string')
  const candidates = judged
    .filter((candidate) => typeof candidate !== 'string')
    .sort((a, b) => b.confidence - a.confidence)
  return {
    column,
    header,
    candidates: onePerMeaning(candidates),
    ignoredBecause: ignoredBecause(name),
    unknownBecause:
      vetoes.find((reason) => reason !== '') ?? 'the header is not a name that claims files use',
  }
}

function onePerMeaning(candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter(
    ({ meaning }, at) => candidates.findIndex((other) => other.meaning === meaning) === at,
  )
}

/** A candidate, or the reason why the values rule it out; empty where the name was far off. */
function judge(
  column: SampledColumn,
  header: HeaderWords,
  match: NameMatch,
  type: AuditType | undefined,
): Candidate | string {
  const { entry, number } = match
  const { meaning } = entry
  const share = shareOf(column, header, meaning)
  const { shape, field } = factsOf(meaning)
  if (!isSaid(match) && !isPlausible(match, share)) return ''
  if (measured.has(shape) && isFlag(column.name ?? column.header, column)) {
    return `the name says ${fieldLabels[field]}, but the column is a mark for yes and no`
  }
  if (share !== undefined && share < neededShare(match) && !isHardlyUsed(column, match)) {
    return `the name says ${fieldLabels[field]}, but the values are not ${shapeCalled(shape)}`
  }
  const against = valuesAgainst(column, meaning)
  if (against !== undefined) return against
  if (countsLines(column) && (meaning === 'placeOfService' || shape === 'money')) {
    return `the values count lines, and say no ${fieldLabels[field]}`
  }
  if (ofFewWords.has(meaning) && differFromRowToRow(column.values)) {
    return `the name says ${fieldLabels[field]}, but the values are numbers that differ from row to row`
  }
  if (meaning === 'modifiers' && mostlyNameServices(column.values)) {
    return 'the name says modifiers, and codes of procedures stand before them'
  }
  if (shape === 'money' && holdsProcedures(column)) {
    return `the name says ${fieldLabels[field]}, but the values are procedure codes`
  }
  if (isOfOtherKind(column.name ?? column.header, shape)) {
    return `the name says ${fieldLabels[field]}, and another word of it that it is none`
  }
  if (header.joined === 'product' && holdsDrugs(column) !== (meaning === 'drugName')) {
    return 'the name says a product, and the values tell whether that is a plan or a drug'
  }
  const bonus = isTelling(shape, share) ? tellingBonus : 0
  const similar = 0.35 + 0.4 * match.similarity + bonus
  const core = 0.8 + bonus / 2
  const nameScore = { name: 0.98, words: 0.9, short: 0.82, core, similar }[match.by]
  const typeBonus = entry.type === undefined ? 0 : type === undefined ? -0.05 : 0.015
  const blankMalus = share === undefined ? 0.2 : 0
  const confidence =
    nameScore +
    typeBonus -
    Math.min(0.12, entry.rank * 0.002) -
    blankMalus -
    faultyMalus(share) -
    npiMalus(column, meaning) -
    placeMalus(column, meaning) -
    anyonesMalus(column, meaning)
  return {
    column,
    meaning,
    number,
    confidence: Math.round(Math.min(1, Math.max(0.05, confidence)) * 100) / 100,
    reason: `${because(match)}; ${valuesSay(share, meaning)}`,
  }
}

/** What is said with a handful of words or codes. */
const ofFewWords: ReadonlySet<Meaning> = new Set<Meaning>([
  'claimStatus',
  'reversalIndicator',
  'claimType',
  'frequencyCode',
])
const fewestNumbers = 8

/** `Transaction` is the kind of transaction in one file and its number in another. */
function differFromRowToRow(values: readonly string[]): boolean {
  const numbers = new Set(values.filter((value) => /\d{3}/.test(value)))
  return values.length >= fewestNumbers && numbers.size * 2 > values.length
}

/** Shapes that values of another kind hardly ever have. */
const telling: ReadonlySet<ShapeName> = new Set([
  'date',
  'npi',
  'sex',
  'procedure',
  'diagnosis',
  'ndc',
  'placeOfService',
  'modifier',
] as const)
const tellingBonus = 0.12

function isTelling(shape: ShapeName, share: number | undefined): boolean {
  return telling.has(shape) && share !== undefined && share >= 0.98
}

function neededShare({ by, entry: { meaning } }: NameMatch): number {
  return by === 'name' && meaning === 'serviceFromDay' ? believedShareOfNamedDates : believedShare
}

const lists: ReadonlySet<Meaning> = new Set<Meaning>(['modifiers', 'diagnoses'])
/** So few values are faults of their lines, if hardly a line has any. */
const hardlyUsed = { mostValues: 4, share: 0.2 } as const

/** A further modifier or diagnosis that one line in many has: where that is none, its line is at fault and no column. */
function isHardlyUsed({ values, rowCount = 0 }: SampledColumn, match: NameMatch): boolean {
  return (
    lists.has(match.entry.meaning) &&
    isSaid(match) &&
    values.length <= Math.min(hardlyUsed.mostValues, rowCount * hardlyUsed.share)
  )
}

/** What is believed for its name alone gives way to a column whose values bear its name out. */
function faultyMalus(share: number | undefined): number {
  return share !== undefined && share < believedShare ? 0.15 : 0
}

/** A provider or prescription column that holds NPIs is rather an NPI. */
function npiMalus({ values }: SampledColumn, meaning: Meaning): number {
  const mayHold = meaning === 'providerId' || meaning === 'prescriptionNumber'
  return mayHold && validNpiShare(values) >= 0.9 ? 0.15 : 0
}

/** `Pos.` with digits alone counts lines, where another column has places. */
function placeMalus({ values }: SampledColumn, meaning: Meaning): number {
  return meaning === 'placeOfService' && values.length > 0 && values.every((v) => /^\d$/.test(v))
    ? 0.1
    : 0
}

/** `Provider NPI` of a fill is the pharmacy's only where no other column says that it is. */
function anyonesMalus({ name, header }: SampledColumn, meaning: Meaning): number {
  const isAnyones = /^(?:prov(?:ider)?|prvdr)?[\s_-]*(?:npi|id)(?![a-z])/i.test(name ?? header)
  return meaning === 'pharmacyId' && isAnyones ? 0.1 : 0
}

/** Shapes of values that are counted or measured: a mark for yes and no is none of them. */
const measured: ReadonlySet<ShapeName> = new Set([
  'number',
  'dispensed',
  'money',
  'fillNumber',
  'date',
] as const)
/** `NEW-REFILL-IND` numbers refills. */
const isCounted = (values: readonly string[]) => values.some((v) => /^0*[2-9]$|^[1-9]\d$/.test(v))
const flagEnding =
  /(?:[\s_.-]|(?<=\p{Ll})(?=\p{Lu}))(?:flag|flg|ind|indicator|yn|y\/n|sw|switch)\W*$/iu

/** Whether a column answers yes or no: by the end of its name, or by what stands in it. */
function isFlag(name: string, { values }: SampledColumn): boolean {
  return (
    (flagEnding.test(name) && !isCounted(values)) ||
    (values.some((value) => /^(?:Y|YES|TRUE|T)$/.test(value)) &&
      values.every((value) => /^(?:Y|N|YES|NO|TRUE|FALSE|T|F)$/.test(value)))
  )
}

const saysQuantity = /(?<![a-z])(?:qty|quantity|quant)(?![a-z])/i
const saysMoney =
  /(?<![a-z])(?:ch(?:ar|r)?ge?s?|fees?|costs?|price|dollars?|usd|paid|pd|pay|reimb[a-z]*|remit)(?![a-z])|\$/i
/** `Amount Dispensed` is a quantity, `Qty Amount` may be either. */
const saysCurrency = /(?<![a-z])(?:cents|dollars)(?![a-z])/i
const saysAmount = /(?<![a-z])(?:amount|amt|amnt)(?![a-z])/i

/** A quantity is no amount of money and money no quantity, whatever else they are called. */
function isOfOtherKind(name: string, shape: ShapeName): boolean {
  const words = spaced(name)
  // `PatientCents` is an amount of the patient's, and no patient.
  if (shape !== 'money' && shape !== 'dispensed' && saysCurrency.test(words)) return true
  if (shape === 'money' && /#\s*$/.test(name)) return true
  if (shape === 'money')
    return saysQuantity.test(words) && !saysMoney.test(words) && !saysAmount.test(words)
  return shape === 'dispensed' && saysMoney.test(words) && !saysQuantity.test(words)
}

/** Codes of Medicare's own files: nothing else is only like them. */
const ofMedicare: ReadonlySet<Meaning> = new Set<Meaning>([
  'carrierDenial',
  'nonPaymentReason',
  'lineProcessing',
  'eventDeletion',
  'claimCancel',
])

/** A name that is only similar needs values that could hardly be anything else. */
function isPlausible(match: NameMatch, share: number | undefined): boolean {
  const { shape } = factsOf(match.entry.meaning)
  if (ofMedicare.has(match.entry.meaning)) return false
  const informative =
    shape !== 'text' && shape !== 'shortText' && shape !== 'identifier' && shape !== 'personId'
  return informative && share !== undefined && share >= 0.9 && match.similarity >= 0.75
}

/** Share of values that fit; undefined where there are none. */
function shareOf(column: SampledColumn, header: HeaderWords, meaning: Meaning): number | undefined {
  const { shape } = factsOf(meaning)
  const said = zeroIsBlank.has(shape)
    ? column.values.filter((value) => !/^0+$/.test(value) && !placeholders.has(value.toUpperCase()))
    : column.values
  if (shape === 'npi' && !saysNpi(header, meaning) && said.length > 0) return validNpiShare(said)
  if (shape !== 'date') return shapeShare(said, shape)
  // What stands for "no date" in one row says nothing where other rows have dates.
  const dated = said.filter((value) => !blankDates.has(value))
  if (dated.length === 0) return said.length === 0 ? undefined : 1
  const share = shapeShare(dated, shape) ?? 0
  if (share >= believedShare) return share
  return Math.max(share, dated.filter(isExcelDay).length / dated.length)
}

/** A provider number that is not called an NPI has to be one by its check digit. */
function saysNpi(header: HeaderWords, meaning: Meaning): boolean {
  return meaning === 'prescriberNpi' || /npi|nationalprovider/.test(header.joined)
}

function because({ by, entry }: NameMatch): string {
  const label = fieldLabels[factsOf(entry.meaning).field]
  if (by === 'name') return `the heading is a known name for ${label}`
  if (by === 'short') return `the words of the header are short for a name of ${label}`
  if (by === 'words') return `the words of the header are a name of ${label}`
  if (by === 'core') return `the header is a name of ${label} and words that leave it what it is`
  return `the header is much like a name of ${label}`
}

/** What is said of a column by whose values nothing can be told. */
export const blankCells = 'the cells looked at are blank'

function valuesSay(share: number | undefined, meaning: Meaning): string {
  if (share === undefined) return blankCells
  const percent = Math.floor(share * 100)
  return `${percent}% of the values could be ${shapeCalled(factsOf(meaning).shape)}`
}
