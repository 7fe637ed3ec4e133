import type { ClaimField, UnreadableValue } from '@plumbline/engine'
import { cellText, type Cells } from '../words/cells.ts'

const none: readonly UnreadableValue[] = []

/** Different cells that are kept for a column: one that has more holds something else. */
const mostOfOneColumn = 4096

/** Cells of one column that hold what can be no value of its field. */
interface StrayColumn {
  readonly index: number
  readonly field: ClaimField
  readonly cells: Map<string, readonly UnreadableValue[]>
}

/**
 * What stands in the columns of one service and could not be read. Readers note a cell when they meet it
 * for the first time, so that rows of ordinary cells cost nothing.
 */
export class StrayValues {
  readonly #columns: StrayColumn[] = []
  #hasAny = false

  /**
   * Watches a column: what it answers takes note of each cell from which nothing, or not all, was read.
   *
   * @param straysIn what of a cell can be no value
   */
  watch(
    field: ClaimField,
    index: number | undefined,
    straysIn: (text: string) => readonly string[],
  ): (text: string) => void {
    if (index === undefined) return ignore
    const cells: StrayColumn['cells'] = new Map()
    this.#columns.push({ index, field, cells })
    return (text) => {
      if (cells.size >= mostOfOneColumn || cells.has(text)) return
      const strays = straysIn(text)
      if (strays.length === 0) return
      cells.set(
        text,
        strays.map((stated) => ({ field, stated })),
      )
      this.#hasAny = true
    }
  }

  /** Of one row, once all its other fields were read. */
  in(cells: Cells): readonly UnreadableValue[] {
    if (!this.#hasAny) return none
    let found = none
    for (const column of this.#columns) {
      if (column.cells.size === 0) continue
      const strays = column.cells.get(cellText(cells[column.index] ?? ''))
      if (strays) found = found.length === 0 ? strays : [...found, ...strays]
    }
    return found
  }
}

function ignore(): void {
  // A column that the file does not have.
}
