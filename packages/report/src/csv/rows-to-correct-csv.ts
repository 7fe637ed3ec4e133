import type { SetAsideRow } from '@plumbline/engine'
import Papa from 'papaparse'
import { originalText } from './original-text.ts'

/** Rows that were set aside, with the columns of the file. */
export interface RowsToCorrect {
  readonly header: readonly string[]
  readonly rows: readonly (SetAsideRow & { readonly cells: readonly string[] })[]
}

const ownColumns = ['plumbline_row', 'plumbline_code', 'plumbline_reason']

/**
 * Rows set aside as CSV: their number, why and how to correct them, then every column of the claims file
 * as it stands, and cells beyond its columns in columns of their own. Corrected and sent again as they
 * are, they go into the same audit. The cells hold personal data where the file does.
 */
export function rowsToCorrectCsv({ header, rows }: RowsToCorrect): string {
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), header.length)
  const extras = Array.from(
    { length: width - header.length },
    (_, at) => `plumbline_extra_${at + 1}`,
  )
  const names = [...ownColumns, ...header.map(originalText), ...extras]
  const records = rows.map(({ row, code, reason, cells }) => [
    ...[String(row), code, originalText(reason)],
    ...Array.from({ length: width }, (_, at) => originalText(cells[at] ?? '')),
  ])
  return `${Papa.unparse([names, ...records], { quotes: true, newline: '\r\n' })}\r\n`
}
