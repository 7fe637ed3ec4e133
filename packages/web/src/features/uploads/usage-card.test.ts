import type { Usage } from '@plumbline/contract'
import { expect, test } from 'vitest'
import { usageStanding } from './usage-card.tsx'

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
  [79, 100, 'normal'],
  [80, 100, 'near'],
  [99, 100, 'near'],
  [100, 100, 'full'],
  [120, 100, 'full'],
  [500, -1, 'normal'],
  [5, 0, 'normal'],
] as const)('%i of %i is %s', (claimsUsed, claimsLimit, standing) => {
  expect(usageStanding({ ...usage, claimsUsed, claimsLimit })).toBe(standing)
})
