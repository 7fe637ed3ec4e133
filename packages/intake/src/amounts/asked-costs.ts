import type { AssignedColumn } from '../columns/assign-columns.ts'
import { isAskedFor } from '../columns/refining/settled-amounts.ts'
import type { TokenRow } from '../source/token-source.ts'
import type { Meaning } from '../words/meanings.ts'
import { parseCents } from '../words/numbers.ts'

/** What a pharmacy asks for is hardly ever less than what is paid. */
const mostBelow = 0.02
/** And the cost alone without the fee often is, of generics. */
const fewestBelow = 0.05
const fewestRows = 20

/**
 * `Cost submitted` is the whole that a pharmacy asked for, or the cost of the drug without the fee. It is the
 * latter where it is less than cost and fee together on many fills and less than the cost on hardly any.
 */
export function askedCosts(
  columns: readonly AssignedColumn[],
  rows: readonly TokenRow[],
): readonly AssignedColumn[] {
  const find = (meaning: Meaning) => columns.find((column) => column.meaning === meaning)
  const [asked, cost, fee] = [
    find('chargeCents'),
    find('ingredientCostCents'),
    find('dispensingFeeCents'),
  ]
  if (!asked || !cost || !fee || asked.reason.startsWith('the mapping')) return columns
  if (!/cost|cst/i.test(asked.column.header) || !isAskedFor(asked)) return columns
  const fills = rows.flatMap(({ cells }) => {
    const [sum, drug, dispensing] = [asked, cost, fee].map(({ column }) =>
      parseCents(cells[column.index] ?? ''),
    )
    return sum === undefined || drug === undefined || sum <= 0 || drug <= 0
      ? []
      : [{ belowCost: sum < drug, belowBoth: sum < drug + (dispensing ?? 0) }]
  })
  const share = (of: 'belowCost' | 'belowBoth') =>
    fills.filter((each) => each[of]).length / fills.length
  if (fills.length < fewestRows || share('belowBoth') < fewestBelow) return columns
  if (share('belowCost') > mostBelow) return columns
  return columns.map((column) =>
    column === asked
      ? { ...column, meaning: 'ignored', gaveWayTo: 'ingredientCostCents', reason }
      : column,
  )
}

const reason =
  'often less than cost and fee together, hardly ever less than the cost: what was asked for the drug alone'
