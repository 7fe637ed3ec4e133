import { Headings } from '../../columns/headings.ts'
import type { Understanding } from '../../understand/understand-table.ts'
import type { Cells } from '../../words/cells.ts'

/** Facts that stand above lines, where a file has such: of all lines, or of those that follow. */
export class FactsAbove {
  readonly #columnCount: number
  readonly #headings: Headings | undefined
  /** Whether rows between the lines may be headings, which are looked at before anything else. */
  readonly standBetween: boolean

  constructor({ table, headings }: Understanding) {
    this.#columnCount = table.header.length
    this.#headings = headings.length > 0 ? new Headings(headings, table.above) : undefined
    this.standBetween = table.between.length > 0
  }

  /** Whether the row is a heading, whose facts hold from here on. */
  take(cells: Cells): boolean {
    return this.#headings?.take(cells) ?? false
  }

  /** The row with these facts behind its last column. */
  complete(cells: Cells): Cells {
    if (!this.#headings) return cells
    const padding = Array.from({ length: Math.max(0, this.#columnCount - cells.length) }, () => '')
    return [...cells.slice(0, this.#columnCount), ...padding, ...this.#headings.values]
  }
}
