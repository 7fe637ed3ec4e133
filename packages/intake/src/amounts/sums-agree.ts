import type { AssignedColumn } from '../columns/assign-columns.ts'
import type { TokenRow } from '../source/token-source.ts'
import { parseCents } from '../words/numbers.ts'

const fewestRows = 3
const mostRows = 0.8

/** Whether some columns come to the same as others, to the cent, in most rows that fill them all. */
export function sumsAgree(
  rows: readonly TokenRow[],
  these: readonly AssignedColumn[],
  those: readonly AssignedColumn[],
): boolean {
  let compared = 0
  let equal = 0
  for (const { cells } of rows) {
    const cents = (columns: readonly AssignedColumn[]) =>
      columns.map(({ column }) => parseCents(cells[column.index] ?? ''))
    const [left, right] = [cents(these), cents(those)]
    if ([...left, ...right].includes(undefined) || right.includes(0)) continue
    compared++
    if (Math.abs(sum(left) - sum(right)) <= 1) equal++
  }
  return compared >= fewestRows && equal > compared * mostRows
}

function sum(amounts: readonly (number | undefined)[]): number {
  return amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0)
}
