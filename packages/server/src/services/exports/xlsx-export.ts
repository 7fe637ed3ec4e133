import type { FindingItem } from '@plumbline/contract'
import writeXlsxFile, { type Row } from 'write-excel-file/node'
import { AppError } from '../../app-error.ts'
import { exportColumns } from './export-formats.ts'

/** A sheet has 1,048,576 rows; the first holds the headings. */
const mostRows = 1_048_575
/** Excel repairs a workbook that has more in one cell. */
const longestCell = 32_767

/**
 * The items as a workbook. Identifiers are text cells, which no spreadsheet takes for formulas. The
 * sheet is gathered before it is packed: its format has the count of what it shares at its end.
 */
export async function* xlsxOf(
  batches: AsyncIterable<readonly FindingItem[]>,
): AsyncGenerator<Uint8Array> {
  const rows: Row[] = [
    exportColumns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' })),
  ]
  for await (const items of batches) for (const item of items) rows.push(rowOf(item))
  yield await writeXlsxFile(rows, { sheet: 'Findings' }).toBuffer()
}

/** Throws `invalid-request` where no sheet holds so many rows. */
export function requireSheetRoom(findings: number): void {
  if (findings <= mostRows) return
  throw new AppError('invalid-request', {
    message: 'A sheet has no room for so many findings. Choose CSV, or filter the list first.',
  })
}

function rowOf(item: FindingItem): Row {
  return exportColumns.map(({ type, of }) => {
    const value = of(item)
    if (value === null || value === '') return null
    return type === 'number'
      ? { value: Number(value), type: Number }
      : { value: String(value).slice(0, longestCell), type: String }
  })
}
