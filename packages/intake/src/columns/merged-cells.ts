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

/** Columns that a file fills on the first row of a group only, as merged cells are exported. */
export interface MergedCells {
  /** Positions of the columns that tell the person, and of the claim number among them. */
  readonly person: readonly number[]
  readonly claim: readonly number[]
  /** Positions of the columns of services: a row with none of them filled is no line. */
  readonly services: readonly number[]
}

/** Columns that are blank for other reasons are hardly blank on so many lines and never say a value twice. */
const leastShare = { alone: 0.2, together: 0.15 } as const
const fewestBlanks = 3

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
  const alone = merged(persons)
  const person = persons.filter(
    (at) => alone.includes(at) || alone.some((other) => areFilledTogether(lines, at, other)),
  )
  const claim = merged(indexesOf(['claimId']))
  const found = [...person, ...claim]
  const share = found.length === 1 ? leastShare.alone : leastShare.together
  const blanks = Math.max(0, ...found.map((at) => blanksIn(lines, at)))
  if (blanks < Math.max(found.length === 1 ? fewestBlanks : 1, lines.length * share)) {
    return undefined
  }
  return { person, claim, services }
}

/** Whether a row names a service. */
export function isLine(cells: readonly string[], services: readonly number[]): boolean {
  return services.some((at) => cellText(cells[at] ?? '') !== '')
}

function blanksIn(lines: readonly TokenRow[], at: number): number {
  return lines.filter(({ cells }) => cellText(cells[at] ?? '') === '').length
}

/** Of two people one below the other a sex is the same: it is merged with what is filled where it is. */
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
