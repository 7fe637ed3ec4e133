import type { AssignedColumn } from '../../columns/assign-columns.ts'
import { cellText, type Cells } from '../../words/cells.ts'
import { pieces, readCodeList } from '../../words/codes/code-lists.ts'
import type { Meaning } from '../../words/meanings.ts'

/** What belongs to one service of a row: a list of it goes with the list of codes, piece by piece. */
const ofService: ReadonlySet<Meaning> = new Set<Meaning>([
  'lineNumber',
  'serviceFromDay',
  'serviceThroughDay',
  'modifiers',
  'revenueCode',
  'placeOfService',
  'ndcAsBilled',
  'lineDiagnosis',
])

/** Of these, one value beside several codes is the total of the row, not that of a line. */
const summed: ReadonlySet<Meaning> = new Set<Meaning>([
  'units',
  'unitPriceCents',
  'chargeCents',
  'allowedCents',
  'paidCents',
  'patientShareCents',
  'copayCents',
  'coinsuranceCents',
  'deductibleCents',
  'adjustmentAmount',
])

/**
 * Takes a row apart whose column of procedure codes holds several: a row for each, with the pieces
 * of the other lists. Undefined where a row holds one code.
 */
export class RowsOfLists {
  /** Rows that were taken apart. */
  count = 0
  readonly #codes: number | undefined
  readonly #columns: readonly { readonly index: number; readonly isSummed: boolean }[]

  constructor(columns: readonly AssignedColumn[]) {
    const codes = columns.filter(({ meaning }) => meaning === 'procedureCode')
    this.#codes = codes.length === 1 ? codes[0]?.column.index : undefined
    this.#columns = columns.flatMap(({ column: { index }, meaning }) => {
      if (meaning === undefined || meaning === 'ignored') return []
      const isSummed = summed.has(meaning)
      return isSummed || ofService.has(meaning) ? [{ index, isSummed }] : []
    })
  }

  take(cells: Cells): readonly Cells[] | undefined {
    const at = this.#codes
    const list = at === undefined ? undefined : readCodeList(cellText(cells[at] ?? ''))
    if (at === undefined || !list) return undefined
    this.count++
    return list.codes.map((code, place) => {
      const row = [...cells]
      row[at] = code
      for (const { index, isSummed } of this.#columns) {
        const parts = pieces(cells[index] ?? '', list.separator)
        if (parts.length === list.codes.length) row[index] = parts[place] ?? ''
        else if (isSummed) row[index] = ''
      }
      return row
    })
  }
}
