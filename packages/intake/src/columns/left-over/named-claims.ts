import { fieldLabels } from '@plumbline/engine'
import type { TokenRow } from '../../source/token-source.ts'
import { cellText, type Cells } from '../../words/cells.ts'
import type { Meaning } from '../../words/meanings.ts'
import type { AssignedColumn } from '../assign-columns.ts'

const says = /adj|orig|prev|prior|former|ref|repl|parent|from|old|corr/i
/** Which claim came after this one, or is like it. */
const ofElse = /next|new|\bto\b|_to_|by|dup|relat|similar|refer(?:r|al)/i
const needed: readonly Meaning[] = ['claimId', 'patientKey', 'serviceFromDay']
const confidence = 0.76

/**
 * The column in which claims name the one that they came from: blank on most rows, and else the number of another
 * claim of the same person and day.
 */
export function namedClaims(
  columns: readonly AssignedColumn[],
  rows: readonly TokenRow[],
): readonly AssignedColumn[] {
  if (columns.some(({ meaning }) => meaning === 'originalClaimId')) return columns
  const [claim, ...whose] = needed.map((each) => columns.find(({ meaning }) => meaning === each))
  if (!claim || whose.includes(undefined)) return columns
  const of = (cells: Cells, number: string) =>
    JSON.stringify([number, ...whose.map((column) => text(cells, column))])
  const known = new Set(rows.map(({ cells }) => of(cells, text(cells, claim))))
  const found = columns.filter((column) => {
    const { meaning, column: sampled } = column
    if (meaning !== undefined || !says.test(sampled.header) || ofElse.test(sampled.header))
      return false
    const filled = rows.filter(({ cells }) => text(cells, column) !== '')
    return (
      filled.length > 0 &&
      filled.length * 2 <= rows.length &&
      filled.every(
        ({ cells }) =>
          text(cells, column) !== text(cells, claim) && known.has(of(cells, text(cells, column))),
      )
    )
  })
  const [only, ...others] = found
  if (!only || others.length > 0) return columns
  const reason = `no column is called ${fieldLabels.originalClaimId}, and its values are numbers of other claims of the same patient and day`
  return columns.map((column) =>
    column === only ? { ...only, meaning: 'originalClaimId' as const, confidence, reason } : column,
  )
}

function text(cells: Cells, column: AssignedColumn | undefined): string {
  return cellText(cells[column?.column.index ?? -1] ?? '')
}
