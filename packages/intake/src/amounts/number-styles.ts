import type { AssignedColumn } from '../columns/assign-columns.ts'
import { centsByPrice } from './cents-by-price.ts'
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
  const counts = columnsOfShape(columns, 'number', 'dispensed')
  const values = [...amounts, ...counts].flatMap(({ column }) => column.values)
  const hasDecimalComma = values.some(isDecimalComma) && !values.some(isDecimalPoint)
  const style = (parse: NumberParser): NumberParser =>
    hasDecimalComma ? (text) => parse(withDecimalPoint(text)) : parse
  const [cents, count] = [style(parseCents), style(parseQuantity)]
  const named = centsColumns(amounts)
  const byPrice = named.indexes.size > 0 ? [] : centsByPrice(columns, amounts)
  const inCents = {
    indexes: new Set([...named.indexes, ...byPrice.map(({ column }) => column.index)]),
    notes: named.notes,
  }
  const overpunched = indexesOf(amounts, isOverpunched)
  const zeroFilled = zeroFilledColumns(amounts, overpunched, inCents.indexes)
  const inThousandths = new Set([
    ...(overpunched.size === 0 ? [] : indexesOf(counts, isNcpdpQuantity)),
    ...countsOfThousandths(counts),
  ])
  return {
    centsIn: (index) => {
      if (index === undefined) return cents
      if (inCents.indexes.has(index)) return style(parseWholeCents)
      if (zeroFilled.has(index)) return parseZeroFilledCents
      return overpunched.has(index) ? parseOverpunchedCents : cents
    },
    countIn: (index) =>
      index !== undefined && inThousandths.has(index) ? parseNcpdpQuantity : count,
    notes: [
      ...inCents.notes,
      ...(byPrice.length > 0
        ? [
            `Amounts in ${namesOf(amounts, inCents.indexes)} have no decimals, and as dollars everyday services and drugs would cost a hundred times what they do: they were read as cents. This is an assumption. If they are dollars, say so in the header (“in dollars”).`,
          ]
        : []),
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
      ...(zeroFilled.size > 0
        ? [
            `Amounts in ${namesOf(amounts, zeroFilled)} are filled with zeros to one width and have no decimal point: their last two digits were read as cents, as mainframes write them. This is an assumption.`,
          ]
        : []),
      ...(inThousandths.size > 0
        ? [
            `Quantities in ${namesOf(counts, inThousandths)} have three decimals that are not written, as NCPDP and mainframes transmit them.`,
          ]
        : []),
    ],
  }
}

function columnsOfShape(
  columns: readonly AssignedColumn[],
  ...shapes: readonly ('money' | 'number' | 'dispensed')[]
): AssignedColumn[] {
  return columns.filter(
    ({ meaning }) =>
      meaning !== undefined &&
      meaning !== 'ignored' &&
      shapes.some((shape) => factsOf(meaning).shape === shape),
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

const filledAmount = /^[-+]?\d+[{}A-R]?[-+]?$/
const leastWidth = 6

/** Columns in which all amounts are digits of one width, most of them with zeros in front. */
function zeroFilledColumns(
  columns: readonly AssignedColumn[],
  ...known: readonly ReadonlySet<number>[]
): ReadonlySet<number> {
  const found = columns.filter(({ column: { index, values } }) => {
    if (values.length === 0 || known.some((others) => others.has(index))) return false
    const digits = values.map(withoutSign)
    if (!areOfOneWidth(values) || digits.some((each) => each.length < leastWidth)) return false
    const filled = digits.filter((each) => each.startsWith('0')).length
    return values.every((value) => filledAmount.test(value)) && filled > values.length / 2
  })
  return new Set(found.map(({ column }) => column.index))
}

/** Cents of an amount without its decimal point; its sign may stand in the last digit. */
function parseZeroFilledCents(text: string): number | undefined {
  const plain = text.trim()
  return isOverpunched(plain) ? parseOverpunchedCents(plain) : parseWholeCents(plain)
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

/** Three decimals that are not written, of numbers filled with zeros: `00001000` is one, `00010200` 10.2. */
const thousandths = /^-?0\d{7,}$/
const wholeThousandths = /^-?0\d{4,}000$/
const fewestCounts = 3
const mostlyWhole = 0.8

function countsOfThousandths(columns: readonly AssignedColumn[]): readonly number[] {
  const found = columns.filter(({ column: { values } }) => {
    return (
      values.length >= fewestCounts &&
      areOfOneWidth(values) &&
      values.every((value) => wholeThousandths.test(value) || thousandths.test(value)) &&
      values.filter((value) => wholeThousandths.test(value)).length >= values.length * mostlyWhole
    )
  })
  return found.map(({ column }) => column.index)
}

const withoutSign = (value: string) => value.replace(/[-+]/g, '')

/** Whether all have one number of digits, or of digits and sign where the sign takes the place of a zero. */
function areOfOneWidth(values: readonly string[]): boolean {
  const digits = new Set(values.map((value) => withoutSign(value).length))
  return digits.size === 1 || new Set(values.map((value) => value.length)).size === 1
}

function parseNcpdpQuantity(text: string): number | undefined {
  const value = parseQuantity(text)
  const plain = text.trim()
  const isFilled = isNcpdpQuantity(plain) || /^-?0\d{7,}$/.test(plain)
  return value !== undefined && isFilled ? value / 1000 : value
}
