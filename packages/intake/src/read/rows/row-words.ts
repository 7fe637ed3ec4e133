import type { ClaimLine } from '@plumbline/engine'
import type { AssignedColumn } from '../../columns/assign-columns.ts'
import { isAmountsAlone, isBalance, isPayment, isTotalRow } from '../../table/row-check.ts'
import type { Cells } from '../../words/cells.ts'
import type { SetAsideCode } from '../../words/set-aside.ts'
import { hasMoney } from '../line-builder.ts'

/** Whether words in a row say that it is no service but a total or a balance. */
export class RowWords {
  /** Positions of columns that may describe a service in words. */
  readonly #descriptions: ReadonlySet<number>
  /** Those, and the columns of services themselves. */
  readonly #services: readonly number[]
  /** Positions of columns of codes. */
  readonly #codes: readonly number[]
  readonly #columnCount: number

  /** @param columns those of the table; facts that stand above it fill cells behind them */
  constructor(columns: readonly AssignedColumn[]) {
    this.#columnCount = columns.length
    const indexesOf = (meanings: readonly AssignedColumn['meaning'][]) =>
      columns.flatMap(({ meaning, column }) => (meanings.includes(meaning) ? column.index : []))
    const descriptions = indexesOf([undefined, 'ignored', 'drugName'])
    this.#descriptions = new Set(descriptions)
    this.#codes = indexesOf(['procedureCode', 'revenueCode', 'ndcAsBilled'])
    this.#services = [...descriptions, ...this.#codes]
  }

  /** Why a row without a service is set aside, as far as its words say it. */
  problemOf(cells: Cells): SetAsideCode | undefined {
    const own = cells.slice(0, this.#columnCount)
    const first = own.find((cell) => cell.trim() !== '') ?? ''
    if (this.sayBalance(cells) || isBalance(first)) return 'balance-row'
    if (this.sayTotal(own) || isAmountsAlone(own)) return 'total-row'
    return this.#services.some((at) => isPayment(cells[at] ?? '')) ? 'not-a-service-row' : undefined
  }

  sayBalance(cells: Cells): boolean {
    return this.#services.some((at) => isBalance(cells[at] ?? ''))
  }

  sayTotal(cells: Cells): boolean {
    return isTotalRow(cells)
  }

  /** The same of a row that names a service: one with a code and an amount may well be described so. */
  sayTotalOf(line: ClaimLine, cells: Cells): boolean {
    const isBilled = this.#hasCode(cells) && hasMoney(line)
    if (!isBilled) return isTotalRow(cells)
    return isTotalRow(cells.filter((_, at) => !this.#descriptions.has(at)))
  }

  /**
   * A code that has a digit, since a column of codes may hold the word for a total; and one of the row itself: that of
   * the department above the lines is the subtotal's too.
   */
  #hasCode(cells: Cells): boolean {
    return this.#codes.some((at) => /\d/.test(cells[at] ?? ''))
  }
}
