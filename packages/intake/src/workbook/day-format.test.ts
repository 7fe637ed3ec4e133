import { expect, it } from 'vitest'
import { isDayFormat } from './day-format.ts'

it.each([
  [14, undefined, true],
  [4, undefined, false],
  [164, 'mm/dd/yyyy', true],
  [164, '[$-409]d-mmm-yy;@', true],
  [164, 'yyyy"-"mm"-"dd\\ hh:mm:ss.000', true],
  [164, '[h]:mm', true],
  [164, '[$-F800]dddd, mmmm dd, yyyy', true],
  [164, 'General', false],
  [164, '0.00', false],
  [164, '"$"#,##0.00_);[Red]("$"#,##0.00)', false],
  [164, '0" days"', false],
  [164, '00000-0000', false],
  [164, '_(* #,##0_);_(@_)', false],
  [164, '@', false],
])('of number %i, %s shows a day: %s', (number, written, isDay) => {
  expect(isDayFormat(number, written)).toBe(isDay)
})
