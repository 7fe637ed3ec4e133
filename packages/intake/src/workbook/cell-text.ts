import { shownDigits } from './digit-format.ts'
import type { ShownAs } from './shown-styles.ts'

/** How the cells of a workbook are written: its shared texts, and what its styles show. */
export interface CellWriting {
  readonly texts: readonly string[]
  readonly styles: readonly ShownAs[]
  readonly isFrom1904: boolean
  /** Days as they were written before: a sheet has few, over and over. */
  readonly days: Map<string, string>
}

/** A cell as it stands in its sheet. */
export interface WrittenCell {
  readonly type: string
  readonly style: string | undefined
  /** Its value, or its text where it holds one itself. */
  readonly written: string
}

const dayMilliseconds = 86_400_000
/** Days of Excel before 1970-01-01. */
const daysBefore1970 = 25_569
const daysBefore1904 = 1_462
/** 9999-12-31. */
const lastDay = 2_958_465

/**
 * The text of a cell: days as `yyyy-mm-dd`, numbers with all their digits (an identifier may have more than a
 * number holds) and the zeros that their format
 * shows, without exponent and without what binary arithmetic leaves behind; errors are blank. Throws
 * where the workbook does not have what the cell names.
 */
export function cellText({ type, style, written }: WrittenCell, writing: CellWriting): string {
  switch (type) {
    case 'n':
      return written === '' ? '' : numberText(written, style, writing)
    case 's':
      return written === '' ? '' : known(writing.texts[Number(written)])
    case 'str':
    case 'inlineStr':
      return written
    case 'b':
      return written === '' ? '' : known({ 0: 'FALSE', 1: 'TRUE' }[written])
    case 'd':
      return /^\d{4}-\d\d-\d\d/.exec(written)?.[0] ?? written
    case 'e':
      return ''
    default:
      throw new Error('A cell is of a type that there is not.')
  }
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A cell names what the workbook does not have.')
  return value
}

function numberText(written: string, style: string | undefined, writing: CellWriting): string {
  const shown = style === undefined ? 'number' : known(writing.styles[Number(style)])
  if (typeof shown === 'object') return shownDigits(written, shown.digits)
  if (shown === 'day') {
    const { days, isFrom1904 } = writing
    const day = days.get(written) ?? dayText(written, isFrom1904 ? daysBefore1904 : 0)
    days.set(written, day)
    return day
  }
  if (written.length < 9 && !/e/i.test(written)) return written
  return /^-?\d*\.?\d+E[+-]?\d+$/i.test(written) || /^-?\d+\.\d{9,}$/.test(written)
    ? plainNumber(written)
    : written
}

/** As it is written, where there is no such day. */
function dayText(written: string, before: number): string {
  const day = Math.floor(Number(written) + before)
  if (!(day >= 0 && day <= lastDay)) return written
  return new Date((day - daysBefore1970) * dayMilliseconds).toISOString().slice(0, 10)
}

function plainNumber(written: string): string {
  const number = Number(Number(written).toPrecision(15))
  return Number.isInteger(number) && Math.abs(number) < 1e21 ? number.toFixed(0) : String(number)
}
