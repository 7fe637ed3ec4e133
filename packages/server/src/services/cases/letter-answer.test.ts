import { isoDate } from '@plumbline/engine'
import { expect, test } from 'vitest'
import { today } from './letter-answer.ts'

test.each([
  ['2026-03-21T00:30:00Z', '2026-03-20'],
  ['2026-03-21T03:59:59Z', '2026-03-20'],
  ['2026-03-21T04:00:00Z', '2026-03-21'],
  // Standard time again since November 1.
  ['2026-11-02T04:30:00Z', '2026-11-01'],
  ['2024-03-01T04:59:00Z', '2024-02-29'],
])('a letter made at %s is of %s', (now, expected) => {
  expect(isoDate(today(new Date(now)))).toBe(expected)
})
