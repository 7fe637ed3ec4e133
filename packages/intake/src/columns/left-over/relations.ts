import type { TokenRow } from '../../source/token-source.ts'
import { parseCents } from '../../words/numbers.ts'
import type { AssignedColumn } from '../assign-columns.ts'

const fewestCompared = 5
const nearlyAll = 0.95

/** Whether one column of amounts is hardly ever more than another, and often less. */
export function isAtMost(rows: readonly TokenRow[], one: number, other: number): boolean {
  let compared = 0
  let less = 0
  let more = 0
  for (const { cells } of rows) {
    const [first, second] = [parseCents(cells[one] ?? ''), parseCents(cells[other] ?? '')]
    if (first === undefined || second === undefined || first <= 0 || second <= 0) continue
    compared++
    if (first < second) less++
    if (first > second) more++
  }
  return compared >= fewestCompared && less > 0 && more <= compared * (1 - nearlyAll)
}

/** The same the other way round. */
export function isAtLeast(rows: readonly TokenRow[], one: number, other: number): boolean {
  return isAtMost(rows, other, one)
}

/** Nearly all numbers that stand in several rows stand with one value of the other column, and those differ. */
export function haveOne(rows: readonly TokenRow[], key: number, value: number): boolean {
  const known = new Map<string, string[]>()
  for (const { cells } of rows) {
    const [number = '', said = ''] = [cells[key]?.trim(), cells[value]?.trim()]
    if (number === '' || said === '') continue
    const values = known.get(number)
    if (values) values.push(said)
    else known.set(number, [said])
  }
  const several = [...known.values()].filter((values) => values.length > 1)
  const one = several.filter((values) => new Set(values).size === 1)
  const values = new Set(several.flat())
  return several.length > 1 && values.size > 1 && one.length >= several.length * nearlyAll
}

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
