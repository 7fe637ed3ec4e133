import type { LineColumns, SetAsideRow } from '@plumbline/engine'
import type { OpenFile } from '../../source/open-file.ts'
import type { DateFormats } from '../../columns/date-columns.ts'
import type { RowLayout } from '../../columns/slots.ts'
import type { Understanding } from '../../understand/understand-table.ts'
import { isBlankRow } from '../../words/cells.ts'
import type { DateColumn } from '../cell-readers.ts'
import type { UnreadableCells } from '../cell-tallies.ts'
import type { ClaimLineDraft } from '../claim-line-draft.ts'
import type { Pseudonym } from '../patients/patient-key.ts'
import type { PrintedTotals } from './printed-totals.ts'
import { RowReader } from './row-reader.ts'
import type { SetAsideMoney } from './set-aside-money.ts'

/** What reading all rows gives. */
export interface ReadRows {
  readonly lines: readonly ClaimLineDraft[]
  /** Of the lines as they were read. */
  readonly lineColumns: LineColumns
  /** The member's number as the file writes it, for each line. */
  readonly memberNumbers: readonly (string | undefined)[]
  /** The first names of patients whom a number tells already, for each line. */
  readonly firstNames: readonly (string | undefined)[]
  /** Names of the fields that lines state. */
  readonly fields: ReadonlySet<string>
  readonly setAside: readonly SetAsideRow[]
  /** Of rows that are set aside because readers of a scan differ: the columns in which they do. */
  readonly unsureColumns: ReadonlyMap<number, readonly number[]>
  readonly rowsRead: number
  readonly layout: RowLayout
  readonly dateColumns: readonly DateColumn[]
  /** How numbers were taken, as far as they do not say it themselves. */
  readonly numberNotes: readonly string[]
  /** Rows with several codes in one cell. */
  readonly rowsOfLists: number
  /** Services side by side that have an amount and no code: they are no lines. */
  readonly amountsWithoutCode: number
  /** What the rows bill that were set aside. */
  readonly setAsideMoney: SetAsideMoney
  /** Totals that the file prints, against its lines. */
  readonly printedTotals: PrintedTotals
  /** Rows that got a blank cell from the row above. */
  readonly rowsCarried: number
  /** Columns with cells that could not be read. */
  readonly tallies: readonly UnreadableCells[]
  /** Lines state something that can be no value. */
  readonly hasStrays: boolean
}

/** Reads all rows below the header into claim lines, with the date formats and marks given. */
export async function readRows(
  { tokens, setAsideBecause, doubtsOf }: Pick<OpenFile, 'tokens' | 'setAsideBecause' | 'doubtsOf'>,
  understood: Understanding,
  formats: DateFormats,
  pseudonym?: Pseudonym,
): Promise<ReadRows> {
  const reader = new RowReader(understood, formats, pseudonym)
  await tokens.visit((cells, row) => {
    if (row > understood.table.headerRow && !isBlankRow(cells)) {
      reader.take(cells, row, setAsideBecause?.(row), doubtsOf?.(row))
    }
    return undefined
  })
  return reader.result()
}
