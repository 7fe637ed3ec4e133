import { isAtLeast, isAtMost } from '../columns/left-over/relations.ts'
import { gaveWay, type AssignedColumn } from '../columns/assign-columns.ts'
import { joinWords } from '../names/header-words.ts'
import type { TokenRow } from '../source/token-source.ts'
import { parseCents } from '../words/numbers.ts'

/** Names that say an amount and not which. */
const saysLittle = /^(?:line)?(?:total|tot|amount|amt|sum|net|dollars)(?:amount|amt)?s?$/

/**
 * `Amount` and `Total` beside what was allowed: the one that is never less is the charge, the other, which
 * is never more, what was paid, whichever name would rather be a charge. Nothing where a payment has a name.
 */
export function reconcileGeneral(
  columns: readonly AssignedColumn[],
  rows: readonly TokenRow[],
): readonly AssignedColumn[] {
  const allowed = columns.find(({ meaning }) => meaning === 'allowedCents')
  const taken = columns.find(({ meaning }) => meaning === 'chargeCents')
  if (!allowed || !taken || taken.reason.startsWith('the mapping')) return columns
  if (columns.some(({ meaning }) => meaning === 'paidCents' || meaning === 'claimPaidCents'))
    return columns
  const better = columns.find(
    (column) =>
      gaveWay(column, 'chargeCents') &&
      isAtLeast(rows, column.column.index, allowed.column.index) &&
      isAtLeast(rows, column.column.index, taken.column.index),
  )
  if (!better || !saysLittle.test(joinWords(taken.column.header))) return columns
  if (!isNeverMore(rows, taken, allowed)) return columns
  return columns.map((column) => {
    if (column === better)
      return {
        ...taken,
        column: better.column,
        reason: `it is never less than ${allowed.column.header}`,
      }
    if (column !== taken) return column
    const reason = `no column is called paid amount, and this one is never more than ${allowed.column.header}`
    return { ...taken, meaning: 'paidCents', confidence: 0.74, reason }
  })
}

function isNeverMore(
  rows: readonly TokenRow[],
  { column: one }: AssignedColumn,
  { column: other }: AssignedColumn,
): boolean {
  if (isAtMost(rows, one.index, other.index)) return true
  return rows.every(({ cells }) => {
    const [first, second] = [
      parseCents(cells[one.index] ?? ''),
      parseCents(cells[other.index] ?? ''),
    ]
    return first === undefined || second === undefined || first === second
  })
}
