import type { CellTally } from './cell-readers.ts'

/** A column with cells that could not be read. */
export interface UnreadableCells {
  readonly header: string
  readonly unreadable: number
}

/** Counts cells that could not be read, in rows that are audited: others are listed with a reason. */
export class CellTallies {
  readonly #counts = new Map<string, number>()
  readonly #tallies = new Map<string, CellTally>()
  /** Headers of the cells of the row that is being read. */
  readonly #ofRow: string[] = []

  /** The tally of a column; columns of one name share it. */
  of(header: string): CellTally {
    const known = this.#tallies.get(header)
    if (known) return known
    const tally = { header, count: () => void this.#ofRow.push(header) }
    this.#tallies.set(header, tally)
    return tally
  }

  /** Ends a row, whose cells count where it is audited. */
  endRow(isAudited: boolean): void {
    if (this.#ofRow.length === 0) return
    if (isAudited) {
      for (const header of this.#ofRow) {
        this.#counts.set(header, (this.#counts.get(header) ?? 0) + 1)
      }
    }
    this.#ofRow.length = 0
  }

  /** Columns with such cells, in the order in which the first was met. */
  result(): UnreadableCells[] {
    return Array.from(this.#counts, ([header, unreadable]) => ({ header, unreadable }))
  }
}
