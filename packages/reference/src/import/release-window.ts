import { dayOf, isoDate, type Day } from '@plumbline/engine'
import type { Published } from './published.ts'

/** A release's name and the days it speaks for. */
export interface Window {
  readonly release: string
  readonly from: Day
  readonly to: Day
}

/** The calendar quarter that a date lies in: `2024 Q3`. */
export function quarterWindow({ year, month }: Published): Window {
  const quarter = Math.ceil(month / 3)
  return {
    release: `${year} Q${quarter}`,
    from: firstOfMonth(year, quarter * 3 - 2),
    to: firstOfMonth(year, quarter * 3 + 1) - 1,
  }
}

/** A fiscal year of the United States, October to September: `FY2024`. */
export function fiscalYearWindow(year: number): Window {
  return { release: `FY${year}`, from: firstOfMonth(year - 1, 10), to: firstOfMonth(year, 10) - 1 }
}

/** The calendar year that a date lies in: `2024`. */
export function yearWindow({ year }: Published): Window {
  return { release: String(year), from: firstOfMonth(year, 1), to: firstOfMonth(year, 13) - 1 }
}

/** Days around a date of publication, for lists of what is current: `2026-04-15`. */
export function daysAround(
  published: Published,
  days: { readonly before: number; readonly after: number },
): Window {
  const { year, month, dayOfMonth } = published
  const on = firstOfMonth(year, month) + (dayOfMonth ?? 1) - 1
  const release = isoDate(on).slice(0, dayOfMonth === undefined ? 7 : 10)
  return { release, from: on - days.before, to: on + days.after }
}

/** For facts that do not change with the date. */
export function allDays(release: string): Window {
  return { release, from: firstOfMonth(1990, 1), to: firstOfMonth(2100, 1) - 1 }
}

/** The first day of a month; month 13 is January of the next year. */
export function firstOfMonth(year: number, month: number): Day {
  const wrapped = month > 12
  return dayOf(wrapped ? year + 1 : year, wrapped ? month - 12 : month, 1) ?? NaN
}
