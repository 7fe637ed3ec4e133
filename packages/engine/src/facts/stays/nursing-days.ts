import type { Day } from '../../claim/day.ts'
import type { ProgramStay } from './program-stays.ts'

/** A claim of a nursing facility that brings its benefit period beyond the days that Part A pays. */
export interface DaysBeyond {
  readonly stay: ProgramStay
  /** Days of the benefit period with this claim. */
  readonly days: number
  /** Those of this claim above the limit. */
  readonly beyond: number
}

/** Days of care in a nursing facility in one benefit period (42 CFR 409.61(b)). */
export const mostNursingDays = 100

/** A benefit period ends after so many days without hospital or nursing facility (42 CFR 409.60(b)). */
const daysApart = 60

/** @param stays of one patient, the earliest first; days that two claims bill count once */
export function daysBeyondLimit(stays: readonly ProgramStay[]): readonly DaysBeyond[] {
  const found: DaysBeyond[] = []
  let days = new Set<Day>()
  let lastDay: Day | undefined
  for (const stay of stays) {
    if (stay.kind !== 'hospital' && stay.kind !== 'skilled-nursing') continue
    if (lastDay !== undefined && stay.admission - lastDay >= daysApart) days = new Set()
    lastDay = Math.max(lastDay ?? stay.discharge, stay.discharge)
    if (stay.kind === 'hospital') continue
    const before = days.size
    const end = Math.min(stay.discharge, stay.admission + longestBill)
    for (let day = stay.admission; day < end; day++) days.add(day)
    const beyond = Math.min(days.size - mostNursingDays, days.size - before)
    if (beyond > 0) found.push({ stay, days: days.size, beyond })
  }
  return found
}

/** A date typed wrong makes a bill of centuries. */
const longestBill = 400
