import type { AssignedColumn } from './assign-columns.ts'
import { centsColumns } from './cents-columns.ts'
import { factsOf } from '../words/meanings.ts'
import {
  isOverpunched,
  parseCents,
  parseNumber,
  parseOverpunchedCents,
  parseQuantity,
  withDecimalPoint,
} from '../words/numbers.ts'

/** Reads a cell that is trimmed or not; undefined where it is no number. */
type NumberParser = (text: string) => number | undefined

/** How a file writes its numbers, as far as one value alone does not say it. */
export interface NumberStyles {
  /** Cents of an amount in the column of this position. */
  readonly centsIn: (index: number | undefined) => NumberParser
  /** Count in the column of this position: units, a quantity, days. */
  readonly countIn: (index: number | undefined) => NumberParser
  /** What the reader should know. */
  readonly notes: readonly string[]
}

/** Finds out how a file writes its numbers from the values of its columns. */
export function numberStyles(columns: readonly AssignedColumn[]): NumberStyles {
  const amounts = columnsOfShape(columns, 'money')
  const counts = columnsOfShape(columns, 'number')
  const values = [...amounts, ...counts].flatMap(({ column }) => column.values)
  const hasDecimalComma = values.some(isDecimalComma) && !values.some(isDecimalPoint)
  const style = (parse: NumberParser): NumberParser =>
    hasDecimalComma ? (text) => parse(withDecimalPoint(text)) : parse
  const [cents, count] = [style(parseCents), style(parseQuantity)]
  const inCents = centsColumns(amounts)
  const overpunched = indexesOf(amounts, isOverpunched)
  const thousandths = overpunched.size === 0 ? overpunched : indexesOf(counts, isNcpdpQuantity)
  return {
    centsIn: (index) => {
      if (index === undefined) return cents
      if (inCents.indexes.has(index)) return style(parseWholeCents)
      return overpunched.has(index) ? parseOverpunchedCents : cents
    },
    countIn: (index) =>
      index !== undefined && thousandths.has(index) ? parseNcpdpQuantity : count,
    notes: [
      ...inCents.notes,
      ...(hasDecimalComma
        ? [
            'Numbers are written with a decimal comma: 1.250,50 is one thousand two hundred fifty and a half.',
          ]
        : []),
      ...(overpunched.size > 0
        ? [
            `Amounts in ${namesOf(amounts, overpunched)} carry their sign in the last digit and have two decimals that are not written, as NCPDP transmits them.`,
          ]
        : []),
      ...(thousandths.size > 0
        ? [
            `Quantities in ${namesOf(counts, thousandths)} have three decimals that are not written, as NCPDP transmits them.`,
          ]
        : []),
    ],
  }
}

function columnsOfShape(
  columns: readonly AssignedColumn[],
  shape: 'money' | 'number',
): AssignedColumn[] {
  return columns.filter(
    ({ meaning }) =>
      meaning !== undefined && meaning !== 'ignored' && factsOf(meaning).shape === shape,
  )
}

const believedShare = 0.9

function indexesOf(
  columns: readonly AssignedColumn[],
  isWritten: (value: string) => boolean,
): ReadonlySet<number> {
  return new Set(
    columns.flatMap(({ column: { index, values } }) =>
      values.length > 0 && values.filter(isWritten).length >= values.length * believedShare
        ? [index]
        : [],
    ),
  )
}

function namesOf(columns: readonly AssignedColumn[], indexes: ReadonlySet<number>): string {
  return columns
    .flatMap(({ column: { index, header } }) => (indexes.has(index) ? [header] : []))
    .join(', ')
}

/** One or two digits behind a comma: thousands have three. */
function isDecimalComma(value: string): boolean {
  return /(?:^|[^\d,])\d+(?:[. ]\d{3})*,\d{1,2}(?!\d)/.test(value)
}

/** A point that cannot part thousands: three digits exactly behind it could. */
function isDecimalPoint(value: string): boolean {
  return /\.\d{1,2}(?!\d)|\.\d{4}|,\d{3}\.|(?:^|\D)0?\.\d|\d{4}\.\d/.test(value)
}

/** Quantity Dispensed (442-E7) of the NCPDP Telecommunication Standard: 9(7)v999. */
function isNcpdpQuantity(value: string): boolean {
  return /^\d{10}$/.test(value)
}

/** Cents of an amount that is written in cents. */
function parseWholeCents(text: string): number | undefined {
  const value = parseNumber(text)
  return value === undefined ? undefined : Math.round(value)
}

function parseNcpdpQuantity(text: string): number | undefined {
  const value = parseQuantity(text)
  return value !== undefined && isNcpdpQuantity(text.trim()) ? value / 1000 : value
}
