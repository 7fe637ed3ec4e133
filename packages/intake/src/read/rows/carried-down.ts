import { isLine, type MergedCells } from '../../columns/merged-cells.ts'
import { cellText, type Cells } from '../../words/cells.ts'

/** Fills cells that a file leaves blank where they repeat the row above. */
export class CarriedDown {
  /** Lines that got a cell from above. */
  count = 0
  readonly #merged: MergedCells | undefined
  readonly #last = new Map<number, string>()

  constructor(merged: MergedCells | undefined) {
    this.#merged = merged
  }

  /** The row with the cells that stand above it; as it is where it names no service. */
  complete(cells: Cells): Cells {
    const merged = this.#merged
    if (!merged || !isLine(cells, merged.services)) return cells
    // A new person has a claim of their own, whether or not its number stands there.
    const isFilled = (at: number) => cellText(cells[at] ?? '') !== ''
    if (merged.person.some(isFilled)) this.#last.clear()
    const columns = [...merged.person, ...merged.claim]
    const blank = columns.filter((at) => !isFilled(at) && this.#last.has(at))
    for (const at of columns) if (isFilled(at)) this.#last.set(at, cells[at] ?? '')
    if (blank.length === 0) return cells
    this.count++
    const completed = [...cells]
    for (const at of blank) completed[at] = this.#last.get(at) ?? ''
    return completed
  }
}
