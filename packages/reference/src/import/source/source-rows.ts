import { ReferenceFileError } from '../../reference-file-error.ts'
import type { CellSource } from './cell-source.ts'

/** `read` it was a row, `bad` it should have been, `other` it is a note, or a row not wanted. */
export type RowVerdict = 'read' | 'bad' | 'other'

const badShareAllowed = 0.01
const rowsPerReport = 50_000

/** The rows of one recognized text or sheet, with a count of those that were not understood. */
export class SourceRows {
  /** Names of the entry in its zip and of the file. */
  readonly names: readonly string[]
  read = 0
  bad = 0
  readonly #cells: CellSource
  readonly #siblings: readonly CellSource[]
  readonly #onRows: (rows: number) => void

  constructor(
    cells: CellSource,
    context: {
      readonly names: readonly string[]
      readonly siblings: readonly CellSource[]
      readonly onRows: (rows: number) => void
    },
  ) {
    this.#cells = cells
    this.names = context.names
    this.#siblings = context.siblings
    this.#onRows = context.onRows
  }

  /** The file as refusals and reports call it. */
  get name(): string {
    return this.names.at(-1) ?? ''
  }

  /** The first of the other texts of the same zip that `recognize` knows. */
  sibling<Found>(
    recognize: (top: CellSource['top']) => Found | undefined,
  ): { readonly found: Found; readonly rows: SourceRows } | undefined {
    for (const cells of this.#siblings) {
      const found = recognize(cells.top)
      if (!found) continue
      const context = { names: this.names, siblings: [], onRows: this.#onRows }
      return { found, rows: new SourceRows(cells, context) }
    }
    return undefined
  }

  /** Visits each row below the first `skip`. Throws where more than 1 % are bad, or none is left. */
  each(skip: number, visit: (cells: readonly string[]) => RowVerdict): void {
    let row = 0
    this.#cells.eachRow((cells, broken) => {
      if (row++ < skip || isBlank(cells)) return
      this.#count(broken ? 'bad' : visit(cells))
    })
    this.#judge()
  }

  /** Visits each line of a fixed-width file. Throws as `each` does. */
  eachLine(visit: (line: string) => RowVerdict): void {
    this.#cells.eachLine((line) => {
      if (line.trim() !== '') this.#count(visit(line))
    })
    this.#judge()
  }

  #count(verdict: RowVerdict): void {
    if (verdict === 'bad') this.bad++
    else if (verdict === 'read' && ++this.read % rowsPerReport === 0) this.#onRows(this.read)
  }

  #judge(): void {
    this.#onRows(this.read)
    const rows = this.read + this.bad
    if (this.bad > badShareAllowed * rows) {
      throw new ReferenceFileError(
        'too-many-bad-rows',
        `${this.name}: ${this.bad} of ${rows} rows could not be understood, so nothing was ` +
          'imported. Download the file again, or report its layout.',
      )
    }
    if (this.read === 0) {
      throw new ReferenceFileError(
        'no-rows',
        `${this.name} has the right columns but no rows. Download the file again.`,
      )
    }
  }
}

function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell === '' || cell.trim() === '')
}
