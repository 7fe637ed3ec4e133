import type { AssignedColumn } from '../columns/assign-columns.ts'
import { parseNumber } from '../words/numbers.ts'

/** Which columns of amounts hold cents, and what the reader should know of that. */
export interface CentsColumns {
  /** Positions of the columns. */
  readonly indexes: ReadonlySet<number>
  readonly notes: readonly string[]
}

/** Share of values that must be whole numbers of cents. */
const wholeShare = 0.9

/**
 * Columns whose headers say that they hold cents, where their values are whole numbers. Amounts that
 * would fit the other amounts as cents only, under a header that does not say so, are named.
 */
export function centsColumns(amounts: readonly AssignedColumn[]): CentsColumns {
  const named = amounts.filter(({ column: { header } }) => saysCents(header))
  const [whole, broken] = [named.filter(isWhole), named.filter((column) => !isWhole(column))]
  const doubted = amounts.filter(
    (column) => !saysCents(column.column.header) && isDoubted(column, amounts),
  )
  return {
    indexes: new Set(whole.map(({ column }) => column.index)),
    notes: [
      ...noteOf(whole, 'are cents, as the header says.'),
      ...noteOf(
        broken.filter(({ column }) => column.values.length > 0),
        'have decimals, so they were read as dollars, although the header says cents.',
      ),
      ...noteOf(
        doubted,
        'are whole numbers about a hundred times the other amounts. They were read as dollars; if they are cents, say so in the header (“in cents”).',
      ),
    ],
  }
}

/** `Paid Amount (in cents)`, `charge_cents`, `paidCents`, `Paid ¢`. */
function saysCents(header: string): boolean {
  return /(?:^|[^a-z])cents?(?:[^a-z]|$)|¢/i.test(header) || /[a-z]Cents$/.test(header)
}

function isWhole({ column: { values } }: AssignedColumn): boolean {
  const whole = values.filter((value) => Number.isInteger(parseNumber(value) ?? 0.5)).length
  return values.length > 0 && whole >= values.length * wholeShare
}

function noteOf(columns: readonly AssignedColumn[], says: string): readonly string[] {
  if (columns.length === 0) return []
  const names = columns.map(({ column }) => column.header).join(', ')
  return [`Amounts in ${names} ${says}`]
}

/** Whole numbers beside amounts with decimals, far above what they may not exceed. */
function isDoubted(column: AssignedColumn, amounts: readonly AssignedColumn[]): boolean {
  if (column.meaning !== 'paidCents' && column.meaning !== 'allowedCents') return false
  const charge = amounts.find(({ meaning }) => meaning === 'chargeCents')
  if (charge === undefined || !isWhole(column) || isWhole(charge)) return false
  const [own, other] = [medianOf(column), medianOf(charge)]
  return other > 0 && own > other * leastRatio
}

/** Even a tenth of a charge, in cents, is ten times the charge in dollars. */
const leastRatio = 5

function medianOf({ column: { values } }: AssignedColumn): number {
  const numbers = values.flatMap((value) => parseNumber(value) ?? []).sort((a, b) => a - b)
  return numbers[numbers.length >> 1] ?? 0
}
