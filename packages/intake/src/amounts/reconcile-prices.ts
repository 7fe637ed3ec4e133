import type { AssignedColumn } from '../columns/assign-columns.ts'
import { joinWords } from '../names/header-words.ts'
import { parseCents, parseNumber, parseQuantity } from '../words/numbers.ts'
import type { TokenRow } from '../source/token-source.ts'

const unitPriceName =
  /^(?:unit|per|each|list|item)?(?:price|rate|cost|charge|fee)(?:s|each|perunit|unit)?$|^each$|^perunit$/
const totalName =
  /^(?:line|item|net|gross)?(?:ext(?:ended|d)?)?(?:total|amount|amt|price|charges?|cost)s?(?:charges?|price|amount|amt|cost|billed)?$|^ext(?:ended)?$|^tot$/

/** Beside a price, an extended one can be nothing but the price times the quantity. */
const extendedName = /^(?:line|item)?ext(?:ended|d)?/

const believedShare = 0.5
const fewestProofs = 2

/**
 * Of a quantity, a price and a total, as a bill or an invoice writes them, the total is the charge
 * and the price is that of one unit: where quantity times price is the total in most rows. A column
 * called a unit price that it does not hold for is not used.
 */
export function reconcilePrices(
  columns: readonly AssignedColumn[],
  rows: readonly TokenRow[],
): readonly AssignedColumn[] {
  const units = columns.find(({ meaning }) => meaning === 'units' || meaning === 'quantity')
  const named = columns.find(({ meaning }) => meaning === 'unitPriceCents')
  if (!units) return columns
  const prices = columns.filter((column) => column === named || isOpen(column, unitPriceName))
  const totals = columns.filter(
    (column) => column.meaning === 'chargeCents' || isOpen(column, totalName),
  )
  for (const price of named ? [named, ...prices] : prices) {
    for (const total of totals) {
      if (price === total) continue
      const needsProof = price !== named && !extendedName.test(joinWords(total.column.header))
      if (!multiplies(rows, units, price, total, needsProof)) continue
      return taken(columns, { units, price, total })
    }
  }
  return named ? withoutPrice(columns, named) : columns
}

/** Free to be a price or a total: not mapped, and no amount of another kind. */
function isOpen({ column, meaning, reason }: AssignedColumn, name: RegExp): boolean {
  const isFree = meaning === undefined || meaning === 'ignored' || meaning === 'chargeCents'
  return isFree && !reason.startsWith('the mapping') && name.test(joinWords(column.header))
}

interface Priced {
  readonly units: AssignedColumn
  readonly price: AssignedColumn
  readonly total: AssignedColumn
}

function taken(
  columns: readonly AssignedColumn[],
  { units, price, total }: Priced,
): AssignedColumn[] {
  const product = `${units.column.header} times ${price.column.header}`
  return columns.map((column) => {
    if (column === price) {
      const reason = `${product} is ${total.column.header} in most rows: the price of one unit`
      return { ...column, meaning: 'unitPriceCents', number: undefined, confidence: 0.9, reason }
    }
    if (column === total) {
      if (column.meaning === 'chargeCents') return column
      const reason = `in most rows it is ${product}: the charge of the line`
      return { ...column, meaning: 'chargeCents', number: undefined, confidence: 0.9, reason }
    }
    if (column.meaning !== 'chargeCents') return column
    return {
      ...column,
      meaning: 'ignored',
      reason: `charge is taken from the column ${total.column.header}`,
    }
  })
}

function withoutPrice(columns: readonly AssignedColumn[], price: AssignedColumn): AssignedColumn[] {
  const reason = 'called a unit price, and units times it is not the charge in most rows'
  const isMapped = price.reason.startsWith('the mapping')
  return columns.map((column) =>
    column === price && !isMapped ? { ...column, meaning: 'ignored', reason } : column,
  )
}

/**
 * @param needsProof rows of one unit prove nothing where the price has no name of its own
 */
function multiplies(
  rows: readonly TokenRow[],
  units: AssignedColumn,
  price: AssignedColumn,
  total: AssignedColumn,
  needsProof: boolean,
): boolean {
  let compared = 0
  let equal = 0
  for (const { cells } of rows) {
    const count = parseQuantity(cells[units.column.index] ?? '')
    const each = parseNumber(cells[price.column.index] ?? '')
    const sum = parseCents(cells[total.column.index] ?? '')
    if (count === undefined || each === undefined || sum === undefined) continue
    if (count === 0 || each === 0 || (needsProof && count === 1)) continue
    compared++
    // A price that is rounded to cents is off by half a cent a unit.
    if (Math.abs(count * each * 100 - sum) <= Math.abs(count) / 2 + 1) equal++
  }
  return compared >= (needsProof ? fewestProofs : 1) && equal >= compared * believedShare
}
