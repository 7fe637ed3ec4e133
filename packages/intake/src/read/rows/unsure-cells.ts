import type { AssignedColumn } from '../../columns/assign-columns.ts'
import type { Cells } from '../../words/cells.ts'
import { meanings } from '../../words/meanings.ts'
import { unsureFactAbove, type ReadingDoubt } from '../../words/reading-doubt.ts'
import type { SetAsideCode } from '../../words/set-aside.ts'
import { parseCents, parseQuantity } from '../../words/numbers.ts'
import { lacksItsLetter } from '../../words/codes/scanned-diagnosis.ts'
import type { ShapeName } from '../../words/value-shapes.ts'

/** Names of people, payers and things: two spellings of one make no line wrong. */
const wordShapes: ReadonlySet<ShapeName> = new Set<ShapeName>(['text', 'personName'])

/** What may identify a patient, and is not quoted. */
const personalShapes: ReadonlySet<ShapeName> = new Set<ShapeName>([
  'personId',
  'personName',
  'identifier',
  'date',
])

interface Unsure {
  readonly code: SetAsideCode
  readonly detail: string
  /** Columns of the table that are in doubt. */
  readonly columns: readonly number[]
}

/** One cell in doubt, and what is said of it. */
interface UnsureCell {
  readonly column: number
  readonly detail: string
}

/** Tells which doubts of a scan's readings matter: those in columns that findings rest on. */
export class UnsureCells {
  readonly #columns: ReadonlyMap<number, AssignedColumn>

  constructor(columns: readonly AssignedColumn[]) {
    this.#columns = new Map(columns.map((column) => [column.column.index, column]))
  }

  /** Undefined where nothing of the row is in doubt, or nothing that matters, or it is no scan. */
  inRow(cells: Cells, doubts: readonly ReadingDoubt[] | undefined): Unsure | undefined {
    if (!doubts) return undefined
    const unsure = [
      ...doubts.flatMap((doubt) => {
        const detail = this.#detailOf(doubt)
        return detail === undefined ? [] : { column: doubt.column, detail }
      }),
      ...this.#lettersLacking(cells),
      ...this.#signLost(cells),
    ]
    if (unsure.length === 0) return undefined
    return {
      code: 'unsure-reading',
      detail: Array.from(new Set(unsure.map(({ detail }) => detail))).join(' '),
      columns: unsure.map(({ column }) => column),
    }
  }

  #lettersLacking(cells: Cells): UnsureCell[] {
    return Array.from(this.#columns.values()).flatMap(({ meaning, column: { index, header } }) => {
      if (meaning === undefined || meaning === 'ignored') return []
      const code = meanings[meaning].shape === 'diagnosis' ? (cells[index] ?? '').trim() : ''
      if (!lacksItsLetter(code)) return []
      return [{ column: index, detail: `${header}: "${code}" may begin with a letter.` }]
    })
  }

  /** A scanner loses the hyphen behind an amount, or before it: a credit would be read as a charge. */
  #signLost(cells: Cells): UnsureCell[] {
    const columnOf = (wanted: AssignedColumn['meaning']) =>
      Array.from(this.#columns.values()).find(({ meaning }) => meaning === wanted)?.column
    const [units, charge] = [columnOf('units'), columnOf('chargeCents')]
    if (!units || !charge) return []
    const isOtherwise =
      (parseQuantity(cells[units.index] ?? '') ?? 0) *
        (parseCents(cells[charge.index] ?? '') ?? 0) <
      0
    if (!isOtherwise) return []
    const detail = `${units.header} and ${charge.header}: one is negative and the other is not, so that a minus may be lost.`
    return [{ column: charge.index, detail }]
  }

  #detailOf(doubt: ReadingDoubt): string | undefined {
    if (doubt === unsureFactAbove) return 'A fact that stands above the line is unsure.'
    const { column, read, other, matters = false } = doubt
    const assigned = this.#columns.get(column)
    const meaning = assigned?.meaning
    if (!assigned || meaning === undefined || meaning === 'ignored') return undefined
    const { shape } = meanings[meaning]
    const { header } = assigned.column
    if (wordShapes.has(shape) && !matters) return undefined
    if (personalShapes.has(shape)) return `What stands under ${header} is unsure.`
    if (read === '') return `${header}: "${other}" may stand there.`
    return other === ''
      ? `${header}: "${read}" is unsure.`
      : `${header}: "${read}" may be "${other}".`
  }
}
