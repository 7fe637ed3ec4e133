import type { Day } from '@plumbline/engine'
import { cellText, detached, isScientific, type Cells } from '../words/cells.ts'
import { blankDates, parseDay, splitDateRange, type DateFormat } from '../words/dates.ts'
import { placeholders } from '../words/placeholders.ts'
import type { ColumnEvidence } from '../columns/date-columns.ts'

/** Gives one value of a row. */
export type Reader<Value> = (cells: Cells) => Value

/** The reader of a column that the file does not have. */
export function absent(): undefined {
  return undefined
}

/** Values after which a column is asked whether it repeats any, and the most that are kept. */
const cacheTrial = 4096
const cacheLimit = 1 << 17
/** A column whose cells come back less often than this is read without a cache. */
const leastHitsPerValue = 1 / 32

/**
 * Reads a column through a cache of cells seen before, because claims repeat their values; equal
 * values are one object in memory. A column that hardly repeats any is read without. Blank cells
 * give `undefined`.
 */
export function cached<Value>(
  index: number | undefined,
  parse: (text: string) => Value | undefined,
): Reader<Value | undefined> {
  if (index === undefined) return absent
  const read = (cell: string): Value | undefined => {
    const text = cellText(cell)
    return text === '' ? undefined : parse(detached(text))
  }
  let cache: Map<string, Value | undefined> | undefined = new Map()
  let hits = 0
  let lastCell: string | undefined
  let lastValue: Value | undefined
  return (cells) => {
    const cell = cells[index]
    if (cell === undefined || cell === '') return undefined
    if (cell === lastCell) return lastValue
    const known = cache?.get(cell)
    if (known !== undefined) {
      hits++
      return known
    }
    lastCell = cell
    lastValue = read(cell)
    if (cache && (cache.size === cacheTrial || cache.size === cacheLimit)) {
      if (hits < cache.size * leastHitsPerValue) cache = undefined
      else if (cache.size === cacheLimit) cache.clear()
      hits = 0
    }
    cache?.set(detached(cell), lastValue)
    return lastValue
  }
}

/** Text as it stands. */
export function text(index: number | undefined): Reader<string | undefined> {
  return cached(index, (value) => value)
}

/** Counts the cells of a column that could not be read, for a note. */
export interface CellTally {
  readonly header: string
  /** @param text what the cell holds */
  readonly count: (text: string) => void
}

/** An identifier; one that a spreadsheet turned into `1.23E+11` is lost, and counted. */
export function identifier(
  index: number | undefined,
  tally: CellTally,
): Reader<string | undefined> {
  const read = cached(index, (value) => {
    if (isScientific(value) || placeholders.has(value.toUpperCase())) return undefined
    return value.endsWith('.0') ? value.slice(0, -2) : value
  })
  return counted(index, read, tally, (text) => text !== '')
}

/** Counts cells that hold something and give no value. */
export function counted<Value>(
  index: number | undefined,
  read: Reader<Value | undefined>,
  tally: CellTally,
  isFilled: (text: string) => boolean,
): Reader<Value | undefined> {
  if (index === undefined) return absent
  return (cells) => {
    const value = read(cells)
    const cell = cells[index]
    if (value === undefined && cell !== undefined && cell !== '') {
      const text = cellText(cell)
      if (isFilled(text)) tally.count(text)
    }
    return value
  }
}

/** Numbers of a column, cents or counts as `parse` reads them; cells that are none are counted. */
export function parsed(
  index: number | undefined,
  tally: CellTally,
  parse: (text: string) => number | undefined,
): Reader<number | undefined> {
  if (index === undefined) return absent
  return (cells) => {
    const cell = cells[index]
    if (cell === undefined || cell === '') return undefined
    const plain = parse(cell)
    if (plain !== undefined) return plain
    const text = cellText(cell)
    if (text === '') return undefined
    const value = parse(text)
    if (value === undefined) tally.count(text)
    return value
  }
}

/** A date column: how it writes days, and what its values prove about that. */
export interface DateColumn extends ColumnEvidence {
  readonly header: string
  readonly format: DateFormat
  readonly tally: CellTally
}

/** Days of a date column; its evidence grows with each value seen for the first time. */
export function days(column: DateColumn | undefined): Reader<Day | undefined> {
  if (!column) return absent
  const read = cached(column.index, (value) => {
    const text = value.toUpperCase()
    if (blankDates.has(text)) return undefined
    column.evidence.add(text)
    return parseDay(text, column.format)
  })
  return counted(column.index, read, column.tally, isDateFilled)
}

/** Last days of a date column whose cells hold spans of dates; a period of one day may be written as that day. */
export function rangeEnds(column: DateColumn | undefined): Reader<Day | undefined> {
  if (!column) return absent
  const isOfPeriods = periodHeader.test(column.header)
  return cached(column.index, (value) => {
    const text = value.toUpperCase()
    const span = splitDateRange(text)
    if (span) return parseDay(span[1], column.format)
    return isOfPeriods && !blankDates.has(text) ? parseDay(text, column.format) : undefined
  })
}

/** Names for the period of a statement; DTP 434 is its segment in X12 837. */
const periodHeader = /period|(?:^|[^a-z0-9])DTP[ _-]?0?434(?!\d)/i

function isDateFilled(text: string): boolean {
  return text !== '' && !blankDates.has(text.toUpperCase())
}

/** Whether a date cell holds something that is neither blank nor a sign for "no date". */
export function hasDateText(cells: Cells, column: DateColumn | undefined): boolean {
  if (!column) return false
  return isDateFilled(cellText(cells[column.index] ?? ''))
}
