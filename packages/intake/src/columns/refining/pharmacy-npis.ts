import { gaveWay, type AssignedColumn } from '../assign-columns.ts'
import { validNpiShare } from '../../words/value-shapes.ts'

const nearlyAll = 0.9

/**
 * Of a pharmacy's number at NCPDP and its NPI, each in a column of its own, the NPI is taken: its check digit
 * can be looked at, and prescribers have numbers of the same kind.
 */
export function pharmacyNpis(columns: readonly AssignedColumn[]): readonly AssignedColumn[] {
  const taken = columns.find(({ meaning }) => meaning === 'pharmacyId')
  if (!taken || taken.reason.startsWith('the mapping') || holdsNpis(taken)) return columns
  const better = columns.find((column) => gaveWay(column, 'pharmacyId') && holdsNpis(column))
  if (!better) return columns
  const reason = `pharmacy is taken from the column ${better.column.header}, which holds NPIs`
  return columns.map((column) => {
    if (column === better) {
      const why = 'it holds NPIs; another column has the number of the pharmacy at NCPDP'
      return { ...taken, column: better.column, confidence: better.confidence, reason: why }
    }
    return column === taken
      ? { ...better, column: taken.column, confidence: taken.confidence, reason }
      : column
  })
}

function holdsNpis({ column: { values } }: AssignedColumn): boolean {
  return validNpiShare(values) >= nearlyAll
}
