import type { AssignedColumn } from '../columns/assign-columns.ts'
import { parseCents } from '../words/numbers.ts'
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
  const total = columns.find(
    ({ column, meaning }) => meaning === 'ignored' && isPaidName(column.header),
  )
  if (!paid || !share || !total || find('allowedCents')) return columns
  if (!addsUp(rows, total, paid, share)) return columns
  const reason = `in most rows it is ${paid.column.header} and ${share.column.header} together: the whole price that was allowed`
  return columns.map((column) =>
    column === total ? { ...column, meaning: 'allowedCents', confidence: 0.8, reason } : column,
  )
}

function isPaidName(header: string): boolean {
  return /^(?:total)?(?:paid|payment)(?:amount|amt)?$/.test(
    header.toLowerCase().replace(/[^a-z]/g, ''),
  )
}

function addsUp(
  rows: readonly TokenRow[],
  total: AssignedColumn,
  paid: AssignedColumn,
  share: AssignedColumn,
): boolean {
  let compared = 0
  let equal = 0
  for (const { cells } of rows) {
    const [all, plan, patient] = [total, paid, share].map(({ column }) =>
      parseCents(cells[column.index] ?? ''),
    )
    if (all === undefined || plan === undefined || patient === undefined || patient === 0) continue
    compared++
    if (Math.abs(all - plan - patient) <= 1) equal++
  }
  return compared >= 3 && equal > compared * 0.8
}
