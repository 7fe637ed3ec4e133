import { fieldLabels } from '@plumbline/engine'
import { factsOf, type Meaning } from '../words/meanings.ts'
import type { AssignedColumn } from './assign-columns.ts'
import { isAmount, rowLayout } from './slots.ts'

/** From here on a name says what an amount is: `Charge 1`, and not `Amt 1`. */
const certain = 0.9

/**
 * Amounts that are numbered beside a single service (`Amt 1`, `Amt 2`) are no services side by side, and only one of
 * them can be what all their names hint at. Where the name says it, it is the first; else nothing tells which.
 */
export function numberedAmounts(columns: readonly AssignedColumn[]): readonly AssignedColumn[] {
  if (rowLayout(columns).spread !== undefined) return columns
  return columns.map((column) => {
    const [first, second] = seriesOf(column, columns)
    if (!first || !second) return column
    if (first.confidence < certain) return unnamed(column)
    return column === first ? column : gaveWayTo(first, column)
  })
}

/** The numbered columns of the same amount that hold anything, in their order; none where a person named the column. */
function seriesOf(
  { meaning, number, reason }: AssignedColumn,
  columns: readonly AssignedColumn[],
): readonly AssignedColumn[] {
  if (meaning === undefined || !isAmount(meaning) || number === undefined) return []
  if (reason.startsWith('the mapping')) return []
  return columns
    .filter((other) => other.meaning === meaning && other.number !== undefined)
    .filter(({ column }) => column.values.length > 0)
    .toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0))
}

function unnamed({ column }: AssignedColumn): AssignedColumn {
  return {
    column,
    number: undefined,
    meaning: undefined,
    confidence: 0,
    reason: 'it is one of several numbered amounts beside one service, and no name tells which',
  }
}

function gaveWayTo(first: AssignedColumn, column: AssignedColumn): AssignedColumn {
  const meaning: Meaning | 'ignored' | undefined = first.meaning
  if (meaning === undefined || meaning === 'ignored') return column
  const label = fieldLabels[factsOf(meaning).field]
  return {
    ...column,
    meaning: 'ignored',
    reason: `${label} is taken from the column ${first.column.header}, the first of its numbers`,
    gaveWayTo: meaning,
  }
}
