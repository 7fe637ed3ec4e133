import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { capacityOf, capacitySentence, claimsLimitOf, creditsFor } from './capacity.ts'

const facts = {
  planId: 'starter',
  accessEnabled: false,
  bonusCredits: 0,
  claimsUsed: 0,
  creditsUsed: 0,
} as const

describe('capacity', () => {
  test.each([
    ['a fresh month', facts, 5_000],
    ['a month half used', { ...facts, claimsUsed: 2_000 }, 3_000],
    [
      'credits that were used took none of the volume',
      { ...facts, claimsUsed: 2_000, creditsUsed: 500 },
      3_500,
    ],
    ['a smaller plan than before', { ...facts, claimsUsed: 8_000 }, 0],
    ['no plan', { ...facts, planId: null }, 0],
    ['access without a plan', { ...facts, planId: null, accessEnabled: true }, 5_000],
    ['no limit', { ...facts, planId: 'enterprise', claimsUsed: 9e6 }, Infinity],
  ] as const)('of %s', (_what, given, left) => {
    expect(capacityOf(given).left).toBe(left)
  })

  test('uses the volume first, then credits, and never more than both', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), fc.nat(300), (left, credits, claims) => {
        const needed = creditsFor(claims, { left, credits })
        if (claims > left + credits) expect(needed).toBeUndefined()
        else expect(needed).toBe(Math.max(0, claims - left))
      }),
    )
  })

  test('says the three numbers', () => {
    const sentence = capacitySentence(6_000, { left: 4_900, credits: 12 })
    expect(sentence).toContain('6,000 claims')
    expect(sentence).toContain('4,900 are left')
    expect(sentence).toContain('12 bonus credits')
  })

  test('an enterprise has no limit', () => {
    expect(claimsLimitOf({ planId: 'enterprise', accessEnabled: false })).toBe(-1)
  })
})
