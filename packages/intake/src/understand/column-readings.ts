import type { ColumnReading } from '@plumbline/engine'
import type { AssignedColumn } from './assign-columns.ts'
import { factsOf } from '../words/meanings.ts'

/** Columns as the report and `plumbline columns` show them. */
export function columnReadings(columns: readonly AssignedColumn[]): ColumnReading[] {
  return columns.map(({ column, meaning, confidence, reason }) => ({
    header: column.header,
    field: meaning === undefined || meaning === 'ignored' ? meaning : factsOf(meaning).field,
    confidence,
    reason,
  }))
}
