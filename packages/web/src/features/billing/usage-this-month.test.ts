import { expect, test } from 'vitest'
import { aUsage } from '../../testing/a-usage.ts'
import { billingShare, billingTone } from './usage-this-month.tsx'

test.each([
  [74, 'good', 0.74],
  [75, 'warn', 0.75],
  [89, 'warn', 0.89],
  [90, 'bad', 0.9],
  [130, 'bad', 1],
] as const)('%i of 100 is %s at %f', (claimsUsed, tone, share) => {
  expect(billingTone(aUsage({ claimsUsed }))).toBe(tone)
  expect(billingShare(aUsage({ claimsUsed }))).toBe(share)
})

test('nothing is drawn where nothing limits it', () => {
  expect(billingShare(aUsage({ claimsUsed: 90_000, claimsLimit: -1 }))).toBe(0)
})
