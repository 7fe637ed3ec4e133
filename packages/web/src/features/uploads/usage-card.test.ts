import { expect, test } from 'vitest'
import { aUsage } from '../../testing/a-usage.ts'
import { usageStanding } from './usage-card.tsx'

test.each([
  [79, 100, 'normal'],
  [80, 100, 'near'],
  [99, 100, 'near'],
  [100, 100, 'full'],
  [120, 100, 'full'],
  [500, -1, 'normal'],
  [5, 0, 'normal'],
] as const)('%i of %i is %s', (claimsUsed, claimsLimit, standing) => {
  expect(usageStanding(aUsage({ claimsUsed, claimsLimit }))).toBe(standing)
})
