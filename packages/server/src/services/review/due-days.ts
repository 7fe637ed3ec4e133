import type { FindingFilter } from '@plumbline/contract'
import { day, type Day } from '@plumbline/engine'

const daysAhead = { missed: -1, week: 7, month: 30 } as const

/** The last day that is meant, counted from today in universal time; undefined for any. */
export function lastDayOf(due: NonNullable<FindingFilter['due']>): Day | undefined {
  if (due === 'any') return undefined
  return day(new Date().toISOString().slice(0, 10)) + daysAhead[due]
}
