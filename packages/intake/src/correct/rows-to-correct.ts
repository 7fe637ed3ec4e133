import type { SetAsideRow } from '@plumbline/engine'
import type { OpenFile } from '../source/open-file.ts'

/** Rows that were set aside with all that stands in them, to be corrected and sent again. */
export interface RowsToCorrect {
  readonly header: readonly string[]
  /** In the order of the file. */
  readonly rows: readonly RowToCorrect[]
}

export interface RowToCorrect extends SetAsideRow {
  readonly cells: readonly string[]
}

/** Columns of a scan's row that two readers read differently, by the row. */
export type UnsureColumns = ReadonlyMap<number, readonly number[]>

/** Reads these rows once more, whole. What is in doubt is left blank: somebody has to say it. */
export async function rowsToCorrect(
  { tokens }: OpenFile,
  header: readonly string[],
  setAside: readonly SetAsideRow[],
  unsure: UnsureColumns,
): Promise<RowsToCorrect> {
  const left = new Map(setAside.map((aside) => [aside.row, aside]))
  const rows: RowToCorrect[] = []
  if (left.size > 0) {
    await tokens.visit((cells, row) => {
      const aside = left.get(row)
      if (!aside) return true
      left.delete(row)
      const doubted = unsure.get(row) ?? []
      rows.push({ ...aside, cells: cells.map((cell, at) => (doubted.includes(at) ? '' : cell)) })
      return left.size > 0
    })
  }
  return { header, rows }
}
