import { cellText } from '../words/cells.ts'
import type { TokenRow } from '../source/token-source.ts'

const valuesPerColumn = 400

/**
 * The headings of a table. A last column without a name stays where most rows fill it: else every row would be too long.
 */
export function withoutBlankTail(cells: readonly string[], data: readonly TokenRow[]): string[] {
  const isFilled = (index: number) =>
    data.filter((row) => cellText(row.cells[index] ?? '') !== '').length > data.length / 2
  let length = cells.length
  while (length > 0 && cells[length - 1]?.trim() === '' && !isFilled(length - 1)) length--
  return cells.slice(0, length).map((cell) => cell.trim().replace(/\s+/g, ' '))
}

/** The first values of a column, in upper case, and which of the rows they stand in; blanks left out. */
export function valuesAt(
  rows: readonly TokenRow[],
  index: number,
): { readonly values: string[]; readonly rowsOf: number[] } {
  const values: string[] = []
  const rowsOf: number[] = []
  for (const [at, { cells }] of rows.entries()) {
    const text = cellText(cells[index] ?? '')
    if (text === '') continue
    values.push(text.toUpperCase())
    rowsOf.push(at)
    if (values.length === valuesPerColumn) break
  }
  return { values, rowsOf }
}
