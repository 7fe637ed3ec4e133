import { expect, test } from 'vitest'
import { day, isoDate } from '../../../claim/day.ts'
import { federalWorkday } from './federal-workday.ts'

test.each([
  ['a Tuesday', '2024-03-05', '2024-03-05'],
  ['a Saturday', '2024-03-09', '2024-03-11'],
  ['a Sunday', '2024-03-10', '2024-03-11'],
  ['New Year on a Monday', '2024-01-01', '2024-01-02'],
  ['the third Monday of January, from the Saturday before', '2024-01-13', '2024-01-16'],
  ['the second Monday of January', '2024-01-08', '2024-01-08'],
  ['the third Monday of February', '2025-02-17', '2025-02-18'],
  ['the last Monday of May', '2023-05-29', '2023-05-30'],
  ['the fourth Monday of May, which is not the last', '2023-05-22', '2023-05-22'],
  ['Juneteenth', '2024-06-19', '2024-06-20'],
  ['the same day before it was a holiday', '2020-06-19', '2020-06-19'],
  ['Independence Day on a Saturday is kept on the Friday', '2026-07-03', '2026-07-06'],
  ['Independence Day on a Sunday is kept on the Monday', '2021-07-04', '2021-07-06'],
  ['Labor Day', '2024-09-02', '2024-09-03'],
  ['Columbus Day', '2024-10-14', '2024-10-15'],
  ['Veterans Day', '2024-11-11', '2024-11-12'],
  ['Thanksgiving', '2024-11-28', '2024-11-29'],
  ['Christmas', '2024-12-25', '2024-12-26'],
  ['New Year of the next year kept on the Friday before', '2021-12-31', '2022-01-03'],
])('%s', (_name, date, workday) => {
  expect(isoDate(federalWorkday(day(date)))).toBe(workday)
})
