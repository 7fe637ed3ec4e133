import { ReferenceFileError } from '../reference-file-error.ts'
import { eachRow, type Delimiter } from './table-text.ts'

/** `read` it was a row, `bad` it should have been, `other` it is a note, a blank or not wanted. */
export type RowVerdict = 'read' | 'bad' | 'other'

const badShareAllowed = 0.01
const rowsPerReport = 50_000

/** The rows of one recognised text, with a count of those that could not be understood. */
export class SourceRows {
  readonly names: readonly string[]
  read = 0
  bad = 0
  readonly #text: string
  readonly #delimiter: Delimiter
  readonly #onRows: (rows: number) => void

  constructor(
    source: { text: string; delimiter: Delimiter; names: readonly string[] },
    onRows: (rows: number) => void,
  ) {
    this.#text = source.text
    this.#delimiter = source.delimiter
    this.names = source.names
    this.#onRows = onRows
  }

  /** The file as refusals and reports call it. */
  get name(): string {
    return this.names.at(-1) ?? ''
  }

  /** Visits each row below the first `skip`. Throws where more than 1 % are bad, or none is left. */
  each(skip: number, visit: (cells: readonly string[]) => RowVerdict): void {
    let row = 0
    eachRow(this.#text, this.#delimiter, (cells, broken) => {
      if (row++ < skip || isBlank(cells)) return
      this.#count(broken ? 'bad' : visit(cells))
      if (row % rowsPerReport === 0) this.#onRows(this.read)
    })
    this.#judge()
  }

  /** Visits each line of a fixed-width file. Throws as `each` does. */
  eachLine(visit: (line: string) => RowVerdict): void {
    for (const line of this.#text.split(/\r?\n/)) {
      if (line.trim() !== '') this.#count(visit(line))
    }
    this.#onRows(this.read)
    this.#judge()
  }

  #count(verdict: RowVerdict): void {
    if (verdict === 'read') this.read++
    else if (verdict === 'bad') this.bad++
  }

  #judge(): void {
    if (this.bad > badShareAllowed * (this.read + this.bad)) {
      throw new ReferenceFileError(
        'too-many-bad-rows',
        `${this.name}: ${this.bad} of ${this.read + this.bad} rows could not be understood, ` +
          'so nothing was imported. Download the file again, or report its layout.',
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
