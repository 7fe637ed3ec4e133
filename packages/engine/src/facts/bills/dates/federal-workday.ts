import { dayOf, isoDate, type Day } from '../../../claim/day.ts'

/** Legal holidays that fall on a date, by month and day of the month, and the year of the first. */
const fixedHolidays: readonly (readonly [number, number, number])[] = [
  [1, 1, 0],
  [6, 19, 2021],
  [7, 4, 0],
  [11, 11, 0],
  [12, 25, 0],
]
/** Those on a weekday of a month, by month, weekday (0 is Sunday) and which of them; 5 is the last. */
const floatingHolidays: readonly (readonly [number, number, number])[] = [
  [1, 1, 3],
  [2, 1, 3],
  [5, 1, 5],
  [9, 1, 1],
  [10, 1, 2],
  [11, 4, 4],
]

/**
 * The day itself, or the next one on which federal offices work: no Saturday, Sunday or legal holiday
 * (5 USC 6103, the Monday or Friday on which one is kept included). Days off that the President
 * declares for one year are not known.
 */
export function federalWorkday(day: Day): Day {
  let workday = day
  while (isWeekend(workday) || isHoliday(workday)) workday += 1
  return workday
}

/** 1970-01-01 was a Thursday. */
function weekdayOf(day: Day): number {
  return (day + 4) % 7
}

function isWeekend(day: Day): boolean {
  const weekday = weekdayOf(day)
  return weekday === 0 || weekday === 6
}

function isHoliday(day: Day): boolean {
  const [year = 0, month = 0, dayOfMonth = 0] = isoDate(day).split('-').map(Number)
  const weekday = weekdayOf(day)
  const isKept = [
    { date: day, keptOn: true },
    { date: day - 1, keptOn: weekday === 1 },
    { date: day + 1, keptOn: weekday === 5 },
  ].some(({ date, keptOn }) => keptOn && isFixedHoliday(date))
  if (isKept) return true
  const lastOfMonth = (dayOf(year, month + 1, 1) ?? dayOf(year + 1, 1, 1) ?? 0) - 1
  const isLast = day + 7 > lastOfMonth
  const which = Math.ceil(dayOfMonth / 7)
  return floatingHolidays.some(
    ([inMonth, on, nth]) =>
      inMonth === month && on === weekday && (nth === 5 ? isLast : nth === which),
  )
}

function isFixedHoliday(day: Day): boolean {
  const [year = 0, month = 0, dayOfMonth = 0] = isoDate(day).split('-').map(Number)
  return fixedHolidays.some(
    ([inMonth, on, since]) => inMonth === month && on === dayOfMonth && year >= since,
  )
}
