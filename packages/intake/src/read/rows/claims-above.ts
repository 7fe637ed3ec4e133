import type { ClaimRows } from '../../columns/claim-rows.ts'
import { isLine } from '../../columns/merged-cells.ts'
import { cellText, type Cells } from '../../words/cells.ts'

/** Reads lines with the row of their claim, which stands above them and has its number. */
export class ClaimsAbove {
  readonly #rows: ClaimRows | undefined
  #claim: Cells = []

  constructor(rows: ClaimRows | undefined) {
    this.#rows = rows
  }

  /** Whether a row says what holds for the lines of its claim: they are read with it. */
  take(cells: Cells): boolean {
    const { claim, filled, services } = this.#rows ?? {}
    if (claim === undefined || !filled || !services || isLine(cells, services)) return false
    if (textAt(cells, claim) === '' || filled.every((at) => textAt(cells, at) === '')) return false
    this.#claim = cells
    return true
  }

  /** The line with what the row of its claim says. */
  complete(cells: Cells): Cells {
    const { claim, filled } = this.#rows ?? {}
    if (claim === undefined || !filled) return cells
    if (textAt(cells, claim) !== textAt(this.#claim, claim)) return cells
    const completed = [...cells]
    for (const at of filled) if (textAt(cells, at) === '') completed[at] = this.#claim[at] ?? ''
    return completed
  }
}

function textAt(cells: Cells, at: number): string {
  return cellText(cells[at] ?? '')
}
