import type { SetAsideRow } from '@plumbline/engine'
import type { DateFormats } from '../../columns/date-columns.ts'
import { firstVersion } from '../../columns/first-version.ts'
import { headerIcdVersion } from '../../columns/header-icd-version.ts'
import {
  lostZerosOfNdcs,
  mixesRevenueCodes,
  writesModifiersBehind,
} from '../../columns/mixed-codes.ts'
import { numberStyles, type NumberStyles } from '../../amounts/number-styles.ts'
import { rowLayout, type RowLayout } from '../../columns/slots.ts'
import type { Understanding } from '../../understand/understand-table.ts'
import type { Cells } from '../../words/cells.ts'
import type { ReadingDoubt } from '../../words/reading-doubt.ts'
import { setAside, type SetAsideCode } from '../../words/set-aside.ts'
import { CellTallies } from '../cell-tallies.ts'
import { LineBuilder } from '../line-builder.ts'
import type { Pseudonym } from '../patients/patient-key.ts'
import { ClaimsAbove } from './claims-above.ts'
import { CarriedDown } from './carried-down.ts'
import { compileSlots, readersOf, type CompiledSlots } from './compiled-slots.ts'
import { DatesRead } from './dates-read.ts'
import { FactsAbove } from './facts-above.ts'
import { LinesRead } from './lines-read.ts'
import { PrintedTotals } from './printed-totals.ts'
import type { ReadRows } from './read-rows.ts'
import { RowServices } from './row-services.ts'
import { RowShape } from './row-shape.ts'
import { RowWords } from './row-words.ts'
import { SetAsideMoney } from './set-aside-money.ts'
import { UnsureCells } from './unsure-cells.ts'

/** Reads the rows of one file, one after another. */
export class RowReader {
  readonly #above: FactsAbove
  readonly #carried: CarriedDown
  readonly #layout: RowLayout
  readonly #compiled: CompiledSlots
  readonly #shape: RowShape
  readonly #services: RowServices
  readonly #numbers: NumberStyles
  readonly #tallies = new CellTallies()
  readonly #dates: DatesRead
  readonly #lines: LinesRead
  readonly #claims: ClaimsAbove
  readonly #setAside: SetAsideRow[] = []
  readonly #money = new SetAsideMoney()
  readonly #totals = new PrintedTotals()
  readonly #unsure: UnsureCells
  readonly #unsureColumns = new Map<number, readonly number[]>()
  #rowsRead = 0

  constructor(understood: Understanding, formats: DateFormats, pseudonym: Pseudonym | undefined) {
    const { type, table, columns } = understood
    const columnCount = table.header.length
    this.#unsure = new UnsureCells(columns)
    const words = new RowWords(columns.slice(0, columnCount))
    this.#above = new FactsAbove(understood)
    this.#carried = new CarriedDown(understood.merged)
    this.#claims = new ClaimsAbove(understood.claimRows)
    this.#shape = new RowShape(table.header, columns, words)
    this.#numbers = numberStyles(columns)
    this.#layout = rowLayout(columns)
    this.#dates = new DatesRead(formats, this.#tallies)
    this.#compiled = compileSlots(this.#layout, columns, {
      auditType: type,
      tally: (header) => this.#tallies.of(header),
      dateColumn: (column) => this.#dates.of(column),
      numbers: this.#numbers,
      headerIcdVersion: headerIcdVersion(columns),
      firstVersion: firstVersion(columns),
      mixesRevenueCodes: mixesRevenueCodes(columns),
      writesModifiersBehind: writesModifiersBehind(columns),
      lostZerosOfNdcs: lostZerosOfNdcs(columns),
      pseudonym,
    })
    const builder = new LineBuilder(readersOf(this.#compiled), type)
    this.#lines = new LinesRead(type, builder.fields)
    const serviceDates = this.#dates.ofService(columns)
    const reading = { compiled: this.#compiled, builder, words, serviceDates, columnCount }
    this.#services = new RowServices(reading, columns, this.#layout, this.#lines)
  }

  /**
   * Reads one row that is not blank.
   *
   * @param because its source knows that it is none to audit
   * @param doubts what of it was read in two ways; undefined where it was not read from a picture
   */
  take(cells: Cells, row: number, because?: SetAsideCode, doubts?: readonly ReadingDoubt[]): void {
    this.#rowsRead++
    const first = this.#lines.count
    const known = because ?? this.#problemOf(cells, row)
    const unsure = this.#unsure.inRow(cells, doubts)
    const problem = known ?? unsure?.code ?? this.#partOfLineAbove(first)
    if (problem !== undefined && problem !== 'further-adjustment') {
      this.#money.add(problem, this.#compiled.slots, this.#above.complete(cells), row)
      this.#totals.addRow(problem, this.#compiled.slots, cells, row)
    }
    this.#tallies.endRow(problem === undefined)
    if (problem === undefined) this.#keep(first)
    else {
      this.#lines.forget(first)
      this.#setAside.push(
        setAside(row, problem, problem === unsure?.code ? unsure.detail : undefined),
      )
      if (unsure) this.#unsureColumns.set(row, unsure.columns)
    }
  }

  #partOfLineAbove(first: number): SetAsideCode | undefined {
    return this.#lines.joinAdjustments(first) ? 'further-adjustment' : undefined
  }

  #keep(first: number): void {
    const { lines } = this.#lines
    for (let at = first; at < lines.length; at++) this.#totals.addLine(lines[at]?.chargeCents ?? 0)
    this.#lines.keep(first)
  }

  /** What was read; call once, after the last row. */
  result(): ReadRows {
    this.#lines.settle()
    const { lines, columns, memberNumbers, firstNames, fields, hasStrays } = this.#lines
    const totals = this.#money.takeTotals(lines)
    return {
      lines,
      lineColumns: columns,
      memberNumbers,
      firstNames,
      fields,
      setAside: this.#setAside.map((aside) =>
        totals.has(aside.row) ? setAside(aside.row, 'total-row') : aside,
      ),
      unsureColumns: this.#unsureColumns,
      rowsRead: this.#rowsRead,
      layout: this.#layout,
      dateColumns: this.#dates.columns,
      numberNotes: this.#numbers.notes,
      rowsOfLists: this.#services.rowsOfLists,
      amountsWithoutCode: this.#services.amountsWithoutCode,
      setAsideMoney: this.#money,
      printedTotals: this.#totals,
      rowsCarried: this.#carried.count,
      tallies: this.#tallies.result(),
      hasStrays,
    }
  }

  #complete(cells: Cells): Cells {
    return this.#above.complete(this.#claims.complete(this.#carried.complete(cells)))
  }

  /** Reads the lines of a row, or says why it has none. */
  #problemOf(cells: Cells, row: number): SetAsideCode | undefined {
    if (this.#above.standBetween && this.#above.take(cells)) return 'claim-heading'
    if (this.#claims.take(cells)) return 'claim-heading'
    const problem = this.#shape.problemOf(cells) ?? this.#services.read(this.#complete(cells), row)
    return problem !== undefined && this.#above.take(cells) ? 'claim-heading' : problem
  }
}
