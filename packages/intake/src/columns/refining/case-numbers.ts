import { gaveWay, type AssignedColumn } from '../assign-columns.ts'
import { joinWords } from '../../names/header-words.ts'
import type { Meaning } from '../../words/meanings.ts'

const bill =
  /^(?:(?:medical|provider|invoice)?bill|invoice|eor|eob|document|doc)(?:c(?:ontro|t)?r?l)?(?:id|no|num|nbr|number|ref)?$/
const ofAnInjury = /^(?:doi|dol|doa|(?:dateof|dt)?(?:injury|loss|accident)(?:date|dt)?)$/

/**
 * Where a file says when somebody was injured, its claim is the case, with all bills for that injury: the number of
 * the bill tells what was billed together, and that of the case whose bills they are.
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
    if (column !== taken) return column
    const reason = `claim number is taken from the column ${bills.column.header}: this numbers injuries`
    const meaning = namesPeople(columns) ? ('ignored' as const) : ('patientKey' as const)
    return { ...taken, meaning, reason }
  })
}

const people: readonly Meaning[] = [
  ...(['patientKey', 'subscriberId', 'patientName', 'patientLastName'] as const),
]

/** One person was injured in a case: where nothing else tells people apart, cases do. */
function namesPeople(columns: readonly AssignedColumn[]): boolean {
  return columns.some(({ meaning, column: { values } }) =>
    people.some((each) => each === meaning && values.length > 0),
  )
}

function nameOf({ column }: AssignedColumn): string {
  return joinWords(column.name ?? column.header)
}

function distinct({ column: { values } }: AssignedColumn): number {
  return new Set(values).size
}
