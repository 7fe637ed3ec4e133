/** Columns of a table by our names, found by what its header cells say. */
export interface HeaderRow<Column extends string> {
  /** Position of the header among the rows. */
  readonly row: number
  /** Text above the header: title and effective dates often stand there. */
  readonly preamble: string
  /** Header cells, normalized. */
  readonly cells: readonly string[]
  readonly at: Readonly<Record<Column, number>>
}

/**
 * The first row whose cells match every required column, wherever it stands; `undefined` where
 * there is none. Patterns are tried on normalized cells (lower case, words apart by one blank), and
 * on each cell with the three above it, as the fee schedule spreads its header over rows.
 */
export function findHeader<Column extends string>(
  rows: readonly (readonly string[])[],
  columns: Readonly<Record<Column, RegExp>>,
): HeaderRow<Column> | undefined {
  for (const [row, raw] of rows.entries()) {
    if (raw.length < Object.keys(columns).length) continue
    for (const cells of [raw.map(normalized), stacked(rows.slice(Math.max(row - 3, 0), row + 1))]) {
      const at = positions(cells, columns)
      if (at) return { row, preamble: textOf(rows.slice(0, row)), cells, at }
    }
  }
  return undefined
}

/** A header that is split over several rows, each cell read from the top down. */
function stacked(rows: readonly (readonly string[])[]): string[] {
  const last = rows.at(-1) ?? []
  return last.map((_, column) => normalized(rows.map((cells) => cells[column] ?? '').join(' ')))
}

function textOf(rows: readonly (readonly string[])[]): string {
  return rows.flat().join(' ').replace(/\s+/g, ' ')
}

/** Where a column that a file may lack stands, or -1. */
export function optionalColumn(header: HeaderRow<string>, pattern: RegExp): number {
  return header.cells.findIndex((cell) => pattern.test(cell))
}

function positions<Column extends string>(
  cells: readonly string[],
  columns: Readonly<Record<Column, RegExp>>,
): Record<Column, number> | undefined {
  const found: Partial<Record<Column, number>> = {}
  for (const column in columns) {
    const position = cells.findIndex((cell) => columns[column].test(cell))
    if (position < 0) return undefined
    found[column] = position
  }
  return hasEvery(found, columns) ? found : undefined
}

function hasEvery<Column extends string>(
  found: Partial<Record<Column, number>>,
  columns: Readonly<Record<Column, RegExp>>,
): found is Record<Column, number> {
  return Object.keys(columns).every((column) => column in found)
}

function normalized(cell: string): string {
  return cell
    .toLowerCase()
    .replace(/[^a-z0-9%*]+/g, ' ')
    .trim()
}
