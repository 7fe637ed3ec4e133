import { gaveWay, type AssignedColumn } from './assign-columns.ts'
import { joinWords } from '../names/header-words.ts'

const bill =
  /^(?:(?:medical|provider|invoice)?bill|invoice|eor|eob|document|doc)(?:id|no|num|nbr|number|controlnumber|ref)?$/
const ofAnInjury = /^(?:doi|dol|doa|(?:dateof|dt)?(?:injury|loss|accident)(?:date|dt)?)$/

/**
 * Where a file says when somebody was injured, its claim is the case, with all bills for that injury: the number of
 * the bill tells what was billed together.
 */
export function settleCases(columns: readonly AssignedColumn[]): readonly AssignedColumn[] {
  const taken = columns.find(({ meaning }) => meaning === 'claimId')
  if (!taken || taken.reason.startsWith('the mapping') || bill.test(nameOf(taken))) return columns
  if (!columns.some((column) => ofAnInjury.test(nameOf(column)))) return columns
  const bills = columns.find(
    (column) =>
      (column.meaning === undefined || gaveWay(column, 'claimId')) &&
      bill.test(nameOf(column)) &&
      distinct(column) > distinct(taken),
  )
  if (!bills) return columns
  return columns.map((column) => {
    if (column === bills) {
      const reason = 'the number of the bill; the claim number is that of the injury'
      return { ...taken, column: bills.column, reason }
    }
    const reason = `claim number is taken from the column ${bills.column.header}: this numbers injuries`
    return column === taken ? { ...taken, meaning: 'ignored' as const, reason } : column
  })
}

function nameOf({ column }: AssignedColumn): string {
  return joinWords(column.name ?? column.header)
}

function distinct({ column: { values } }: AssignedColumn): number {
  return new Set(values).size
}
