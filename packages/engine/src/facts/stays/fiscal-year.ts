import { isoDate, type Day } from '../../claim/day.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'

/** Code sets of hospitals change on the first of October, and the day of discharge decides which one holds. */
function fiscalYear(on: Day): number {
  const [year = 0, month = 0] = isoDate(on).split('-').map(Number)
  return month >= 10 ? year + 1 : year
}

/** Whether a stay ended in another fiscal year than that of its line's date of service, by which tables are read. */
export function endsInAnotherYear({ serviceFromDay, dischargeDay }: ClaimLine): boolean {
  if (serviceFromDay === undefined || dischargeDay === undefined) return false
  return fiscalYear(serviceFromDay) !== fiscalYear(dischargeDay)
}
