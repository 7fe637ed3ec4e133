import type { ClaimField, Day } from '@plumbline/engine'
import type { Meaning } from '../../words/meanings.ts'
import type { SlotColumn, SlotColumns } from '../../columns/slots.ts'
import {
  cached,
  counted,
  days,
  identifier,
  parsed,
  rangeEnds,
  text,
  type CellTally,
  type DateColumn,
  type Reader,
} from '../cell-readers.ts'
import type { ReadingContext } from '../reading-context.ts'
import { StrayValues } from '../stray-values.ts'

type StraysIn = (text: string) => readonly string[]

/**
 * The columns of one slot as readers of one kind of value each. A meaning that no column has gives
 * the reader `absent`; of several columns of one meaning, the first is read.
 */
export class ColumnReaders {
  readonly context: ReadingContext
  /** What cells of this slot state and could be no value. */
  readonly strays = new StrayValues()
  readonly #slot: SlotColumns

  constructor(slot: SlotColumns, context: ReadingContext) {
    this.#slot = slot
    this.context = context
  }

  /** All columns of some meanings, in the order of the meanings. */
  all(...meanings: Meaning[]): readonly SlotColumn[] {
    return meanings.flatMap((meaning) => this.#slot.get(meaning) ?? [])
  }

  has(meaning: Meaning): boolean {
    return this.#at(meaning) !== undefined
  }

  /** An identifier; one that a spreadsheet destroyed is counted. */
  id(meaning: Meaning): Reader<string | undefined> {
    return identifier(this.#at(meaning), this.#tally(meaning))
  }

  /** Text as it stands. */
  words(meaning: Meaning): Reader<string | undefined> {
    return text(this.#at(meaning))
  }

  /** What a word of ours or a code that cannot be wrong stands for. */
  word<Value>(
    meaning: Meaning,
    parse: (text: string) => Value | undefined,
  ): Reader<Value | undefined> {
    return cached(this.#at(meaning), parse)
  }

  /** A code; a cell that holds none is counted. */
  code<Value>(
    meaning: Meaning,
    parse: (text: string) => Value | undefined,
  ): Reader<Value | undefined> {
    return this.checked(meaning, this.word(meaning, parse))
  }

  /** What a word stands for; a cell with another is counted, unless it says that nothing is known. */
  stated<Value>(
    meaning: Meaning,
    parse: (text: string) => Value | undefined,
    saysNothing: (text: string) => boolean,
    tally: CellTally = this.#tally(meaning),
  ): Reader<Value | undefined> {
    const isFilled = (text: string) => text !== '' && !saysNothing(text)
    return counted(this.#at(meaning), this.word(meaning, parse), tally, isFilled)
  }

  /** Counts the cells of a column of codes that a reader gives no value for. */
  checked<Value>(
    meaning: Meaning,
    reader: Reader<Value | undefined>,
    tally: CellTally = this.#tally(meaning),
  ): Reader<Value | undefined> {
    const index = this.#at(meaning)
    return index === undefined ? reader : counted(index, reader, tally, isCode)
  }

  /** Counts cells without a value, and takes note of what they state. */
  watched(meaning: Meaning & ClaimField, straysIn: StraysIn): CellTally {
    const { header, count } = this.#tally(meaning)
    const note = this.noteStrays(meaning, straysIn)
    return {
      header,
      count: (text: string) => {
        count(text)
        note(text)
      },
    }
  }

  /** Takes note of what a cell states and could be no value. */
  noteStrays(meaning: Meaning & ClaimField, straysIn: StraysIn): (text: string) => void {
    return this.strays.watch(meaning, this.#at(meaning), straysIn)
  }

  /** The same of a column whose cells state another field too. */
  noteStraysBehind(
    meaning: Meaning,
    field: ClaimField,
    straysIn: StraysIn,
  ): (text: string) => void {
    return this.strays.watch(field, this.#at(meaning), straysIn)
  }

  /** Cents. */
  money(meaning: Meaning): Reader<number | undefined> {
    return this.parsed(meaning, this.context.numbers.centsIn(this.#at(meaning)))
  }

  /** A count: units, a quantity, days. */
  count(meaning: Meaning, tally?: CellTally): Reader<number | undefined> {
    return this.parsed(meaning, this.context.numbers.countIn(this.#at(meaning)), tally)
  }

  /** A number as `parse` reads it; a cell that holds none is counted. */
  parsed(
    meaning: Meaning,
    parse: (text: string) => number | undefined,
    tally: CellTally = this.#tally(meaning),
  ): Reader<number | undefined> {
    return parsed(this.#at(meaning), tally, parse)
  }

  date(meaning: Meaning): Reader<Day | undefined> {
    return days(this.#dateColumn(meaning))
  }

  /** The last days of cells that hold spans of dates. */
  spanEnds(...meanings: Meaning[]): Reader<Day | undefined> {
    return rangeEnds(this.#dateColumn(...meanings))
  }

  #at(meaning: Meaning): number | undefined {
    return this.#slot.get(meaning)?.[0]?.index
  }

  #tally(meaning: Meaning): CellTally {
    return this.context.tally(this.#slot.get(meaning)?.[0]?.header ?? '')
  }

  #dateColumn(...meanings: Meaning[]): DateColumn | undefined {
    const [column] = this.all(...meanings)
    return column && this.context.dateColumn(column)
  }
}

/** Zeros stand for "none" in a code. */
function isCode(text: string): boolean {
  return /[^0.\s-]/.test(text)
}
