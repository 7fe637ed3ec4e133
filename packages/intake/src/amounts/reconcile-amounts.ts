import { sumsAgree } from '../columns/left-over/relations.ts'
import type { AssignedColumn } from '../columns/assign-columns.ts'
import type { Meaning } from '../words/meanings.ts'
import type { TokenRow } from '../source/token-source.ts'

/**
 * In a pharmacy file with both a paid amount and what the plan paid, the first is often the whole
 * price: where it equals the plan's and the patient's part in most rows, it is the allowed amount.
 */
export function reconcileAmounts(
  columns: readonly AssignedColumn[],
  rows: readonly TokenRow[],
): readonly AssignedColumn[] {
  const find = (...meanings: readonly Meaning[]) =>
    columns.find(({ meaning }) => meanings.some((wanted) => wanted === meaning))
  const paid = find('paidCents')
  const share = find('patientShareCents', 'copayCents')
  const cost = costOfDrug(columns, rows, find)
  if (cost) return columns.map((column) => (column.column === cost.column ? cost : column))
  const total = columns.find(
    ({ column, meaning }) => meaning === 'ignored' && isPaidName(column.header),
  )
  if (!paid || !share || !total || find('allowedCents')) return columns
  if (!sumsAgree(rows, [total], [paid, share])) return columns
  const reason = `in most rows it is ${paid.column.header} and ${share.column.header} together: the whole price that was allowed`
  return columns.map((column) =>
    column === total ? { ...column, meaning: 'allowedCents', confidence: 0.8, reason } : column,
  )
}

type Find = (...meanings: readonly Meaning[]) => AssignedColumn | undefined

/**
 * What is called the cost of the drug is its ingredient cost where it and the fee come to what plan
 * and patient paid.
 */
function costOfDrug(
  columns: readonly AssignedColumn[],
  rows: readonly TokenRow[],
  find: Find,
): AssignedColumn | undefined {
  const [fee, paid, share] = [
    find('dispensingFeeCents'),
    find('paidCents'),
    find('patientShareCents', 'copayCents'),
  ]
  if (!fee || !paid || !share || find('ingredientCostCents')) return undefined
  const cost = columns.find(
    ({ column, meaning }) => meaning === 'allowedCents' && /cost/i.test(column.header),
  )
  if (!cost || !sumsAgree(rows, [cost, fee], [paid, share])) return undefined
  const reason = `in most rows it and ${fee.column.header} are ${paid.column.header} and ${share.column.header} together: the cost of the drug alone`
  return { ...cost, meaning: 'ingredientCostCents', confidence: 0.8, reason }
}

function isPaidName(header: string): boolean {
  return /^(?:total)?(?:paid|payment)(?:amount|amt)?$/.test(
    header.toLowerCase().replace(/[^a-z]/g, ''),
  )
}
