import { LineColumns, type AuditType, type ClaimLine, type SetAsideRow } from '@plumbline/engine'
import type { AssignedColumn } from '../understand/assign-columns.ts'
import { hasDateText, type DateColumn, type Reader } from './cell-readers.ts'
import { CellTallies, type UnreadableCells } from './cell-tallies.ts'
import { cellText, isBlankRow, type Cells } from '../words/cells.ts'
import type { DateFormats } from '../understand/date-columns.ts'
import { DateEvidence } from '../words/dates.ts'
import { fieldReaders, type FieldReaders } from './field-readers.ts'
import type { ReadingContext } from './reading-context.ts'
import { Headings } from '../understand/headings.ts'
import { hasService, LineBuilder, type ClaimLineDraft } from './line-builder.ts'
import { memberNumberReader } from './member-number.ts'
import type { Pseudonym } from './patient-key.ts'
import { RowsOfLists } from './rows-of-lists.ts'
import { mixesRevenueCodes } from '../understand/mixed-codes.ts'
import { numberStyles, type NumberStyles } from '../understand/number-styles.ts'
import { headerRepeat, isLoneText } from '../understand/row-check.ts'
import { RowWords } from './row-words.ts'
import { SetAsideMoney } from './set-aside-money.ts'
import { setAside, type SetAsideCode } from '../words/set-aside.ts'
import { commonColumns, rowLayout, type RowLayout, type SlotColumn } from '../understand/slots.ts'
import type { TokenSource } from '../source/token-source.ts'
import type { Understanding } from '../understand/understand-table.ts'

/** What reading all rows gives. */
export interface ReadRows {
  readonly lines: readonly ClaimLineDraft[]
  /** Of the lines as they were read. */
  readonly lineColumns: LineColumns
  /** The member's number as the file writes it, for each line. */
  readonly memberNumbers: readonly (string | undefined)[]
  /** Names of the fields that lines may state. */
  readonly fields: ReadonlySet<string>
  readonly setAside: readonly SetAsideRow[]
  readonly rowsRead: number
  readonly layout: RowLayout
  readonly dateColumns: readonly DateColumn[]
  /** How numbers were taken, as far as they do not say it themselves. */
  readonly numberNotes: readonly string[]
  /** Rows with several codes in one cell. */
  readonly rowsOfLists: number
  /** What the rows bill that were set aside. */
  readonly setAsideMoney: SetAsideMoney
  /** Columns with cells that could not be read. */
  readonly tallies: readonly UnreadableCells[]
}

const cellLimitCharacters = 32_768

/** Reads all rows below the header into claim lines, with the date formats and marks given. */
export async function readRows(
  tokens: TokenSource,
  understood: Understanding,
  formats: DateFormats,
  pseudonym?: Pseudonym,
): Promise<ReadRows> {
  const reader = new RowReader(understood, formats, pseudonym)
  await tokens.visit((cells, row) => {
    if (row > understood.table.headerRow && !isBlankRow(cells)) reader.take(cells, row)
    return undefined
  })
  return reader.result()
}

/** One service of a row: its readers, and the column that says whether it is there. */
interface CompiledSlot {
  readonly readers: FieldReaders
  readonly key: number | undefined
  readonly lineNumber: string | undefined
}

class RowReader {
  readonly #columnCount: number
  /** Facts that stand above lines, where the file has such. */
  readonly #headings: Headings | undefined
  /** Such facts stand between the lines, too. */
  readonly #hasHeadingRows: boolean
  readonly #lastNeeded: number
  readonly #layout: RowLayout
  readonly #builder: LineBuilder
  readonly #slots: readonly CompiledSlot[]
  /** Reads a wide row whose services are all blank: a DRG may stand in it. */
  readonly #whole: CompiledSlot | undefined
  /** Takes rows of several codes apart; a wide row has a column for each. */
  readonly #lists: RowsOfLists | undefined
  readonly #repeatsHeader: (cells: Cells) => boolean
  readonly #words: RowWords
  readonly #money = new SetAsideMoney()
  readonly #serviceRows: (cells: Cells) => boolean
  readonly #numbers: NumberStyles
  readonly #dates = new Map<number, DateColumn>()
  readonly #tallies = new CellTallies()
  readonly #serviceDates: readonly DateColumn[]
  readonly #lines: ClaimLineDraft[] = []
  readonly #memberNumber: Reader<string | undefined>
  readonly #memberNumbers: (string | undefined)[] = []
  readonly #lineColumns: LineColumns
  readonly #setAside: SetAsideRow[] = []
  #rowsRead = 0

  constructor(
    { type, table, columns, headings }: Understanding,
    formats: DateFormats,
    pseudonym: Pseudonym | undefined,
  ) {
    this.#lineColumns = new LineColumns(type === 'medical')
    this.#columnCount = table.header.length
    this.#headings = headings.length > 0 ? new Headings(headings, table.above) : undefined
    this.#hasHeadingRows = table.between.length > 0
    this.#lastNeeded = lastNeededIndex(columns.slice(0, this.#columnCount))
    this.#repeatsHeader = headerRepeat(table.header)
    this.#serviceRows = serviceRowTest(columns)
    this.#words = new RowWords(columns.slice(0, this.#columnCount))
    this.#numbers = numberStyles(columns)
    this.#layout = rowLayout(columns)
    this.#memberNumber = memberNumberReader(commonColumns(columns))
    this.#lists = this.#layout.spread ? undefined : new RowsOfLists(columns)
    const context = this.#context(type, columns, formats, pseudonym)
    const { spread, slots } = this.#layout
    this.#slots = slots.map(({ columns: own, number }) => ({
      readers: fieldReaders(own, context),
      key: spread && own.get(spread)?.[0]?.index,
      lineNumber: number === undefined ? undefined : String(number),
    }))
    this.#whole = spread && {
      readers: fieldReaders(commonColumns(columns), context),
      key: undefined,
      lineNumber: undefined,
    }
    const compiled = this.#whole ? [...this.#slots, this.#whole] : this.#slots
    this.#builder = new LineBuilder(
      compiled.map(({ readers }) => readers),
      type,
    )
    this.#serviceDates = [...this.#dates.values()].filter(({ index }) =>
      columns.some(
        ({ column, meaning }) =>
          column.index === index && (meaning === 'serviceFromDay' || meaning === 'claimFromDay'),
      ),
    )
  }

  /** Reads one row that is not blank. */
  take(cells: Cells, row: number): void {
    this.#rowsRead++
    const first = this.#lines.length
    const problem = this.#problemOf(cells, row)
    if (problem !== undefined) this.#money.add(problem, this.#slots, this.#completed(cells))
    this.#tallies.endRow(problem === undefined)
    if (problem === undefined) {
      this.#number(first)
    } else {
      this.#lines.length = first
      this.#memberNumbers.length = first
      this.#setAside.push(setAside(row, problem))
    }
  }

  /** Reads the lines of a row, or says why it has none. */
  #problemOf(cells: Cells, row: number): SetAsideCode | undefined {
    if (this.#hasHeadingRows && this.#isHeading(cells)) return 'claim-heading'
    const problem = this.#structureProblem(cells) ?? this.#readServices(this.#completed(cells), row)
    return problem !== undefined && this.#isHeading(cells) ? 'claim-heading' : problem
  }

  #isHeading(cells: Cells): boolean {
    return this.#headings?.take(cells) ?? false
  }

  /** What was read; call once, after the last row. */
  result(): ReadRows {
    this.#lineColumns.settle(this.#lines)
    return {
      lines: this.#lines,
      lineColumns: this.#lineColumns,
      memberNumbers: this.#memberNumbers,
      fields: this.#builder.fields,
      setAside: this.#setAside,
      rowsRead: this.#rowsRead,
      layout: this.#layout,
      dateColumns: [...this.#dates.values()],
      numberNotes: this.#numbers.notes,
      rowsOfLists: this.#lists?.count ?? 0,
      setAsideMoney: this.#money,
      tallies: this.#tallies.result(),
    }
  }

  /** Gives the lines of a row their places, while they are at hand. */
  #number(first: number): void {
    for (let index = first; index < this.#lines.length; index++) {
      const line = this.#lines[index]
      if (line === undefined) continue
      line.index = index
      this.#lineColumns.put(index, line)
    }
  }

  /** The row with the facts that stand above it behind its last column. */
  #completed(cells: Cells): Cells {
    if (!this.#headings) return cells
    const padding = Array.from({ length: Math.max(0, this.#columnCount - cells.length) }, () => '')
    return [...cells.slice(0, this.#columnCount), ...padding, ...this.#headings.values]
  }

  #structureProblem(cells: Cells): SetAsideCode | undefined {
    for (let at = 0; at < cells.length; at++) {
      const cell = cells[at]
      if (cell === undefined || cell === '') continue
      if (cell.length > cellLimitCharacters) return 'cell-too-long'
      if (at >= this.#columnCount && cellText(cell) !== '') return 'wrong-cell-count'
    }
    if (this.#repeatsHeader(cells)) return 'repeated-header'
    if (cells.length <= this.#lastNeeded) {
      return this.#words.sayTotal(cells) ? 'total-row' : 'wrong-cell-count'
    }
    return this.#serviceRows(cells) ? undefined : 'not-a-service-row'
  }

  #readServices(cells: Cells, row: number): SetAsideCode | undefined {
    const before = this.#lines.length
    for (const [place, part] of (this.#lists?.take(cells) ?? []).entries()) {
      const problem = this.#readLine(this.#partOf(place), part, row)
      if (problem !== undefined && problem !== 'no-service') return problem
    }
    if (this.#lines.length > before) return undefined
    for (const slot of this.#slots) {
      if (slot.key !== undefined && cellText(cells[slot.key] ?? '') === '') continue
      const problem = this.#readLine(slot, cells, row)
      if (problem !== undefined && problem !== 'no-service') return problem
    }
    if (this.#lines.length > before) return undefined
    const problem = this.#whole ? this.#readLine(this.#whole, cells, row) : 'no-service'
    if (problem !== 'no-service') return problem
    return this.#words.problemOf(cells) ?? 'no-service'
  }

  /** The slot of one code of a list, numbered where the file has no line numbers. */
  #partOf(place: number): CompiledSlot {
    const [slot] = this.#slots
    if (!slot) throw new Error('A row has at least one slot')
    return { ...slot, lineNumber: String(place + 1) }
  }

  #readLine(slot: CompiledSlot, cells: Cells, row: number): SetAsideCode | undefined {
    const line = this.#builder.build(slot.readers, cells, row)
    if (!hasService(line)) return 'no-service'
    if (isClaimTotal(line)) return 'total-row'
    if (this.#words.sayBalance(cells)) return 'balance-row'
    if (line.serviceFromDay === undefined) {
      if (this.#words.sayTotalOf(line, cells)) return 'total-row'
      if (isLoneText(cells.slice(0, this.#columnCount))) return 'no-service'
      if (this.#serviceDates.some((column) => hasDateText(cells, column))) return 'unreadable-date'
    }
    line.lineNumber ??= slot.lineNumber
    this.#memberNumbers.push(this.#memberNumber(cells))
    this.#lines.push(line)
    return undefined
  }

  #context(
    auditType: AuditType,
    columns: readonly AssignedColumn[],
    formats: DateFormats,
    pseudonym: Pseudonym | undefined,
  ): ReadingContext {
    return {
      auditType,
      tally: (header) => this.#tallies.of(header),
      dateColumn: (column) => this.#dateColumn(column, formats),
      numbers: this.#numbers,
      headerIcdVersion: headerIcdVersion(columns),
      mixesRevenueCodes: mixesRevenueCodes(columns),
      pseudonym,
    }
  }

  #dateColumn({ index, header }: SlotColumn, formats: DateFormats): DateColumn {
    const known = this.#dates.get(index)
    if (known) return known
    const format = formats.get(index) ?? {
      order: 'month-first',
      compactYearFirst: true,
      lastTwoDigitYear: 50,
    }
    const column = {
      index,
      header,
      format,
      evidence: new DateEvidence(),
      tally: this.#tallies.of(header),
    }
    this.#dates.set(index, column)
    return column
  }
}

/** Revenue code 0001 without a procedure is the total of an institutional claim (UB-04 manual). */
function isClaimTotal(line: ClaimLine): boolean {
  return line.revenueCode === '0001' && line.procedureCode === undefined
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

const transactionKinds = new Set([
  'CHARGE',
  'PAYMENT',
  'TRANSFERIN',
  'TRANSFEROUT',
  'ADJUSTMENT',
  'REFUND',
  'WRITEOFF',
])

/** In a file of transactions (charges, payments, transfers), only the charges are services. */
function serviceRowTest(columns: readonly AssignedColumn[]): (cells: Cells) => boolean {
  const kinds = columns.find(
    ({ column: { values } }) =>
      values.includes('CHARGE') &&
      values.every((value) => transactionKinds.has(value)) &&
      values.length > 0,
  )
  if (!kinds) return () => true
  const { index } = kinds.column
  return (cells) => cellText(cells[index] ?? '').toUpperCase() === 'CHARGE'
}

/** `ICD9_DGNS_CD_1` says which version its codes are of. */
function headerIcdVersion(columns: readonly AssignedColumn[]): '9' | '10' | undefined {
  for (const { column, meaning } of columns) {
    if (meaning !== 'diagnoses' && meaning !== 'principalDiagnosis' && meaning !== 'lineDiagnosis')
      continue
    const version = /icd[\s_-]?(9|10)(?!\d)/i.exec(column.header)?.[1]
    if (version === '9' || version === '10') return version
  }
  return undefined
}
