import type { TokenRow } from '../source/token-source.ts'
import { cellText, type Cells } from '../words/cells.ts'
import { factsOf, serviceMeanings, type Meaning } from '../words/meanings.ts'
import type { AssignedColumn } from './assign-columns.ts'
import { isLine } from './merged-cells.ts'

/** Rows that say what holds for a claim, above rows of its lines that repeat its number alone. */
export interface ClaimRows {
  /** Position of the claim number. */
  readonly claim: number
  /** Positions of the columns that rows of claims fill and lines leave blank. */
  readonly filled: readonly number[]
  /** Positions of the columns of services: a row with one of them filled is a line. */
  readonly services: readonly number[]
}

const fewestClaims = 2
const ofPerson: readonly Meaning[] = ['patientKey', 'subscriberId', 'patientName', 'birthDay']

/**
 * Finds rows of claims above those of their lines, in one table: columns of persons among others that every line
 * leaves blank, and every row without a service fills that has the claim number of the lines below it.
 */
export function claimRows(
  columns: readonly AssignedColumn[],
  rows: readonly TokenRow[],
): ClaimRows | undefined {
  const claim = columns.find(({ meaning }) => meaning === 'claimId')?.column.index
  if (claim === undefined) return undefined
  const services = columns
    .filter(({ meaning }) => meaning !== 'ignored' && meaning && serviceMeanings.has(meaning))
    .map(({ column }) => column.index)
  const lines = rows.filter(({ cells }) => isLine(cells, services) && isFilled(cells, claim))
  const heads = rows.filter(({ cells }) => !isLine(cells, services) && isFilled(cells, claim))
  if (lines.length === 0 || heads.length < fewestClaims) return undefined
  const known = new Set(heads.map(({ cells }) => cellText(cells[claim] ?? '')))
  if (!lines.every(({ cells }) => known.has(cellText(cells[claim] ?? '')))) return undefined
  const filled = columns.filter(
    ({ meaning, column: { index } }) =>
      meaning !== undefined &&
      meaning !== 'ignored' &&
      factsOf(meaning).shape !== 'money' &&
      lines.every(({ cells }) => !isFilled(cells, index)) &&
      heads.some(({ cells }) => isFilled(cells, index)),
  )
  const tellsPeople = filled.some(({ meaning }) => ofPerson.some((each) => each === meaning))
  return tellsPeople
    ? { claim, filled: filled.map(({ column }) => column.index), services }
    : undefined
}

function isFilled(cells: Cells, at: number): boolean {
  return cellText(cells[at] ?? '') !== ''
}
