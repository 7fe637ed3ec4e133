import { Parser } from 'htmlparser2'
import { cellText, type CellWriting } from '../workbook/cell-text.ts'
import { PackedRows } from '../workbook/packed-rows.ts'
import { RowCells, type CellPlace } from './row-cells.ts'

/** A table of a page, or a sheet of a workbook in XML, as rows of text. */
export interface MarkupTable {
  /** Of a sheet. */
  readonly name: string | undefined
  readonly rows: PackedRows
  /** Filled rows that whoever opens the page does not see. */
  readonly hiddenRows: number
}

class OpenTable {
  readonly rows = new PackedRows()
  readonly cells = new RowCells()
  row = 0
  hiddenRows = 0
  isInRow = false
  isHidden = false
  /** The cell that is open; what it holds so far. */
  cell: { text: string; type: string; readonly place: CellPlace } | undefined
}

type Attributes = Readonly<Record<string, string>>

const rowElements: ReadonlySet<string> = new Set(['tr', 'row'])
const cellElements: ReadonlySet<string> = new Set(['td', 'th', 'cell'])
/** Their text is no value: what browsers run, style or offer, and notes beside cells. */
const silent: ReadonlySet<string> = new Set(['script', 'style', 'title', 'select', 'comment'])
const breaks: ReadonlySet<string> = new Set(['br', 'p', 'div', 'li'])
const typesOfData: Readonly<Record<string, string>> = {
  Number: 'n',
  DateTime: 'd',
  Boolean: 'b',
  Error: 'e',
}
/** No page that somebody reads nests so deep; whoever closes what is not open would have it looked for each time. */
const deepest = 1_000
/** Each is looked at for claims. */
const mostTables = 2_000
const plain: CellWriting = { texts: [], styles: [], isFrom1904: false, days: new Map() }

/**
 * Collects the tables of a page while it is read, a table within a cell of another as one of its own. Throws where one is
 * larger than may be read: `IntakeRefusal` for its cells, `RangeError` for its width or depth, and
 * for too many tables.
 */
export class MarkupTables {
  readonly tables: MarkupTable[] = []
  readonly #open: OpenTable[] = []
  readonly #parser: Parser
  #sheet: string | undefined
  #silent = 0
  #depth = 0

  constructor() {
    const opened = (name: string, attributes: Attributes) => {
      this.#opened(local(name), attributes)
    }
    const closed = (name: string) => {
      this.#closed(local(name))
    }
    const told = (text: string) => {
      const cell = this.#silent === 0 ? this.#open.at(-1)?.cell : undefined
      if (cell) cell.text += text
    }
    this.#parser = new Parser(
      { onopentag: opened, onclosetag: closed, ontext: told },
      { recognizeSelfClosing: true },
    )
  }

  write(text: string): void {
    this.#parser.write(text)
  }

  /** Ends the page, and every table that was left open. */
  end(): void {
    this.#parser.end()
    while (this.#open.length > 0) this.#closeTable()
  }

  #opened(name: string, attributes: Attributes): void {
    if (++this.#depth > deepest) throw new RangeError('The page nests too deep.')
    if (silent.has(name)) this.#silent++
    if (name === 'worksheet') this.#sheet = attributes['ss:name']
    if (name === 'table') this.#open.push(new OpenTable())
    const table = this.#open.at(-1)
    if (!table || this.#silent > 0) return
    if (rowElements.has(name)) openRow(table, attributes)
    else if (cellElements.has(name)) openCell(table, attributes)
    else if (table.cell && name === 'data') table.cell.type = attributes['ss:type'] ?? ''
    else if (table.cell && breaks.has(name)) table.cell.text += ' '
  }

  #closed(name: string): void {
    this.#depth--
    if (silent.has(name)) this.#silent = Math.max(0, this.#silent - 1)
    const table = this.#open.at(-1)
    if (!table || this.#silent > 0) return
    if (cellElements.has(name)) closeCell(table)
    else if (rowElements.has(name)) closeRow(table)
    else if (name === 'table') this.#closeTable()
    else if (table.cell && breaks.has(name)) table.cell.text += ' '
  }

  #closeTable(): void {
    const table = this.#open.pop()
    if (!table) return
    closeRow(table)
    const { rows, hiddenRows } = table
    if (rows.length === 0) return
    if (this.tables.length === mostTables) throw new RangeError('The page has too many tables.')
    this.tables.push({ name: this.#sheet, rows, hiddenRows })
  }
}

/** Without the prefix of its namespace, of the elements that are looked for. */
function local(name: string): string {
  return name.startsWith('ss:') ? name.slice(3) : name
}

function openRow(table: OpenTable, attributes: Attributes): void {
  closeRow(table)
  table.isInRow = true
  const index = Number(attributes['ss:index'])
  table.row = index > table.row ? index : table.row + 1
  const style = attributes['style'] ?? ''
  table.isHidden =
    /display\s*:\s*none/i.test(style) || attributes['ss:hidden'] === '1' || 'hidden' in attributes
}

function closeRow(table: OpenTable): void {
  closeCell(table)
  if (!table.isInRow) return
  table.isInRow = false
  const cells = table.cells.end()
  if (cells.every((text) => text === '')) return
  table.rows.add(Math.max(1, table.row), cells)
  if (table.isHidden) table.hiddenRows++
}

function openCell(table: OpenTable, attributes: Attributes): void {
  closeCell(table)
  table.isInRow = true
  const place = {
    columns: span(attributes['colspan']) + extra(attributes['ss:mergeacross']),
    rows: span(attributes['rowspan']) + extra(attributes['ss:mergedown']),
    at: attributes['ss:index'] === undefined ? undefined : Number(attributes['ss:index']) - 1,
  }
  table.cell = { text: '', type: '', place }
}

function closeCell(table: OpenTable): void {
  const { cell } = table
  if (!cell) return
  table.cell = undefined
  const written = cell.text.replace(/[\s\u00a0]+/g, ' ').trim()
  const type = typesOfData[cell.type]
  const text = type === undefined ? written : cellText({ type, style: undefined, written }, plain)
  table.cells.add(text, cell.place)
}

function span(written: string | undefined): number {
  const number = Number.parseInt(written ?? '', 10)
  return number >= 1 && number <= 65_534 ? number : 1
}

/** Further columns or rows. */
function extra(written: string | undefined): number {
  const number = Number.parseInt(written ?? '', 10)
  return number >= 1 && number <= 1_048_576 ? number : 0
}
