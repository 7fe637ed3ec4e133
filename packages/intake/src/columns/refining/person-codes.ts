import { gaveWay, type AssignedColumn } from '../assign-columns.ts'

/** Numbers of the persons of one family: `1`, `02`, `003`. */
const ofFamily = /^\d{1,3}$/
const mostInFamily = 20

/**
 * What was taken for the patient's number and counts the persons of a family is their code, where another
 * column has the longer number that the family shares: a code alone would make one patient of everybody
 * who has it.
 */
export function settlePersonCodes(columns: readonly AssignedColumn[]): readonly AssignedColumn[] {
  const taken = columns.find(({ meaning }) => meaning === 'patientKey')
  if (!taken || taken.reason.startsWith('the mapping') || !countsPersons(taken)) return columns
  const family = columns.find(
    (column) =>
      (column.meaning === 'subscriberId' || gaveWay(column, 'patientKey')) && isLonger(column),
  )
  if (!family) return columns
  const reason = `it counts the persons who share a number in ${family.column.header}`
  return columns.map((column) => {
    if (column === taken) return { ...column, meaning: 'personCode', reason }
    if (column !== family || column.meaning === 'subscriberId') return column
    const { confidence } = family
    return { ...taken, column: family.column, confidence, reason: 'a family shares it' }
  })
}

function countsPersons({ column: { values } }: AssignedColumn): boolean {
  return (
    values.length > 0 &&
    values.every((value) => ofFamily.test(value)) &&
    new Set(values).size <= mostInFamily
  )
}

function isLonger({ column: { values } }: AssignedColumn): boolean {
  return values.length > 0 && values.every((value) => value.length > 3)
}
