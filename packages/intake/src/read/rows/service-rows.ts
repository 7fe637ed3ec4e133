import type { AssignedColumn } from '../../columns/assign-columns.ts'
import { cellText, type Cells } from '../../words/cells.ts'

const transactionKinds = new Set([
  'CHARGE',
  'PAYMENT',
  'TRANSFERIN',
  'TRANSFEROUT',
  'ADJUSTMENT',
  'REFUND',
  'WRITEOFF',
])

/** In a file of transactions (charges, payments, transfers), only the charges are services. */
export function serviceRowTest(columns: readonly AssignedColumn[]): (cells: Cells) => boolean {
  const kinds = columns.find(
    ({ column: { values } }) =>
      values.includes('CHARGE') &&
      values.every((value) => transactionKinds.has(value)) &&
      values.length > 0,
  )
  if (!kinds) return () => true
  const { index } = kinds.column
  return (cells) => cellText(cells[index] ?? '').toUpperCase() === 'CHARGE'
}
