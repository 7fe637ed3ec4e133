import { fieldLabels, type ColumnReading } from '@plumbline/engine'
import type { AssignedColumn } from './assign-columns.ts'
import { blankCells } from './match-columns.ts'
import { masked } from './refining/refine-columns.ts'
import { factsOf } from '../words/meanings.ts'

/** Columns as the report and `plumbline columns` show them. */
export function columnReadings(columns: readonly AssignedColumn[]): ColumnReading[] {
  return columns.map((assigned) => {
    const { column, meaning, confidence, reason } = assigned
    return {
      header: column.header,
      field: meaning === undefined || meaning === 'ignored' ? meaning : factsOf(meaning).field,
      confidence,
      reason,
      ...(isDoubtful(assigned) && { isDoubtful: true }),
    }
  })
}

/** Below this a column is not used without a word. */
const sure = 0.75

/** Whether it is used, though its name or values are only like those of what it is taken for. */
export function isDoubtful({ meaning, confidence, reason }: AssignedColumn): boolean {
  const isUsed = meaning !== undefined && meaning !== 'ignored'
  return isUsed && confidence < sure && !reason.endsWith(blankCells)
}

/** A sentence for each column that is used though it is only like what it is taken for. */
export function doubtNotes(columns: readonly AssignedColumn[]): string[] {
  return columns.filter(isDoubtful).flatMap(({ column, meaning, confidence, reason }) => {
    if (meaning === undefined || meaning === 'ignored') return []
    const label = fieldLabels[factsOf(meaning).field]
    return `The column ${column.header || '(blank)'} is taken for the ${label} (${Math.round(confidence * 100)}% sure): ${reason}. If it is something else, findings that rest on it are wrong.`
  })
}

/** A sentence for columns whose one number hides who the providers are. */
export function maskedNotes(columns: readonly AssignedColumn[]): string[] {
  const headers = columns.flatMap(({ column, reason }) => (reason === masked ? column.header : []))
  if (headers.length === 0) return []
  const are = headers.length === 1 ? 'is' : 'are'
  return [
    `${headers.join(', ')} ${are} masked: one number of the same digit in all cells hides who the providers are, so that nothing that rests on that was checked.`,
  ]
}
