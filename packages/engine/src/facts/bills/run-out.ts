import type { Day } from '../../claim/day.ts'

/** Claims of other providers for one operation arrive within this time (run-out). */
const runOutDays = 90

/** Whether the other claims of a day may still be on their way on the day of the audit. */
export function withinRunOut(serviceDay: Day, auditDay: Day): boolean {
  return auditDay - serviceDay < runOutDays
}
