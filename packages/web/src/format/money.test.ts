import { expect, test } from 'vitest'
import { dollars, dollarsOr, roundDollars } from './money.ts'
import { percent } from './percent.ts'

test('money and shares are written the American way', () => {
  expect(dollars(1234.5)).toBe('$1,234.50')
  expect(dollarsOr('N/A', null)).toBe('N/A')
  expect(roundDollars(1234.5)).toBe('$1,235')
  expect(percent(0.186)).toBe('19%')
})
