import { readBytes, type ByteScan, type FileSource } from '../source/byte-source.ts'
import { decodeText, detectEncoding, encodingNotes } from '../source/encoding.ts'
import type { OpenFile } from '../source/open-file.ts'
import { IntakeRefusal } from '../words/intake-refusal.ts'
import { sheetsOfClaims } from '../workbook/choose-sheets.ts'
import { oneAfterAnother, rowInSheet } from '../workbook/sheets-in-order.ts'
import type { Sheet } from '../workbook/read-sheets.ts'
import { workbookLimits } from '../workbook/workbook-limits.ts'
import { MarkupTables, type MarkupTable } from './markup-tables.ts'

const tooLarge =
  'The web page or XML workbook is larger than can be read at once: more than 100 MB, 2,000 tables, or a table nested or spread too wide. Save its claims as CSV, which has no such limit, or split it.'
const noTable =
  'The file looks like XML, HTML or JSON, and no table with rows is in it: export the claims as CSV.'

/**
 * Opens the table of a page that reads as claims, and those behind it that go on under the same header. Refuses a page without
 * a table, and one that is too large.
 */
export async function openMarkup(
  source: FileSource,
  scan: ByteScan,
  onBytes: (bytesDone: number) => void,
): Promise<OpenFile> {
  if (scan.sizeBytes > workbookLimits.fileBytes) throw new IntakeRefusal('markup-file', tooLarge)
  // What pages name in their own heads is often not how they were saved.
  const encoding = detectEncoding(scan.head, scan.isUtf8)
  let bytesDone = 0
  const bytes = readBytes(source, (chunk) => {
    bytesDone += chunk.length
    onBytes(bytesDone)
  })
  const tables = await tablesIn(decodeText(bytes, encoding))
  if (tables.length === 0) throw new IntakeRefusal('markup-file', noTable)
  const chosen = await sheetsOfClaims(tables.map(asSheet))
  return {
    sha256: scan.sha256,
    ...opened(chosen.sheets, chosen.unread.length, encodingNotes(encoding)),
  }
}

async function tablesIn(text: AsyncIterable<string>): Promise<readonly MarkupTable[]> {
  const reading = new MarkupTables()
  try {
    for await (const piece of text) reading.write(piece)
    reading.end()
  } catch (error) {
    throw error instanceof RangeError ? new IntakeRefusal('markup-file', tooLarge) : error
  }
  return reading.tables
}

function asSheet({ name, rows, hiddenRows }: MarkupTable, at: number): Sheet {
  const ownName = name ?? `table ${at + 1}`
  return { name: ownName, rows, hiddenRows, isHidden: false, openFormulas: 0 }
}

function opened(
  sheets: readonly Sheet[],
  others: number,
  notes: readonly string[],
): Pick<OpenFile, 'tokens' | 'notes' | 'placeOf'> {
  const names = sheets.map(({ name }) => `"${name}"`)
  const read =
    names.length === 1
      ? `its table ${names.join()} was read`
      : `its ${names.length} tables under one header were read one after another`
  const unread = counted(
    others,
    'other table holds no claims under that header and was not read.',
    'other tables hold no claims under that header and were not read.',
  )
  const hidden = counted(
    sheets.reduce((sum, { hiddenRows }) => sum + hiddenRows, 0),
    'row is hidden where the page is opened, and read all the same.',
    'rows are hidden where the page is opened, and read all the same.',
  )
  return {
    tokens: oneAfterAnother(sheets),
    notes: [`The file is a web page or XML workbook: ${read}.`, ...unread, ...hidden, ...notes],
    ...(sheets.length > 1 && { placeOf: rowInSheet(sheets) }),
  }
}

function counted(count: number, one: string, several: string): readonly string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : several}`]
}
