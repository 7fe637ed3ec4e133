import { describe, expect, it } from 'vitest'
import { levels, useIds, type UseId } from '../use/use.ts'
import { refusalOf, type CustomerSwitches, type Deployment } from './permission.ts'

/** Every combination of what may be set, with each use at each level. */
const combinations = useIds.flatMap((id) =>
  levels.flatMap((level) =>
    Array.from({ length: 2 ** 9 }, (_, bits) => {
      const bit = (at: number) => (bits & (1 << at)) !== 0
      const deployment: Deployment = {
        ...{ hasProvider: bit(0), agreement: bit(1), zeroRetention: bit(2), inHouse: bit(3) },
      }
      const customer: CustomerSwitches = {
        ...{ words: bit(4), deIdentified: bit(5), columnHelp: bit(6), identified: bit(7) },
        secondLook: bit(8),
      }
      return { use: { id, level }, deployment, customer }
    }),
  ),
)

/** The switch of each use: no other lets it be asked for. */
const switches: Readonly<Record<UseId, keyof CustomerSwitches>> = {
  narrate: 'words',
  'summary-words': 'words',
  'letter-argument': 'words',
  question: 'deIdentified',
  columns: 'columnHelp',
  'second-look': 'secondLook',
  'contract-rules': 'identified',
  'record-facts': 'identified',
}

describe('what may leave', () => {
  it('is tried in all combinations', () => {
    expect(combinations).toHaveLength(useIds.length * levels.length * 512)
  })

  it('is nothing without a provider', () => {
    for (const { use, deployment, customer } of combinations) {
      if (deployment.hasProvider) continue
      expect(refusalOf(use, deployment, customer)).toBe('off')
    }
  })

  it('is nothing for a use that the customer has not switched on, whatever else is', () => {
    for (const { use, deployment, customer } of combinations) {
      if (!customer[switches[use.id]]) expect(refusalOf(use, deployment, customer)).toBe('off')
    }
  })

  it('is everything else that names nobody', () => {
    for (const { use, deployment, customer } of combinations) {
      if (use.level === 'identified' || !deployment.hasProvider) continue
      if (customer[switches[use.id]]) expect(refusalOf(use, deployment, customer)).toBeUndefined()
    }
  })

  it('is no record but to who protects and forgets it, or within the house', () => {
    for (const { use, deployment, customer } of combinations) {
      if (use.level !== 'identified') continue
      const { agreement, zeroRetention, inHouse } = deployment
      const mayHold = inHouse || (agreement && zeroRetention)
      const refusal = refusalOf(use, deployment, customer)
      const isOn = customer.identified && customer[switches[use.id]]
      if (!deployment.hasProvider || !isOn) expect(refusal).toBe('off')
      else expect(refusal).toBe(mayHold ? undefined : 'level')
    }
  })
})
