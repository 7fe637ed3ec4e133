import type { AssignedColumn } from '../columns/assign-columns.ts'
import { joinWords } from '../names/header-words.ts'
import type { TokenRow } from '../source/token-source.ts'
import type { Meaning } from '../words/meanings.ts'
import { parseCents } from '../words/numbers.ts'

/** The fee of a manager for each claim, or that of a pharmacy for giving a vaccine. */
const either = /^admin(?:istration|istrative)?fee(?:s|amt|amount|paid|pd)?$/

const added: readonly Meaning[] = ['ingredientCostCents', 'dispensingFeeCents', 'salesTaxCents']
const shares: readonly Meaning[] = [
  'patientShareCents',
  'copayCents',
  'coinsuranceCents',
  'deductibleCents',
]
const needed: readonly Meaning[] = ['ingredientCostCents', 'dispensingFeeCents', 'paidCents']

const nearlyAll = 0.8
/** Rounding of a share that is a percentage. */
const roundingCents = 2

/**
 * A fee of administration is a part of what is paid where fills that have one add up with it and not
 * without it. What a plan pays its manager besides is no part of any payment, and stays unused.
 */
export function givingFees(
  columns: readonly AssignedColumn[],
  rows: readonly TokenRow[],
): readonly AssignedColumn[] {
  const find = (meaning: Meaning) => columns.find((column) => column.meaning === meaning)
  if (find('incentiveCents') || needed.some((meaning) => !find(meaning))) return columns
  if (!shares.some(find)) return columns
  const isPart = (column: AssignedColumn) =>
    column.meaning === 'ignored' &&
    column.gaveWayTo === undefined &&
    !column.reason.startsWith('the mapping') &&
    either.test(joinWords(column.column.header)) &&
    addsUpWith(column, rows, find)
  const fee = columns.find(isPart)
  return columns.map((column) =>
    column === fee ? { ...column, meaning: 'incentiveCents', confidence: 0.8, reason } : column,
  )
}

const reason =
  'fills that have one add up with it and not without it: it is a part of what was paid'

function addsUpWith(
  fee: AssignedColumn,
  rows: readonly TokenRow[],
  find: (meaning: Meaning) => AssignedColumn | undefined,
): boolean {
  let compared = 0
  let equal = 0
  for (const { cells } of rows) {
    const centsOf = (column: AssignedColumn | undefined) =>
      column === undefined ? 0 : (parseCents(cells[column.column.index] ?? '') ?? 0)
    const cents = centsOf(fee)
    const sum = (meanings: readonly Meaning[]) =>
      meanings.reduce((whole, meaning) => whole + centsOf(find(meaning)), 0)
    if (cents === 0) continue
    compared++
    const over = sum(['paidCents', 'otherPayerPaidCents', ...shares]) - sum(added)
    if (Math.abs(over - cents) <= roundingCents) equal++
  }
  return compared > 0 && equal >= compared * nearlyAll
}
