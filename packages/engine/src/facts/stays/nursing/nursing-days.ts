import { historyIndex } from '../../../claim/claim-line.ts'
import type { Day } from '../../../claim/day.ts'
import type { ProgramStay } from '../program-stays.ts'

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

/**
 * Of each benefit period the claims that go beyond the limit. Those of earlier uploads come first: what they billed was
 * there when this file came.
 *
 * @param stays of one patient, the earliest first; days that two claims bill count once
 */
export function daysBeyondLimit(stays: readonly ProgramStay[]): readonly DaysBeyond[] {
  return benefitPeriods(stays).flatMap((period) => {
    const [earlier, ofFile] = [
      period.filter(isOfHistory),
      period.filter((one) => !isOfHistory(one)),
    ]
    return beyondIn([...earlier, ...ofFile])
  })
}

function isOfHistory({ line }: ProgramStay): boolean {
  return line.index === historyIndex
}

function beyondIn(period: readonly ProgramStay[]): readonly DaysBeyond[] {
  const days = new Set<Day>()
  return period.flatMap((stay) => {
    if (stay.kind === 'hospital') return []
    const before = days.size
    const end = Math.min(stay.discharge, stay.admission + longestBill)
    for (let day = stay.admission; day < end; day++) days.add(day)
    const beyond = Math.min(days.size - mostNursingDays, days.size - before)
    return beyond > 0 ? { stay, days: days.size, beyond } : []
  })
}

/** Stays in hospitals and nursing facilities with fewer than 60 days between them. */
function benefitPeriods(stays: readonly ProgramStay[]): readonly (readonly ProgramStay[])[] {
  const periods: ProgramStay[][] = []
  let lastDay = -Infinity
  for (const stay of stays) {
    if (stay.kind !== 'hospital' && stay.kind !== 'skilled-nursing') continue
    const period = periods.at(-1)
    if (period && stay.admission - lastDay < daysApart) period.push(stay)
    else periods.push([stay])
    lastDay = Math.max(lastDay, stay.discharge)
  }
  return periods
}

/** A date typed wrong makes a bill of centuries. */
const longestBill = 400
