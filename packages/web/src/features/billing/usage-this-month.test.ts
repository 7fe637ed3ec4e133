import type { Usage } from '@plumbline/contract'
import { expect, test } from 'vitest'
import { billingShare, billingTone } from './usage-this-month.tsx'

const usage: Usage = {
  month: 7,
  year: 2025,
  planId: 'starter',
  subscriptionStatus: 'active',
  isTrialPeriod: false,
  trialEndDate: null,
  isCanceled: false,
  accessEnds: null,
  claimsUsed: 0,
  claimsLimit: 100,
  bonusCredits: 0,
}

test.each([
  [74, 'good', 0.74],
  [75, 'warn', 0.75],
  [89, 'warn', 0.89],
  [90, 'bad', 0.9],
  [130, 'bad', 1],
] as const)('%i of 100 is %s at %f', (claimsUsed, tone, share) => {
  expect(billingTone({ ...usage, claimsUsed })).toBe(tone)
  expect(billingShare({ ...usage, claimsUsed })).toBe(share)
})

test('nothing is drawn where nothing limits it', () => {
  expect(billingShare({ ...usage, claimsUsed: 90_000, claimsLimit: -1 })).toBe(0)
})
