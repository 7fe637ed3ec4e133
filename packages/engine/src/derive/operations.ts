import type { ClaimLine } from '../claim-line.ts'
import type { Day } from '../day.ts'
import type { SpanContext } from '../rule.ts'
import {
  globalPeriod,
  longestGlobalDays,
  mayOpenPeriod,
  neverOpensPeriod,
  type GlobalPeriod,
} from './global-period.ts'
import type { PatientHistory } from './groups.ts'

/** A line that opens a global period, or that might: the table at hand does not know the code. */
export interface Operation {
  readonly line: ClaimLine
  readonly period: GlobalPeriod | undefined
}

/** The operations of a patient, by date; global days are read on the day of the operation. */
export function operationsOf(
  { lines }: PatientHistory,
  context: SpanContext<'feeSchedule'>,
): readonly Operation[] {
  return lines.flatMap((line): readonly Operation[] => {
    if (line.serviceFromDay === undefined || neverOpensPeriod(line)) return []
    const read = context.on(line.serviceFromDay)
    const row = read?.tables.feeSchedule.find(line.procedure)
    if (row !== undefined) {
      const period = globalPeriod(line, row.globalDays)
      return period ? [{ line, period }] : []
    }
    const unknown = read?.tables.feeSchedule.complete === false && mayOpenPeriod(line)
    return unknown ? [{ line, period: undefined }] : []
  })
}

/** Whether a day could lie in the longest package of an operation. */
export function isNearOperation({ serviceFromDay }: ClaimLine, day: Day): boolean {
  if (serviceFromDay === undefined) return false
  return serviceFromDay - 1 <= day && day <= serviceFromDay + longestGlobalDays
}
