import { day, isoDate } from '@plumbline/engine'
import { expect, test } from 'vitest'
import { startedClock } from './started-clock.ts'

test.each([
  // 2028 is a leap year; 180 days from August 31 end on February 27, 60 from January 1 on March 1.
  ['redetermination', 'disputed', '2027-08-31', '2028-02-27', '42 CFR 405.962(a)'],
  ['erisa-appeal', 'sent', '2028-01-01', '2028-03-01', '29 CFR 2560.503-1(i)(2)(iii)'],
] as const)('%s, once %s on %s: until %s', (situation, happening, on, until, law) => {
  const clock = startedClock(situation, happening, day(on))
  expect(clock && isoDate(clock.lastDay)).toBe(until)
  expect(clock?.what).toContain(law)
})

test('where the law sets no day, none is made up', () => {
  expect(startedClock('overpayment', 'disputed', day('2027-01-04'))).toBeUndefined()
  expect(startedClock('redetermination', 'sent', day('2027-01-04'))).toBeUndefined()
})
