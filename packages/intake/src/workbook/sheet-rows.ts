import { cellText, type CellWriting } from './cell-text.ts'
import { PackedRows } from './packed-rows.ts'
import type { Attribute, XmlVisitor } from './read-xml.ts'
import { TextRuns } from './shared-texts.ts'
import { unescaped } from './unescaped.ts'

/** Collects the rows of a sheet while it is read. Throws where its cells are out of their order. */
export class SheetRows implements XmlVisitor {
  readonly rows = new PackedRows()
  /** Filled rows that whoever opens the workbook does not see. */
  hiddenRows = 0
  /** Cells whose formula was saved without what it comes to. */
  openFormulas = 0
  readonly #writing: CellWriting
  readonly #runs = new TextRuns()
  #cells: string[] = []
  #row = 0
  #isInRows = false
  #isInCell = false
  #isHidden = false
  #hasFormula = false
  #isValue = false
  #type = 'n'
  #style: string | undefined
  #value = ''

  constructor(writing: CellWriting) {
    this.#writing = writing
  }

  readonly open = (element: string, attribute: Attribute): void => {
    if (!this.#isInRows) this.#isInRows = element === 'sheetData'
    else if (element === 'c') this.#openCell(attribute)
    else if (element === 'row') this.#openRow(attribute)
    else if (element === 'v') this.#isValue = this.#isInCell
    else if (element === 'f') this.#hasFormula = this.#isInCell
    else this.#runs.open(element)
  }

  readonly close = (element: string): void => {
    if (!this.#isInRows) return
    if (element === 'v') this.#isValue = false
    else if (element === 'c') this.#closeCell()
    else if (element === 'row') this.#closeRow()
    else if (element === 'sheetData') this.#isInRows = false
    else this.#runs.close(element)
  }

  readonly text = (text: string): void => {
    if (this.#isValue) this.#value += text
    else if (this.#isInCell) this.#runs.add(text)
  }

  #openRow(attribute: Attribute): void {
    const written = attribute('r')
    const row = written === undefined ? this.#row + 1 : Number(written)
    if (!(row > this.#row)) throw new Error('Rows are out of their order.')
    this.#row = row
    this.#isHidden = /^(?:1|true)$/.test(attribute('hidden') ?? '')
  }

  #closeRow(): void {
    const before = this.rows.length
    this.rows.add(this.#row, this.#cells)
    if (this.#isHidden) this.hiddenRows += this.rows.length - before
    this.#cells = []
  }

  /** A cell that does not say where it stands follows the one before it. */
  #openCell(attribute: Attribute): void {
    const place = attribute('r')
    const column = place === undefined ? this.#cells.length : columnOf(place)
    if (!(column >= this.#cells.length)) throw new Error('Cells are out of their order.')
    while (this.#cells.length < column) this.#cells.push('')
    this.#isInCell = true
    this.#hasFormula = false
    this.#type = attribute('t') ?? 'n'
    this.#style = attribute('s')
    this.#value = ''
  }

  #closeCell(): void {
    const own = this.#runs.take()
    const [type, style] = [this.#type, this.#style]
    const written = type === 'inlineStr' ? unescaped(own) : this.#value
    const text = cellText({ type, style, written }, this.#writing)
    this.#cells.push(type === 'str' ? unescaped(text) : text)
    if (this.#hasFormula && written === '' && type !== 'str') this.openFormulas++
    this.#isInCell = false
  }
}

const [letterA, letterZ, columnsOfSheet] = [65, 90, 16_384]

/** The column of a place such as `AA7`, 0 first; not a number where it names none. */
function columnOf(place: string): number {
  let column = 0
  for (let at = 0; at < place.length; at++) {
    const letter = place.charCodeAt(at)
    if (letter < letterA || letter > letterZ) break
    column = column * 26 + letter - letterA + 1
  }
  return column > 0 && column <= columnsOfSheet ? column - 1 : Number.NaN
}
