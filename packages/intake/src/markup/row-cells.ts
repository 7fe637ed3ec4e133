/** Columns of the widest sheet of Excel. */
const mostColumns = 16_384

/** Where in a table a cell stands or how far it reaches, as its markup says. */
export interface CellPlace {
  /** Columns that it covers; 1 where nothing is said. */
  readonly columns: number
  /** Rows that it covers. */
  readonly rows: number
  /** Its column, 0 first, where the markup numbers it. */
  readonly at: number | undefined
}

/** The cells of the rows of one table, each in its column whatever those before and above cover. */
export class RowCells {
  /** For each column, the first row that no cell above covers. */
  readonly #freeFrom: number[] = []
  #row = 0
  #cells: string[] = []

  /** Throws `RangeError` where a row is wider than a sheet can be. */
  add(text: string, { columns, rows, at }: CellPlace): void {
    if (at !== undefined && at > this.#cells.length) this.#blanksTo(at)
    while ((this.#freeFrom[this.#cells.length] ?? 0) > this.#row) this.#blank()
    const first = this.#cells.length
    this.#blanksTo(first + columns)
    this.#cells[first] = text
    for (let column = first; column < first + columns; column++)
      this.#freeFrom[column] = this.#row + rows
  }

  /** The row as it was written; the next one begins. */
  end(): readonly string[] {
    const row = this.#cells
    this.#row++
    this.#cells = []
    return row
  }

  #blank(): void {
    this.#cells.push('')
    if (this.#cells.length > mostColumns) throw new RangeError('A row is wider than a sheet.')
  }

  #blanksTo(width: number): void {
    if (width > mostColumns) throw new RangeError('A row is wider than a sheet.')
    while (this.#cells.length < width) this.#blank()
  }
}
