import { unlimitedClaims } from '@plumbline/contract'
import { expect, test } from 'vitest'
import { claimsLimitText } from './claims-limit.ts'

test.each([
  [5_000, '5,000'],
  [0, '0'],
  [unlimitedClaims, 'unlimited'],
])('a limit of %i reads "%s"', (limit, text) => {
  expect(claimsLimitText(limit)).toBe(text)
})
