import { day, type Day } from '../claim/day.ts'

/** Runs of assigned codes, first and last. Between and behind them CMS has assigned none. */
export const assignedPlaces: readonly (readonly [first: number, last: number])[] = [
  [1, 27],
  [31, 34],
  [41, 42],
  [49, 58],
  [60, 62],
  [65, 66],
  [71, 72],
  [81, 81],
  [99, 99],
]

/** Codes that were assigned in the years that claims of today are of, by the first day they hold. */
export const placesSince: ReadonlyMap<number, Day> = new Map([
  [2, day('2017-01-01')],
  [10, day('2022-01-01')],
  [19, day('2016-01-01')],
  [27, day('2023-10-01')],
  [58, day('2020-01-01')],
  [66, day('2024-08-01')],
])

/** Written down from the code set as it stood then; later a code may have been assigned. */
export const placesWritten: Day = day('2026-06-30')
