import type { Day } from '@plumbline/engine'
import { DateEvidence, parseDay } from '../../words/dates.ts'
import type { AssignedColumn } from '../assign-columns.ts'
import { decideFormats } from '../date-columns.ts'

/** Reads the day in a column of a row, in the format that the column's own values prove. */
export function dayReader({
  column,
}: AssignedColumn): (cells: readonly string[]) => Day | undefined {
  const evidence = new DateEvidence()
  for (const value of column.values) evidence.add(value)
  const proof = { index: column.index, header: column.header, evidence, isBirth: false }
  const format = decideFormats([proof], latestYear, undefined).get(column.index)
  return (cells) => format && parseDay((cells[column.index] ?? '').trim().toUpperCase(), format)
}

/** Years of two digits of all columns are read alike, whichever this is. */
const latestYear = 2050
