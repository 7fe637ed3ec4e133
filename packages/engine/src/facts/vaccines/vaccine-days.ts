import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { vaccineService, type VaccineService } from './vaccine-services.ts'

/** What each day has, denied lines and such without a price included. */
export function vaccineHalvesByDay(
  lines: readonly ClaimLine[],
): ReadonlyMap<Day, ReadonlySet<VaccineService>> {
  const days = new Map<Day, Set<VaccineService>>()
  for (const { serviceFromDay: day, procedureCode = '' } of lines) {
    const half = vaccineService(procedureCode)
    if (day === undefined || half === undefined) continue
    const ofDay = days.get(day) ?? new Set()
    days.set(day, ofDay.add(half))
  }
  return days
}
