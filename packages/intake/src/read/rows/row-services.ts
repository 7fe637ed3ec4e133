import type { ClaimLine } from '@plumbline/engine'
import type { AssignedColumn } from '../../columns/assign-columns.ts'
import { isLoneText } from '../../table/row-check.ts'
import { commonColumns, type RowLayout } from '../../columns/slots.ts'
import { cellText, type Cells } from '../../words/cells.ts'
import { parseCents } from '../../words/numbers.ts'
import type { SetAsideCode } from '../../words/set-aside.ts'
import { hasDateText, type DateColumn, type Reader } from '../cell-readers.ts'
import { billsZeros, hasService, type LineBuilder } from '../line-builder.ts'
import { firstNameReader } from '../patients/first-names.ts'
import { memberNumberReader } from '../patients/member-number.ts'
import { partOf, type CompiledSlot, type CompiledSlots } from './compiled-slots.ts'
import type { LinesRead } from './lines-read.ts'
import type { RowWords } from './row-words.ts'
import { RowsOfLists } from './rows-of-lists.ts'

/** What the services of a row are read with. */
interface Reading {
  readonly compiled: CompiledSlots
  readonly builder: LineBuilder
  readonly words: RowWords
  readonly serviceDates: readonly DateColumn[]
  /** Columns of the table; behind them stand facts from above it. */
  readonly columnCount: number
}

/** Reads the services of a row, side by side or as lists, into lines. */
export class RowServices {
  readonly #reading: Reading
  readonly #memberNumber: Reader<string | undefined>
  readonly #firstName: Reader<string | undefined>
  /** Takes rows of several codes apart; a wide row has a column for each. */
  readonly #lists: RowsOfLists | undefined
  readonly #isSpread: boolean
  readonly #into: LinesRead
  #nameless = 0

  constructor(
    reading: Reading,
    columns: readonly AssignedColumn[],
    { spread }: RowLayout,
    into: LinesRead,
  ) {
    this.#reading = reading
    this.#memberNumber = memberNumberReader(commonColumns(columns))
    this.#firstName = firstNameReader(columns)
    this.#isSpread = spread !== undefined
    this.#lists = spread ? undefined : new RowsOfLists(columns)
    this.#into = into
  }

  /** Rows with several codes in one cell, so far. */
  get rowsOfLists(): number {
    return this.#lists?.count ?? 0
  }

  /** Services beside others that have an amount and no code, so far. */
  get amountsWithoutCode(): number {
    return this.#nameless
  }

  /** Reads the lines of a row, or says why it has none. */
  read(cells: Cells, row: number): SetAsideCode | undefined {
    const before = this.#into.count
    const problem = this.#readList(cells, row)
    if (problem !== undefined || this.#into.count > before) return problem
    return this.#readSlots(cells, row)
  }

  #readList(cells: Cells, row: number): SetAsideCode | undefined {
    const parts = this.#lists?.take(cells) ?? []
    for (const [place, part] of parts.entries()) {
      const problem = this.#readLine(partOf(this.#reading.compiled, place), part, row)
      if (problem !== undefined && problem !== 'no-service') return problem
    }
    return undefined
  }

  #readSlots(cells: Cells, row: number): SetAsideCode | undefined {
    const { slots, whole } = this.#reading.compiled
    const before = this.#into.count
    let nameless = 0
    for (const slot of slots) {
      if (slot.keys?.every((key) => cellText(cells[key] ?? '') === '') === true) {
        if (slot.amounts.some((at) => (parseCents(cells[at] ?? '') ?? 0) !== 0)) nameless++
        continue
      }
      const problem = this.#readLine(slot, cells, row)
      if (problem !== undefined && problem !== 'no-service') return problem
    }
    if (this.#into.count > before) {
      this.#nameless += nameless
      return undefined
    }
    const problem = whole ? this.#readLine(whole, cells, row) : 'no-service'
    if (problem !== 'no-service') return problem
    return this.#reading.words.problemOf(cells) ?? 'no-service'
  }

  #readLine(slot: CompiledSlot, cells: Cells, row: number): SetAsideCode | undefined {
    const { builder, words, columnCount, serviceDates } = this.#reading
    const line = builder.build(slot.readers, cells, row)
    const own = cells.slice(0, columnCount)
    // A day that stands above the lines is the totals' too.
    const hasOwnDay =
      cells.length === columnCount || serviceDates.some((column) => hasDateText(own, column))
    const namesOne =
      cells.length === columnCount || hasCode(line)
        ? hasService(line)
        : hasService(builder.build(slot.readers, own, row)) ||
          (hasOwnDay && line.revenueCode !== undefined)
    if (!namesOne) {
      if (this.#isSpread || !billsZeros(line)) return 'no-service'
      if (words.sayTotal(cells)) return 'total-row'
    }
    if (isClaimTotal(line)) return 'total-row'
    if (isFill(line)) return 'fill-row'
    if (words.sayBalance(cells)) return 'balance-row'
    if (line.serviceFromDay === undefined || !hasOwnDay) {
      if (words.sayTotalOf(line, cells)) return 'total-row'
    }
    if (line.serviceFromDay === undefined) {
      if (isLoneText(own)) return 'no-service'
      if (serviceDates.some((column) => hasDateText(cells, column))) return 'unreadable-date'
    }
    line.lineNumber ??= slot.lineNumber
    this.#into.add(line, this.#memberNumber(cells), this.#firstName(cells))
    return undefined
  }
}

/** A code stands with its line; a stay, DRG or department above the lines is that of their totals too. */
function hasCode({ procedureCode, ndcAsBilled }: ClaimLine): boolean {
  return procedureCode !== undefined || ndcAsBilled !== undefined
}

const ndc = /^(?:\d{11}|\d{5}-\d{4}-\d{2})$/

/** A list of all that was paid for a patient has fills among the services, their NDC in the column of codes. */
function isFill({ auditType, procedureCode, revenueCode, drg }: ClaimLine): boolean {
  if (auditType !== 'medical' || procedureCode === undefined) return false
  return revenueCode === undefined && drg === undefined && ndc.test(procedureCode)
}

/** Revenue code 0001 without a procedure is the total of an institutional claim (UB-04 manual). */
function isClaimTotal(line: ClaimLine): boolean {
  return line.revenueCode === '0001' && line.procedureCode === undefined
}
