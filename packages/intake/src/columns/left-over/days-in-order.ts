import type { AuditType } from '@plumbline/engine'
import type { TokenRow } from '../../source/token-source.ts'
import { blankDates, isDateText } from '../../words/dates.ts'
import type { Meaning } from '../../words/meanings.ts'
import { gaveWay, type AssignedColumn } from '../assign-columns.ts'
import { dayReader } from './day-reader.ts'

const fewestCompared = 5
const mostly = 0.8
/** A column whose name says outright what it is keeps its faults. */
const certain = 0.85

/**
 * Dates that lie in no order in which things happen are misread, not wrong on every line. A first day of service that
 * is mostly behind the last one gives way to a column that is called so too; a day of payment that is mostly before the
 * service is none: of a fill it is the day on which the prescription was issued.
 */
export function daysInOrder(
  columns: readonly AssignedColumn[],
  rows: readonly TokenRow[],
  type: AuditType,
): readonly AssignedColumn[] {
  return issuedBeforePaid(firstBeforeLast(columns, rows), rows, type)
}

function firstBeforeLast(
  columns: readonly AssignedColumn[],
  rows: readonly TokenRow[],
): readonly AssignedColumn[] {
  const first = columns.find(({ meaning }) => meaning === 'serviceFromDay')
  const last = columns.find(({ meaning }) => meaning === 'serviceThroughDay')
  if (!first || !last || isMapped(first) || !isMostlyBefore(last, first, rows)) return columns
  const other = columns.find(
    (column) =>
      gaveWay(column, 'serviceFromDay') && areDays(column) && !isMostlyBefore(last, column, rows),
  )
  if (!other) return columns
  return columns.map((column) => {
    if (column === other)
      return {
        ...first,
        column: other.column,
        reason: `its days are not behind ${last.column.header}`,
      }
    const reason = `its days lie behind those of ${last.column.header}`
    return column === first ? { ...other, column: first.column, reason } : column
  })
}

const ofBooks: readonly Meaning[] = ['paidDay', 'receivedDay']

function issuedBeforePaid(
  columns: readonly AssignedColumn[],
  rows: readonly TokenRow[],
  type: AuditType,
): readonly AssignedColumn[] {
  const service = columns.find(({ meaning }) => meaning === 'serviceFromDay')
  if (!service) return columns
  const isWritten = type === 'pharmacy' && !columns.some(({ meaning }) => meaning === 'writtenDay')
  return columns.map((column) => {
    const { meaning, confidence } = column
    if (!ofBooks.some((each) => each === meaning) || confidence >= certain || isMapped(column))
      return column
    if (!isMostlyBefore(column, service, rows)) return column
    const reason = `its days lie before those of ${service.column.header}`
    return {
      ...column,
      meaning: isWritten ? ('writtenDay' as const) : ('ignored' as const),
      reason,
    }
  })
}

function isMapped({ reason }: AssignedColumn): boolean {
  return reason.startsWith('the mapping')
}

function areDays({ column: { values } }: AssignedColumn): boolean {
  return values.length > 0 && values.every((value) => isDateText(value) || blankDates.has(value))
}

/** Whether the days of one are before those of the other in most rows that have both. */
function isMostlyBefore(
  one: AssignedColumn,
  other: AssignedColumn,
  rows: readonly TokenRow[],
): boolean {
  const [dayOfOne, dayOfOther] = [dayReader(one), dayReader(other)]
  let [compared, before] = [0, 0]
  for (const { cells } of rows) {
    const [first, second] = [dayOfOne(cells), dayOfOther(cells)]
    if (first === undefined || second === undefined) continue
    compared++
    if (first < second) before++
  }
  return compared >= fewestCompared && before >= compared * mostly
}
