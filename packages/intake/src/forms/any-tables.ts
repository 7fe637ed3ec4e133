import { isWorkbook } from '../workbook/open-workbook.ts'
import { readSheets } from '../workbook/read-sheets.ts'
import { workbookLimits } from '../workbook/workbook-limits.ts'
import { workbookRefusal } from '../workbook/workbook-refusal.ts'
import { readBytes, scanBytes, type FileSource } from '../source/byte-source.ts'
import { openCsv } from '../source/open-csv.ts'
import type { TokenRow, TokenSource } from '../source/token-source.ts'

/**
 * All rows of a file that holds no claims but another table (a fee table): of a text, or of each sheet of
 * a workbook. Throws `IntakeRefusal` where it cannot be read.
 */
export async function readAnyTables(source: FileSource): Promise<readonly (readonly TokenRow[])[]> {
  const scan = await scanBytes(source)
  if (isWorkbook(scan.head)) {
    if (scan.sizeBytes > workbookLimits.fileBytes) throw workbookRefusal('too-large')
    const parts: Uint8Array[] = []
    for await (const chunk of readBytes(source)) parts.push(chunk)
    const sheets = await readSheets(Buffer.concat(parts))
    return Promise.all(sheets.map(({ rows }) => allRows(rows)))
  }
  return [await allRows(openCsv(source, scan, () => undefined).tokens)]
}

async function allRows(tokens: TokenSource): Promise<readonly TokenRow[]> {
  const rows: TokenRow[] = []
  await tokens.visit((cells, row) => {
    rows.push({ row, cells: [...cells] })
    return undefined
  })
  return rows
}
