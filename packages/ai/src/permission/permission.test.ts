import { describe, expect, it } from 'vitest'
import { levels } from '../use/use.ts'
import { refusalOf, type CustomerSwitches, type Deployment } from './permission.ts'

/** Every combination of what may be set, with each level. */
const combinations = levels.flatMap((level) =>
  Array.from({ length: 2 ** 7 }, (_, bits) => {
    const bit = (at: number) => (bits & (1 << at)) !== 0
    const deployment: Deployment = {
      hasProvider: bit(0),
      agreement: bit(1),
      zeroRetention: bit(2),
      inHouse: bit(3),
    }
    const customer: CustomerSwitches = { words: bit(4), deIdentified: bit(5), identified: bit(6) }
    return { level, deployment, customer }
  }),
)

describe('what may leave', () => {
  it('is tried in all combinations', () => {
    expect(combinations).toHaveLength(levels.length * 128)
  })

  it('is nothing without a provider', () => {
    for (const { level, deployment, customer } of combinations) {
      if (deployment.hasProvider) continue
      expect(refusalOf(level, deployment, customer)).toBe('off')
    }
  })

  it('is nothing of a level that the customer has not switched on', () => {
    for (const { level, deployment, customer } of combinations) {
      const on = {
        'no-data': customer.words,
        'de-identified': customer.deIdentified,
        identified: customer.identified,
      }[level]
      if (!on) expect(refusalOf(level, deployment, customer)).toBe('off')
    }
  })

  it('is no record but to who protects and forgets it, or within the house', () => {
    for (const { deployment, customer } of combinations) {
      const { agreement, zeroRetention, inHouse } = deployment
      const refusal = refusalOf('identified', deployment, customer)
      if (refusal === undefined) expect(inHouse || (agreement && zeroRetention)).toBe(true)
      else if (deployment.hasProvider && customer.identified) {
        expect(refusal).toBe('level')
        expect(inHouse || (agreement && zeroRetention)).toBe(false)
      }
    }
  })

  it('of other levels needs no agreement', () => {
    for (const { level, deployment, customer } of combinations) {
      if (level === 'identified') continue
      expect(refusalOf(level, deployment, customer)).not.toBe('level')
    }
  })
})
