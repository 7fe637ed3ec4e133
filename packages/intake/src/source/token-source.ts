/** Called for each row with the physical line on which it starts; `false` stops the reading. */
export type RowVisitor = (cells: readonly string[], row: number) => boolean | undefined

/**
 * Rows of cells, wherever they come from: a CSV text, or the tables of a document. Everything
 * behind it (header, columns, values) is the same for all.
 */
export interface TokenSource {
  /** Visits every row from the top; may be called again. */
  readonly visit: (visitor: RowVisitor) => Promise<void>
}

/** A row as it was read. */
export interface TokenRow {
  /** Physical line of the file, 1 first. */
  readonly row: number
  readonly cells: readonly string[]
}

/** Rows that are already in memory. */
export function tokensOf(rows: readonly TokenRow[]): TokenSource {
  return {
    visit: (visitor) => {
      for (const { cells, row } of rows) if (visitor(cells, row) === false) break
      return Promise.resolve()
    },
  }
}

const sampleRows = 3000
const sampleCells = 300_000

/** The first rows, enough to understand the columns by. */
export async function firstRows(tokens: TokenSource): Promise<TokenRow[]> {
  const rows: TokenRow[] = []
  let cellCount = 0
  await tokens.visit((cells, row) => {
    rows.push({ cells, row })
    cellCount += cells.length
    return rows.length < sampleRows && cellCount < sampleCells
  })
  return rows
}
