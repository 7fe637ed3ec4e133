import { describe, expect, test } from 'vitest'
import { aUsage } from '../../testing/a-usage.ts'
import { dashboardShare, dashboardTone } from './monthly-usage.tsx'
import { shortened } from './recent-claims.tsx'

const usage = aUsage()

describe('the monthly usage bar', () => {
  test.each([
    [60, 'good'],
    [61, 'warn'],
    [80, 'warn'],
    [81, 'bad'],
  ] as const)('%i of 100 is %s', (claimsUsed, tone) => {
    expect(dashboardTone({ ...usage, claimsUsed })).toBe(tone)
  })

  test('is a fifth wide and green where nothing limits it', () => {
    const unlimited = { ...usage, claimsUsed: 90_000, claimsLimit: -1 }
    expect(dashboardShare(unlimited)).toBe(0.2)
    expect(dashboardTone(unlimited)).toBe('good')
  })
})

describe('a summary in the table of recent claims', () => {
  test('is cut after 80 characters', () => {
    expect(shortened('x'.repeat(81))).toBe(`${'x'.repeat(80)}…`)
    expect(shortened('x'.repeat(80))).toBe('x'.repeat(80))
    expect(shortened(`${'x'.repeat(70)} ${'y'.repeat(20)}`)).toBe(`${'x'.repeat(70)}…`)
  })

  test('says that the audit runs where there is none', () => {
    expect(shortened('')).toBe('Processing...')
  })
})
