import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths, ageInYears, day, dayOf, isoDate } from './day.ts'

describe('days', () => {
  test.each([
    [1970, 1, 1, 0],
    [2000, 2, 29, 11016],
    [1969, 12, 31, -1],
  ])('%i-%i-%i is day %i', (year, month, dayOfMonth, expected) => {
    expect(dayOf(year, month, dayOfMonth)).toBe(expected)
  })

  test.each([
    [2023, 2, 29],
    [2024, 13, 1],
    [2024, 0, 10],
    [2024, 4, 31],
  ])('%i-%i-%i is no day', (year, month, dayOfMonth) => {
    expect(dayOf(year, month, dayOfMonth)).toBeUndefined()
  })

  test('a day written out reads back as itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50_000, max: 50_000 }), (value) => {
        expect(day(isoDate(value))).toBe(value)
      }),
    )
  })

  test('a literal that is no date is refused', () => {
    expect(() => day('2024-02-30')).toThrow(RangeError)
    expect(() => day('02/01/2024')).toThrow(RangeError)
  })
})

describe('ages and months', () => {
  test.each([
    ['2000-06-15', '2024-06-14', 23],
    ['2000-06-15', '2024-06-15', 24],
    ['2020-02-29', '2021-02-28', 0],
    ['2020-02-29', '2021-03-01', 1],
    ['2024-01-02', '2024-01-01', -1],
  ])('born %s is %s years old on %s', (birth, on, years) => {
    expect(ageInYears(day(birth), day(on))).toBe(years)
  })

  test.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-03-15', -36, '2021-03-15'],
    ['2023-12-31', 2, '2024-02-29'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(isoDate(addMonths(day(from), months))).toBe(to)
  })
})
