import type { RowVisitor, TokenSource } from '../source/token-source.ts'
import { workbookLimits } from './workbook-limits.ts'
import { workbookRefusal } from './workbook-refusal.ts'

/** Stands in no value: XML cannot hold it, and `unescaped` takes it out. */
const between = '\0'

/** Rows kept as one text each: a fifth of what as many cells would take. */
export class PackedRows implements TokenSource {
  readonly #rows: number[] = []
  readonly #texts: string[] = []
  #width = 0
  #characters = 0

  /** How many rows hold anything. */
  get length(): number {
    return this.#rows.length
  }

  /**
   * Adds a row, below those before it; one that holds nothing is none. Throws `IntakeRefusal` where the square
   * that all rows fill is larger than may be read, however few of its cells are filled.
   */
  add(row: number, cells: readonly string[]): void {
    const filled = cells.findLastIndex((text) => text !== '') + 1
    if (filled === 0) return
    this.#width = Math.max(this.#width, filled)
    const text = cells.slice(0, filled).join(between)
    this.#characters += text.length
    const isTooLarge = row * this.#width > workbookLimits.gridCells
    if (isTooLarge || this.#characters > workbookLimits.characters) {
      throw workbookRefusal('too-large')
    }
    this.#rows.push(row)
    this.#texts.push(text)
  }

  /** All rows have as many cells as the longest. */
  readonly visit = (visitor: RowVisitor): Promise<void> => {
    for (const [at, text] of this.#texts.entries()) {
      const cells = text.split(between)
      while (cells.length < this.#width) cells.push('')
      if (visitor(cells, this.#rows[at] ?? 0) === false) break
    }
    return Promise.resolve()
  }
}
