import { fieldLabels } from '@plumbline/engine'
import { gaveWay, type AssignedColumn } from '../assign-columns.ts'

/** Words by which values say whose money pays, as `Medicare Part D` and `Commercial` do. */
const program =
  /medicare|medicaid|commercial|\bmedd\b|part ?[a-d]\b|exchange|marketplace|self.?(?:funded|insured)|tricare|\bchip\b|\bm(?:c|d)(?:r|d)\b/i
const nearlyAll = 0.9

/**
 * Beside a line of business a plan's name is a name: where the column that was taken for the plan
 * names no program and one that gave way to it names nothing else, the other says the program, and
 * the name is the payer's where no column has that.
 */
export function settlePrograms(columns: readonly AssignedColumn[]): readonly AssignedColumn[] {
  const named = columns.find(({ meaning }) => meaning === 'planType')
  if (named === undefined || shareOfPrograms(named) > 0) return columns
  const says = columns.find(
    (column) => gaveWay(column, 'planType') && shareOfPrograms(column) >= nearlyAll,
  )
  if (says === undefined) return columns
  const hasPayer = columns.some(({ meaning }) => meaning === 'payer')
  return columns.map((column) => {
    if (column === says) return { ...column, meaning: 'planType' as const, reason: saysProgram }
    if (column !== named) return column
    return hasPayer
      ? { ...column, meaning: 'ignored' as const, gaveWayTo: 'planType' as const, reason: isElse }
      : { ...column, meaning: 'payer' as const, reason: isElse }
  })
}

const saysProgram = 'of the columns of such a name its values alone are programs'
const isElse = `${fieldLabels.planType} is taken from the column whose values are programs; these are names of plans`

function shareOfPrograms({ column: { values } }: AssignedColumn): number {
  if (values.length === 0) return 0
  return values.filter((value) => program.test(value)).length / values.length
}
