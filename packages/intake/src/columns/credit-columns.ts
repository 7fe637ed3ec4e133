import type { TokenRow } from '../source/token-source.ts'
import { isTotalRow } from '../table/row-check.ts'
import { spaced } from '../words/spaced.ts'
import { parseCents } from '../words/numbers.ts'
import type { AssignedColumn } from './assign-columns.ts'

/** What else stands on the side of credits: money that came in, and what was written off. */
const otherCredit =
  /(?<![a-z])(?:payments?|pmts?|pymts?|paid|copays?|co-pays?|refunds?|write.?offs?|contractual|allowances?|discounts?|checks?|deposits?)(?![a-z])/i

/**
 * A column of credits beside the charges of a bill takes back what was charged: where no row has both, and
 * no row with a credit speaks of payments or of what was written off. Else it may be either, and is not read.
 */
export function settleCredits(
  columns: readonly AssignedColumn[],
  rows: readonly TokenRow[],
): readonly AssignedColumn[] {
  const credit = columns.find(({ meaning }) => meaning === 'creditCents')
  if (!credit || credit.reason.startsWith('the mapping')) return columns
  const charge = columns.find(({ meaning }) => meaning === 'chargeCents')
  if (charge && takesBack(rows, credit.column.index, charge)) return columns
  return columns.map((column) =>
    column === credit
      ? { ...credit, meaning: undefined, confidence: 0, reason: mayBeEither }
      : column,
  )
}

/** Why credits are not read. */
export const mayBeEither =
  'a credit may take a charge back or be a payment, and the rows do not say which'

function takesBack(
  rows: readonly TokenRow[],
  index: number,
  { column: charge }: AssignedColumn,
): boolean {
  if (/(?<![a-z])debits?(?![a-z])/i.test(spaced(charge.header))) return false
  const credited = rows.filter(({ cells }) => isAmount(cells[index]) && !isTotalRow(cells))
  return credited.every(
    ({ cells }) => !isAmount(cells[charge.index]) && !cells.some((cell) => otherCredit.test(cell)),
  )
}

function isAmount(cell = ''): boolean {
  return (parseCents(cell) ?? 0) !== 0
}
