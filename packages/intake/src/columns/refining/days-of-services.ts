import type { AssignedColumn } from '../assign-columns.ts'
import type { Meaning } from '../../words/meanings.ts'

const codes: readonly Meaning[] = ['procedureCode', 'revenueCode', 'ndcAsBilled']
const fewestServices = 2

/**
 * Where services stand side by side and each has a day of its own (`HCPCS1`, `SvcDt1`, `HCPCS2`, `SvcDt2`), a day
 * without a number is that of the whole claim: it counts where a service says none.
 */
export function daysOfServices(columns: readonly AssignedColumn[]): readonly AssignedColumn[] {
  const numbersOf = (wanted: readonly Meaning[]) =>
    new Set(
      columns.flatMap(({ meaning, number, column }) =>
        wanted.some((each) => each === meaning) && column.values.length > 0 ? (number ?? []) : [],
      ),
    )
  const days = numbersOf(['serviceFromDay'])
  if (Array.from(numbersOf(codes)).filter((each) => days.has(each)).length < fewestServices)
    return columns
  return columns.map((column) =>
    column.meaning === 'serviceFromDay' && column.number === undefined
      ? {
          ...column,
          meaning: 'claimFromDay' as const,
          reason: `${column.reason}; services have days of their own`,
        }
      : column,
  )
}
