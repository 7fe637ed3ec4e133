import { cellText, isBlankRow } from './cells.ts'
import { IntakeRefusal } from './intake-refusal.ts'
import { isKnownHeader } from './name-index.ts'
import type { TokenRow } from './token-source.ts'

/** A column with values to know it by. */
export interface SampledColumn {
  /** Position, 0 first. */
  readonly index: number
  readonly header: string
  /** Values of the first rows, in upper case; blanks left out. */
  readonly values: readonly string[]
}

/** Where the header stands, and what the columns hold. */
export interface SampledTable {
  readonly headerRow: number
  readonly header: readonly string[]
  readonly columns: readonly SampledColumn[]
}

const searchedRows = 80
const valuesPerColumn = 400
const columnLimit = 1000

/**
 * Finds the header among the first rows: the row in which most cells are names that claims files
 * use; else the first row of several different texts without numbers.
 */
export function sampleTable(rows: readonly TokenRow[], headerRow?: number): SampledTable {
  const at =
    headerRow === undefined ? headerIndex(rows) : rows.findIndex((r) => r.row === headerRow)
  const found = rows[at]
  if (!found) {
    throw new IntakeRefusal(
      'no-header',
      headerRow === undefined
        ? 'No row of column names was found in the first lines. Add a header row that names the columns.'
        : `There is no row on line ${headerRow}, where the mapping says the header stands.`,
    )
  }
  const header = withoutBlankTail(found.cells)
  if (header.length > columnLimit) {
    throw new IntakeRefusal(
      'too-many-columns',
      `The header on line ${found.row} has ${header.length} columns; at most ${columnLimit} can be read. Check the delimiter.`,
    )
  }
  const data = rows.slice(at + 1)
  return {
    headerRow: found.row,
    header,
    columns: header.map((name, index) => ({ index, header: name, values: valuesAt(data, index) })),
  }
}

function headerIndex(rows: readonly TokenRow[]): number {
  let best = -1
  let bestScore = 1
  let fallback = -1
  for (let at = 0; at < Math.min(rows.length, searchedRows); at++) {
    const cells = rows[at]?.cells ?? []
    if (isBlankRow(cells)) continue
    const score = cells.filter(isKnownHeader).length
    if (score > bestScore) {
      best = at
      bestScore = score
    }
    if (fallback < 0 && readsLikeHeader(cells)) fallback = at
  }
  return best >= 0 ? best : fallback
}

/** Two or more different names, nearly all without being numbers or dates. */
function readsLikeHeader(cells: readonly string[]): boolean {
  const names = cells.map(cellText).filter((text) => text !== '')
  const wordy = names.filter((text) => /\p{L}/u.test(text) && text.length < 120)
  return new Set(names).size >= 2 && wordy.length >= names.length * 0.9
}

function withoutBlankTail(cells: readonly string[]): string[] {
  let length = cells.length
  while (length > 0 && cells[length - 1]?.trim() === '') length--
  return cells.slice(0, length).map((cell) => cell.trim().replace(/\s+/g, ' '))
}

function valuesAt(rows: readonly TokenRow[], index: number): string[] {
  const values: string[] = []
  for (const { cells } of rows) {
    const text = cellText(cells[index] ?? '')
    if (text === '') continue
    values.push(text.toUpperCase())
    if (values.length === valuesPerColumn) break
  }
  return values
}
