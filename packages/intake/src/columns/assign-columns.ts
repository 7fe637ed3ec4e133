import { fieldLabels, type AuditType } from '@plumbline/engine'
import { isGeneral } from './general-names.ts'
import { candidatesOf, type Candidate, type ColumnCandidates } from './match-columns.ts'
import { factsOf, type Meaning } from '../words/meanings.ts'
import type { SampledColumn } from '../table/table.ts'

/** What a column was taken to mean, and why. */
export interface AssignedColumn {
  readonly column: SampledColumn
  /** Undefined: not understood. `ignored`: understood and not used. */
  readonly meaning: Meaning | 'ignored' | undefined
  readonly number: number | undefined
  readonly confidence: number
  readonly reason: string
  /** Of a column that is ignored: the meaning that its name says and another column took. */
  readonly gaveWayTo?: Meaning
  /** Of a name that a patient's number makes needless: what it was. First names still tell twins apart. */
  readonly firstNameIn?: 'patientFirstName' | 'patientName'
  /** Whether nothing but whoever sent the file can say which of two columns it is. */
  readonly hasRival?: true
}

/** Whether another column took the meaning of this one, a certain one where it is given; it may still be another. */
export function gaveWay({ meaning, gaveWayTo }: AssignedColumn, wanted?: Meaning): boolean {
  if (meaning !== 'ignored' || gaveWayTo === undefined) return false
  return wanted === undefined || gaveWayTo === wanted
}

/** Why a column means what a mapping file says. */
export const mappingFileSays = 'the mapping file says so'

/**
 * Gives each column its most likely meaning, no two columns the same single field. Columns that a
 * mapping speaks of come first and keep what it says.
 */
export function assignColumns(
  columns: readonly SampledColumn[],
  type: AuditType | undefined,
  mapped: ReadonlyMap<number, Meaning | 'ignored'>,
  because = mappingFileSays,
): AssignedColumn[] {
  const known = columns.map((column) => candidatesOf(column, type))
  const winners = chooseWinners(known, mapped, because)
  return known.map((column) => winners.get(column.column.index) ?? unassigned(column, winners))
}

/** The best pair of column and meaning first, then the best of what is left. */
function chooseWinners(
  known: readonly ColumnCandidates[],
  mapped: ReadonlyMap<number, Meaning | 'ignored'>,
  because: string,
): Map<number, AssignedColumn> {
  const candidates = known
    .filter((column) => column.ignoredBecause === undefined)
    .flatMap((column) => column.candidates)
  const weight = weightOf(candidates)
  const pairs = candidates.sort((a, b) => weight(b) - weight(a) || a.column.index - b.column.index)
  const winners = new Map<number, AssignedColumn>()
  const taken = new Set<string>()
  for (const { column, header } of known) {
    const meaning = mapped.get(column.index)
    if (meaning === undefined) continue
    const number = meaning === 'ignored' ? undefined : header.number
    winners.set(column.index, {
      column,
      meaning,
      number,
      confidence: 1,
      reason: because,
    })
    taken.add(slotOf({ meaning, number })).add(slotOf({ meaning, number: undefined }))
  }
  for (const pair of pairs) {
    const slot = slotOf(pair)
    if (winners.has(pair.column.index) || taken.has(slot)) continue
    winners.set(pair.column.index, pair)
    if (!factsOf(pair.meaning).many) taken.add(slot)
  }
  return winners
}

const confident = 0.7
const yielding = 0.25

/**
 * How much a column can be what its name says. `Total`, `Date` and `Status` say less than `Charge Amount`,
 * `Service Date` and `Claim Status`: beside one of these they are something else.
 */
function weightOf(candidates: readonly Candidate[]): (candidate: Candidate) => number {
  const said = new Set(
    candidates
      .filter((each) => !isGeneral(each.column) && each.confidence >= confident && isFilled(each))
      .map(({ meaning }) => meaning),
  )
  const hasWholeClaims = candidates.some(
    (each) =>
      each.meaning === 'claimId' && each.confidence >= confident && filledShare(each) > mostOfAll,
  )
  return (candidate) => {
    const isGiven = isGeneral(candidate.column) && said.has(candidate.meaning)
    const isBlank =
      hasWholeClaims && candidate.meaning === 'claimId' && filledShare(candidate) < fewOfAll
    return candidate.confidence - (isGiven || isBlank ? yielding : 0)
  }
}

/** Every line has the number of its claim; a number that most lack is of another claim. */
const mostOfAll = 0.95
const fewOfAll = 0.5

/** The share of the rows looked at in which a column is filled; all, where that is not known. */
function filledShare({ column: { values, rowCount } }: Candidate): number {
  return rowCount === undefined || rowCount === 0 ? 1 : values.length / rowCount
}

function isFilled({ column: { values } }: Candidate): boolean {
  return values.length > 0
}

function slotOf({ meaning, number }: Pick<AssignedColumn, 'meaning' | 'number'>): string {
  return `${meaning ?? ''} ${number ?? ''}`
}

function unassigned(
  { column, candidates, ignoredBecause, unknownBecause }: ColumnCandidates,
  winners: ReadonlyMap<number, AssignedColumn>,
): AssignedColumn {
  const nothing = { column, number: undefined }
  if (ignoredBecause !== undefined) {
    return { ...nothing, meaning: 'ignored', confidence: 0.9, reason: ignoredBecause }
  }
  const wanted = candidates[0]
  if (!wanted) return { ...nothing, meaning: undefined, confidence: 0, reason: unknownBecause }
  const winner = [...winners.values()].find(
    ({ meaning, number }) => meaning === wanted.meaning && number === wanted.number,
  )
  const label = fieldLabels[factsOf(wanted.meaning).field]
  return {
    ...nothing,
    meaning: 'ignored',
    confidence: wanted.confidence,
    reason: `${label} is taken from the column ${winner?.column.header ?? ''}, which fits better`,
    gaveWayTo: wanted.meaning,
  }
}
