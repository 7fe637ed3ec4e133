import { joinWords } from '../../names/header-words.ts'
import { gaveWay, type AssignedColumn } from '../assign-columns.ts'

/** CLM05-1 of an 837, as exports of clearing houses call it. */
const called = /^(?:clm)?(?:facility|fac)(?:type|typ)?(?:code|cd)(?:value)?$|clm051$/

/**
 * Beside the frequency of a claim (CLM05-3), where no column is the type of bill, the facility type code of an 837 is the
 * place of service on professional claims and the first two digits of the type of bill on institutional ones.
 */
export function facilityTypes(columns: readonly AssignedColumn[]): readonly AssignedColumn[] {
  const has = (meaning: AssignedColumn['meaning']) => columns.some((c) => c.meaning === meaning)
  if (has('billType') || !has('frequencyCode') || !has('revenueCode')) return columns
  return columns.map((column) =>
    isFacilityType(column)
      ? { ...column, meaning: 'facilityType' as const, reason: 'the facility type code of an 837' }
      : column,
  )
}

function isFacilityType(column: AssignedColumn): boolean {
  const { name, header, values } = column.column
  const isPlace = column.meaning === 'placeOfService' || gaveWay(column, 'placeOfService')
  return (
    isPlace &&
    !column.reason.startsWith('the mapping') &&
    called.test(joinWords(name ?? header)) &&
    values.every((value) => /^\d{1,2}$/.test(value))
  )
}
