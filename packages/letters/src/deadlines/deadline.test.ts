import { day, isoDate } from '@plumbline/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deadlineSaid, lastDay, statedDay, type Clock } from './deadline.ts'
import { isFederalWorkday } from './workdays.ts'

function clock(count: number, days: Clock['days'], movesToWorkday = false): Clock {
  return { what: 'Last day', count, days, law: 'rebuttal', movesToWorkday }
}

describe('calendar days', () => {
  test.each([
    ['2026-03-02', 15, '2026-03-17'],
    ['2026-03-02', 30, '2026-04-01'],
    ['2026-03-07', 120, '2026-07-05'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2024-02-28', 2, '2024-03-01'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2024-02-29', 365, '2025-02-28'],
    ['2026-03-07', 1, '2026-03-08'],
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-10-31', 1, '2026-11-01'],
    ['2026-11-01', 1, '2026-11-02'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', 180, '2026-06-30'],
    ['2024-01-01', 180, '2024-06-29'],
    ['2026-09-04', 180, '2027-03-03'],
    ['2000-02-29', 120, '2000-06-28'],
    ['2028-02-29', 180, '2028-08-27'],
    ['2025-10-05', 30, '2025-11-04'],
    ['2027-03-13', 41, '2027-04-23'],
    ['2026-05-25', 60, '2026-07-24'],
  ])('from %s, %i: %s', (from, count, expected) => {
    expect(isoDate(lastDay(clock(count, 'calendar days'), day(from)))).toBe(expected)
  })
})

describe('federal workdays', () => {
  test.each([
    ['2026-03-02', 1, '2026-03-03'],
    ['2026-03-06', 1, '2026-03-09'],
    ['2026-03-07', 1, '2026-03-09'],
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-01-16', 1, '2026-01-20'],
    ['2026-02-13', 1, '2026-02-17'],
    ['2026-05-22', 1, '2026-05-26'],
    ['2026-06-18', 1, '2026-06-22'],
    ['2026-07-02', 1, '2026-07-06'],
    ['2026-09-04', 1, '2026-09-08'],
    ['2026-10-09', 1, '2026-10-13'],
    ['2026-11-10', 1, '2026-11-12'],
    ['2026-11-25', 1, '2026-11-27'],
    ['2026-12-24', 1, '2026-12-28'],
    ['2025-12-31', 1, '2026-01-02'],
    ['2021-06-17', 1, '2021-06-21'],
    ['2020-06-18', 1, '2020-06-19'],
    ['2022-12-23', 1, '2022-12-27'],
    ['2021-12-23', 1, '2021-12-27'],
    ['2021-12-30', 1, '2022-01-03'],
    ['2026-03-02', 30, '2026-04-13'],
    ['2026-12-01', 30, '2027-01-14'],
    ['2024-02-01', 30, '2024-03-15'],
    ['2026-06-01', 4, '2026-06-05'],
    ['2026-06-15', 4, '2026-06-22'],
    ['2028-02-28', 2, '2028-03-01'],
    ['2026-10-30', 1, '2026-11-02'],
    ['2027-12-23', 1, '2027-12-27'],
    ['2026-11-11', 30, '2026-12-24'],
  ])('from %s, %i: %s', (from, count, expected) => {
    expect(isoDate(lastDay(clock(count, 'federal workdays'), day(from)))).toBe(expected)
  })
})

describe('months', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 24, '2026-02-28'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-11-30', 18, '2028-05-30'],
  ])('from %s, %i: %s', (from, count, expected) => {
    expect(isoDate(lastDay(clock(count, 'months'), day(from)))).toBe(expected)
  })
})

describe('a last day on which offices are closed', () => {
  test.each([
    ['2026-02-20', 15, '2026-03-09'],
    ['2026-06-04', 15, '2026-06-22'],
    ['2026-12-10', 15, '2026-12-28'],
    ['2026-11-11', 15, '2026-11-27'],
    ['2026-01-04', 15, '2026-01-20'],
    ['2026-06-19', 14, '2026-07-06'],
  ])('from %s, %i: moves to %s', (from, count, expected) => {
    const moving = clock(count, 'calendar days', true)
    expect(isoDate(lastDay(moving, day(from)))).toBe(expected)
    expect(
      deadlineSaid(moving, day(from), { fromWhat: 'the notice,', today: day(from) }).because,
    ).toContain('offices are closed')
  })

  test('one on which they work does not move, and nothing is said of it', () => {
    const moving = clock(15, 'calendar days', true)
    const { lastDay: last, because } = deadlineSaid(moving, day('2026-03-02'), {
      fromWhat: 'the notice,',
      today: day('2026-03-02'),
    })
    expect(last).toBe('2026-03-17')
    expect(because).not.toContain('moved')
  })
})

test.each([
  ['2026-03-17', ''],
  ['2026-03-18', 'Over since March 17, 2026: '],
])('on %s: %j', (today, expected) => {
  const said = deadlineSaid(clock(15, 'calendar days'), day('2026-03-02'), {
    fromWhat: 'the notice',
    today: day(today),
  })
  expect(said.because.startsWith(`${expected}15 calendar days`)).toBe(true)
})

test('a workday deadline ends on a workday, and later for more days', () => {
  const dates = fc.integer({ min: day('2000-01-01'), max: day('2060-12-31') })
  fc.assert(
    fc.property(dates, fc.integer({ min: 1, max: 60 }), (from, count) => {
      const last = lastDay(clock(count, 'federal workdays'), from)
      expect(isFederalWorkday(last)).toBe(true)
      expect(lastDay(clock(count + 1, 'federal workdays'), from)).toBeGreaterThan(last)
    }),
    { numRuns: 200 },
  )
})

test.each(['', '2026-02-30', '02/03/2026', 'soon', undefined])('%o is no day', (text) => {
  expect(statedDay(text)).toBeUndefined()
})
