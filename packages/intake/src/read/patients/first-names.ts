import type { AssignedColumn } from '../../columns/assign-columns.ts'
import { absent, text, type Reader } from '../cell-readers.ts'

/** The first name of a patient whom a number tells already, in capitals; nothing where no column has it. */
export function firstNameReader(columns: readonly AssignedColumn[]): Reader<string | undefined> {
  const known = columns.find(({ firstNameIn }) => firstNameIn === 'patientFirstName')
  const column = known ?? columns.find(({ firstNameIn }) => firstNameIn !== undefined)
  if (column === undefined) return absent
  const read = text(column.column.index)
  const names = new Map<string, string>()
  return (cells) => {
    const cell = read(cells)
    if (cell === undefined) return undefined
    let name = names.get(cell)
    if (name === undefined) names.set(cell, (name = firstNameIn(cell)))
    return name === '' ? undefined : name
  }
}

/** `OKAFOR, INES M` and `Ines Okafor` are `INES`. */
function firstNameIn(cell: string): string {
  const [, behind] = cell.split(',')
  const [first = ''] = (behind ?? cell)
    .toUpperCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .split(' ')
  return first
}

/** Whether two first names are surely of two people: neither begins with the other, and more than one letter differs. */
export function areTwoNames(one: string, other: string): boolean {
  if (one.startsWith(other) || other.startsWith(one)) return false
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return true
  let same = 0
  while (same < short.length && short[same] === long[same]) same++
  let alike = 0
  while (alike < short.length - same && short.at(-1 - alike) === long.at(-1 - alike)) alike++
  return long.length - same - alike > 1
}
