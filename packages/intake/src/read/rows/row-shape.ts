import type { AssignedColumn } from '../../columns/assign-columns.ts'
import { headerRepeat } from '../../table/row-check.ts'
import { cellText, type Cells } from '../../words/cells.ts'
import type { SetAsideCode } from '../../words/set-aside.ts'
import type { RowWords } from './row-words.ts'
import { serviceRowTest } from './service-rows.ts'

const cellLimitCharacters = 32_768

/** Whether a row is a whole row of services, as far as its shape tells it: nothing in it is read yet. */
export class RowShape {
  readonly #columnCount: number
  readonly #lastNeeded: number
  readonly #words: RowWords
  readonly #repeatsHeader: (cells: Cells) => boolean
  readonly #isOfServices: (cells: Cells) => boolean

  /** @param columns those of the table, and behind them the facts that stand above it */
  constructor(header: Cells, columns: readonly AssignedColumn[], words: RowWords) {
    this.#columnCount = header.length
    this.#lastNeeded = lastNeededIndex(columns.slice(0, header.length))
    this.#words = words
    this.#repeatsHeader = headerRepeat(header)
    this.#isOfServices = serviceRowTest(columns)
  }

  problemOf(cells: Cells): SetAsideCode | undefined {
    for (let at = 0; at < cells.length; at++) {
      const cell = cells[at]
      if (cell === undefined || cell === '') continue
      if (cell.length > cellLimitCharacters) return 'cell-too-long'
      if (at >= this.#columnCount && cellText(cell) !== '') return this.#miscounted(cells)
    }
    if (this.#repeatsHeader(cells)) return 'repeated-header'
    if (cells.length <= this.#lastNeeded) {
      return this.#miscounted(cells)
    }
    return this.#isOfServices(cells) ? undefined : 'not-a-service-row'
  }

  /** A total may stand beside its column. */
  #miscounted(cells: Cells): SetAsideCode {
    return this.#words.sayTotal(cells) ? 'total-row' : 'wrong-cell-count'
  }
}

const needed: ReadonlySet<AssignedColumn['meaning']> = new Set([
  'procedureCode',
  'ndcAsBilled',
  'serviceFromDay',
  'claimFromDay',
  'chargeCents',
  'paidCents',
] as const)

/**
 * The last column that a row must reach: programs leave out blank cells at the end of a row, but a
 * row that ends before its service, date or amount was cut.
 */
function lastNeededIndex(columns: readonly AssignedColumn[]): number {
  const indexes = columns.flatMap(({ meaning, number, column }) =>
    needed.has(meaning) && (number ?? 1) <= 1 ? [column.index] : [],
  )
  return Math.max(0, ...indexes)
}
