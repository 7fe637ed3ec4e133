import type { FindingItem } from '@plumbline/contract'
import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { AppError } from '../../app-error.ts'
import { exportColumns, nothingFound } from './export-formats.ts'
import { sheetEnd, sheetRow, sheetStart, workbookParts } from './workbook.ts'

/** A sheet has 1,048,576 rows; the first holds the headings. */
const mostRows = 1_048_575

/**
 * The items as a workbook, in pieces: no more of it is held than is being packed. Identifiers are text
 * cells, which no spreadsheet takes for formulas.
 */
export function xlsxOf(
  batches: AsyncIterable<readonly FindingItem[]>,
): AsyncIterable<string | Uint8Array> {
  const zip = new ZipFile()
  for (const [path, text] of workbookParts('Findings')) zip.addBuffer(Buffer.from(text), path)
  const sheet = Readable.from(sheetOf(batches))
  const output = zip.outputStream.pipe(new PassThrough())
  // A workbook breaks off rather than look whole.
  sheet.on('error', (error) => output.destroy(error))
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml')
  zip.end()
  output.once('close', () => sheet.destroy())
  return output
}

/** Throws `invalid-request` where no sheet holds so many rows. */
export function requireSheetRoom(findings: number): void {
  if (findings <= mostRows) return
  throw new AppError('invalid-request', {
    message: 'A sheet has no room for so many findings. Choose CSV, or filter the list first.',
  })
}

async function* sheetOf(batches: AsyncIterable<readonly FindingItem[]>): AsyncGenerator<string> {
  const titles = exportColumns.map(({ title }) => title)
  yield sheetStart + sheetRow(1, titles, 'heading')
  let row = 1
  for await (const items of batches) {
    yield items.map((item) => sheetRow(++row, valuesOf(item))).join('')
  }
  if (row === 1) yield sheetRow(2, nothingFound)
  yield sheetEnd
}

function valuesOf(item: FindingItem): (string | number | null)[] {
  return exportColumns.map(({ type, of }) => {
    const value = of(item)
    if (value === null || value === '') return null
    return type === 'number' ? Number(value) : String(value)
  })
}
