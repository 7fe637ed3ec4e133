import type { AssignedColumn } from '../../columns/assign-columns.ts'
import type { DateFormats } from '../../columns/date-columns.ts'
import type { SlotColumn } from '../../columns/slots.ts'
import { DateEvidence } from '../../words/dates.ts'
import type { DateColumn } from '../cell-readers.ts'
import type { CellTallies } from '../cell-tallies.ts'

/** The columns that dates are read from, each with its format and what its cells prove of it. */
export class DatesRead {
  readonly #formats: DateFormats
  readonly #tallies: CellTallies
  readonly #byIndex = new Map<number, DateColumn>()

  constructor(formats: DateFormats, tallies: CellTallies) {
    this.#formats = formats
    this.#tallies = tallies
  }

  /** The same for all services of a row that share the column. */
  of(column: SlotColumn): DateColumn {
    return this.#byIndex.get(column.index) ?? this.#add(column)
  }

  get columns(): readonly DateColumn[] {
    return [...this.#byIndex.values()]
  }

  /** Those that say when a service was. */
  ofService(columns: readonly AssignedColumn[]): readonly DateColumn[] {
    return this.columns.filter(({ index }) =>
      columns.some(
        ({ column, meaning }) =>
          column.index === index && (meaning === 'serviceFromDay' || meaning === 'claimFromDay'),
      ),
    )
  }

  #add({ index, header }: SlotColumn): DateColumn {
    const column = {
      index,
      header,
      format: this.#formats.get(index) ?? usualFormat,
      evidence: new DateEvidence(),
      tally: this.#tallies.of(header),
    }
    this.#byIndex.set(index, column)
    return column
  }
}

const usualFormat = {
  order: 'month-first',
  compactYearFirst: true,
  lastTwoDigitYear: 50,
} as const
