import type { TokenRow } from '../source/token-source.ts'
import { cellText } from '../words/cells.ts'
import { serviceMeanings, type Meaning } from '../words/meanings.ts'
import type { AssignedColumn } from './assign-columns.ts'

/** What tells whose a line is. */
const ofPerson: readonly Meaning[] = [
  'patientKey',
  'personCode',
  'subscriberId',
  'patientName',
  'patientFirstName',
  'patientLastName',
  'birthDay',
  'sex',
]

/** What holds for all lines of a claim. */
const ofClaim: readonly Meaning[] = [
  'renderingNpi',
  'billingNpi',
  'facilityNpi',
  'referringNpi',
  'providerId',
  'providerTaxId',
  'payer',
  'planType',
  'claimType',
  'billType',
  'claimStatus',
  'diagnoses',
  'principalDiagnosis',
  'placeOfService',
  'admissionDay',
  'dischargeDay',
  'receivedDay',
  'paidDay',
  'serviceFromDay',
  'serviceThroughDay',
]

/** Columns that a file fills on the first row of a group only, as merged cells are exported. */
export interface MergedCells {
  /** Positions of the columns that tell the person, and of the claim number with what is filled where it is. */
  readonly person: readonly number[]
  readonly claim: readonly number[]
  /** Positions of the columns of services: a row with none of them filled is no line. */
  readonly services: readonly number[]
}

/** Columns that are blank for other reasons are hardly blank on so many lines and never say a value twice. */
const leastShare = { alone: 0.2, together: 0.15 } as const
const fewestBlanks = 3
/** So many columns, the claim number among them, are not blank on the same lines by chance. */
const fewestOfWhole = 4

/**
 * Finds merged cells: columns whose first line is filled, which are blank on lines below, and in which no
 * line repeats the value above it. They must be blank on many lines, a single column on more.
 */
export function mergedCells(
  columns: readonly AssignedColumn[],
  rows: readonly TokenRow[],
): MergedCells | undefined {
  const indexesOf = (wanted: readonly Meaning[] | ReadonlySet<Meaning>) => {
    const set: ReadonlySet<AssignedColumn['meaning']> = new Set(wanted)
    return columns.filter(({ meaning }) => set.has(meaning)).map(({ column }) => column.index)
  }
  const services = indexesOf(serviceMeanings)
  const lines = rows.filter(({ cells }) => isLine(cells, services))
  const merged = (indexes: readonly number[]) => indexes.filter((at) => isMerged(lines, at))
  const persons = indexesOf(ofPerson)
  const claim = merged(indexesOf(['claimId']))
  const alone = [...merged(persons), ...claim]
  const person = persons.filter((at) => alone.some((other) => areFilledTogether(lines, at, other)))
  const found = [...person, ...claim]
  const isWhole =
    claim.length > 0 &&
    found.length >= fewestOfWhole &&
    found.every((at) => areFilledTogether(lines, at, found[0] ?? at))
  if (!isWhole && !areOftenBlank(lines, found)) return undefined
  const along = indexesOf(ofClaim).filter((at) =>
    claim.some((other) => areFilledTogether(lines, at, other)),
  )
  return { person, claim: [...claim, ...along], services }
}

function areOftenBlank(lines: readonly TokenRow[], found: readonly number[]): boolean {
  const share = found.length === 1 ? leastShare.alone : leastShare.together
  const blanks = Math.max(0, ...found.map((at) => blanksIn(lines, at)))
  return blanks >= Math.max(found.length === 1 ? fewestBlanks : 1, lines.length * share)
}

/** Whether a row names a service, and more than one word: `Page 1 of 2` may stand in its column. */
export function isLine(cells: readonly string[], services: readonly number[]): boolean {
  return (
    services.some((at) => cellText(cells[at] ?? '') !== '') &&
    cells.filter((cell) => cellText(cell) !== '').length > 1
  )
}

function blanksIn(lines: readonly TokenRow[], at: number): number {
  return lines.filter(({ cells }) => cellText(cells[at] ?? '') === '').length
}

/**
 * Of two people one below the other a sex is the same, and of two claims the person: these are merged with what is
 * filled where they are.
 */
function areFilledTogether(lines: readonly TokenRow[], one: number, other: number): boolean {
  return lines.every(
    ({ cells }) => (cellText(cells[one] ?? '') === '') === (cellText(cells[other] ?? '') === ''),
  )
}

function isMerged(lines: readonly TokenRow[], at: number): boolean {
  let last: string | undefined
  let blanks = 0
  for (const { cells } of lines) {
    const text = cellText(cells[at] ?? '')
    if (text === '') {
      if (last === undefined) return false
      blanks++
    } else if (text === last) return false
    else last = text
  }
  return blanks > 0
}
