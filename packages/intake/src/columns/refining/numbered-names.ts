import type { AssignedColumn } from '../assign-columns.ts'
import { joinWords } from '../../names/header-words.ts'

const ending = /^(.*\D)(\d{1,2})$/

/**
 * `CPT4` beside `CPT1`, `CPT2` and `CPT3` is the fourth of them, though alone it is the name of a
 * code; so are `ICD9` and `ICD10` beside `ICD1` to `ICD8`.
 */
export function numberedNames(columns: readonly AssignedColumn[]): readonly AssignedColumn[] {
  return columns.map((column) => {
    const [, name, digits] = ending.exec(nameOf(column)) ?? []
    if (name === undefined || digits === undefined || column.number !== undefined) return column
    const number = Number(digits)
    return columns.some((other) => isNumbered(other, column, name, number - 1))
      ? { ...column, number }
      : column
  })
}

function isNumbered(
  other: AssignedColumn,
  { meaning }: AssignedColumn,
  name: string,
  number: number,
): boolean {
  return (
    other.meaning === meaning &&
    other.meaning !== 'ignored' &&
    other.number === number &&
    ending.exec(nameOf(other))?.[1] === name
  )
}

function nameOf({ column }: AssignedColumn): string {
  return joinWords(column.name ?? column.header)
}
