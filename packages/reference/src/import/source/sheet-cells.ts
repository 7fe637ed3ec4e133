import readWorkbook from 'read-excel-file/node'
import { ReferenceFileError } from '../../reference-file-error.ts'
import { topRows, type CellSource } from './cell-source.ts'

/** Each sheet of a workbook as rows of text. Throws `ReferenceFileError` where it cannot be read. */
export async function sheetCells(file: string, bytes: Uint8Array): Promise<readonly CellSource[]> {
  try {
    const sheets = await readWorkbook(Buffer.from(bytes))
    return sheets.map(({ data }) => new SheetCells(data.map((row) => row.map(cellText))))
  } catch (cause) {
    throw new ReferenceFileError(
      'unreadable-file',
      `${file} is a workbook that cannot be read. Open it, save it as CSV and import that.`,
      { cause },
    )
  }
}

class SheetCells implements CellSource {
  readonly top: readonly (readonly string[])[]
  readonly lines: readonly string[] = []
  readonly #rows: readonly (readonly string[])[]

  constructor(rows: readonly (readonly string[])[]) {
    this.#rows = rows
    this.top = rows.slice(0, topRows)
  }

  eachRow(visit: (cells: readonly string[], broken: boolean) => void): void {
    for (const cells of this.#rows) visit(cells, false)
  }

  eachLine(): void {
    // A sheet has no lines, so no fixed-width importer recognizes one.
  }
}

/** Dates come as `yyyy-mm-dd`. */
function cellText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
