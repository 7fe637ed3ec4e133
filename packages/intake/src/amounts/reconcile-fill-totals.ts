import { gaveWay, type AssignedColumn } from '../columns/assign-columns.ts'
import { isAskedFor } from '../columns/refining/settled-amounts.ts'
import type { TokenRow } from '../source/token-source.ts'
import type { Meaning } from '../words/meanings.ts'
import { parseCents } from '../words/numbers.ts'

/** Parts that stand on each fill, and those that most fills leave blank. */
const always: readonly Meaning[] = ['ingredientCostCents', 'dispensingFeeCents']
const sometimes: readonly Meaning[] = ['salesTaxCents', 'incentiveCents']

const fewestRows = 3
const mostRows = 0.8

/**
 * What a fill's ingredient cost, fee and tax come to is its whole price: the allowed amount, or the charge
 * where the parts are what the pharmacy asked for. One column alone may be that, and no other amount.
 */
export function reconcileFillTotals(
  columns: readonly AssignedColumn[],
  rows: readonly TokenRow[],
): readonly AssignedColumn[] {
  const find = (wanted: Meaning) => columns.filter(({ meaning }) => meaning === wanted)
  const [cost, fee] = always.map((part) => find(part)[0])
  if (!cost || !fee) return columns
  const meaning: Meaning = [cost, fee].some(isAskedFor) ? 'chargeCents' : 'allowedCents'
  if (find(meaning).length > 0) return columns
  const more = sometimes.flatMap(find)
  const totals = columns.filter(
    (column) => isOpen(column) && comesTo(rows, [cost, fee], more, column),
  )
  const [total] = totals
  if (!total || totals.length > 1) return columns
  const named = [cost, fee, ...more].map(({ column }) => column.header).join(', ')
  const reason = `in most rows it is what ${named} come to: the whole price`
  return columns.map((column) =>
    column === total ? { ...column, meaning, confidence: 0.8, reason } : column,
  )
}

function isOpen(column: AssignedColumn): boolean {
  return column.meaning === undefined || gaveWay(column)
}

function comesTo(
  rows: readonly TokenRow[],
  parts: readonly AssignedColumn[],
  more: readonly AssignedColumn[],
  total: AssignedColumn,
): boolean {
  let compared = 0
  let equal = 0
  const sums = new Set<number>()
  for (const { cells } of rows) {
    const centsOf = ({ column }: AssignedColumn) => parseCents(cells[column.index] ?? '')
    const known = parts.map(centsOf)
    const sum = centsOf(total)
    if (sum === undefined || sum === 0 || known.some((part) => part === undefined || part === 0))
      continue
    compared++
    const all = [...known, ...more.map(centsOf)]
    if (Math.abs(all.reduce<number>((whole, part) => whole + (part ?? 0), 0) - sum) > 1) continue
    equal++
    sums.add(sum)
  }
  return compared >= fewestRows && equal > compared * mostRows && sums.size > 1
}
