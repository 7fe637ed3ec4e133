/** Columns of a table by our names, found by what its header cells say. */
export interface HeaderRow<Column extends string> {
  /** Position of the header among the rows. */
  readonly row: number
  /** Text above the header: title and effective dates often stand there. */
  readonly preamble: string
  /** Header cells, normalised. */
  readonly cells: readonly string[]
  readonly at: Readonly<Record<Column, number>>
}

/**
 * The first row whose cells match every required column, wherever it stands; `undefined` where
 * there is none. Patterns are tried on normalised cells: lower case, words apart by one blank.
 */
export function findHeader<Column extends string>(
  rows: readonly (readonly string[])[],
  columns: Readonly<Record<Column, RegExp>>,
): HeaderRow<Column> | undefined {
  for (const [row, raw] of rows.entries()) {
    const cells = raw.map(normalised)
    const at = positions(cells, columns)
    if (at) {
      const preamble = rows.slice(0, row).flat().join(' ').replace(/\s+/g, ' ')
      return { row, preamble, cells, at }
    }
  }
  return undefined
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

function normalised(cell: string): string {
  return cell
    .toLowerCase()
    .replace(/[^a-z0-9%*]+/g, ' ')
    .trim()
}
