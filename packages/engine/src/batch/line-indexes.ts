import type { ClaimLine } from '../claim/claim-line.ts'
import { arranged, at, positionsUpTo } from './order/line-order.ts'

/**
 * Where the outcomes of each line are kept: its `index`, which in most files is its position. Where it
 * is not (a batch with history), the number of lines has to be known.
 */
export class LineIndexes {
  readonly #lineCount: number
  #other: Int32Array | undefined

  constructor(lineCount: number) {
    this.#lineCount = lineCount
  }

  put(position: number, { index }: ClaimLine): void {
    if (this.#other === undefined) {
      if (index === position) return
      this.#other = positionsUpTo(this.#lineCount)
    }
    this.#other[position] = index
  }

  at(position: number): number {
    return this.#other === undefined ? position : at(this.#other, position)
  }

  /** The indexes of lines in an order of positions. */
  inOrder(order: Int32Array): Int32Array {
    return this.#other === undefined ? order : arranged(this.#other, order)
  }
}
