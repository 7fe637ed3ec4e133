import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { claimLine } from '../../claim/claim-line.ts'
import {
  addFill,
  dailyQuantity,
  daysOnHand,
  refillDay,
  startSupply,
  type Supply,
} from './supply-on-hand.ts'

const line = claimLine({})

describe('supply on hand', () => {
  test('unused days are carried forward', () => {
    const supply = addFill(startSupply(line, 0, 30), line, 24, 30)
    expect(daysOnHand(supply, 24)).toBe(36)
    expect(daysOnHand(supply, 60)).toBe(0)
    expect(daysOnHand(supply, 99)).toBe(0)
  })

  test('a gap is not made up', () => {
    expect(addFill(startSupply(line, 0, 30), line, 50, 30).runOutDay).toBe(80)
  })

  test.each([
    [30, 0.75, 22],
    [90, 0.75, 67],
    [30, 0.85, 25],
    [30, 0.7, 21],
  ])('%i days at %d may be refilled on day %i', (days, share, expected) => {
    expect(refillDay(startSupply(line, 0, days), share)).toBe(expected)
  })

  const fills = fc.array(fc.tuple(fc.nat(20), fc.integer({ min: 1, max: 90 })), { minLength: 1 })

  test('supply never exceeds what was dispensed and never runs out before the last fill does', () => {
    fc.assert(
      fc.property(fills, (gaps) => {
        let day = 0
        let dispensed = 0
        let supply: Supply | undefined
        for (const [gap, days] of gaps) {
          day += gap
          dispensed += days
          supply = supply ? addFill(supply, line, day, days) : startSupply(line, day, days)
          expect(daysOnHand(supply, day)).toBeLessThanOrEqual(dispensed)
          expect(supply.runOutDay).toBeGreaterThanOrEqual(day + days)
        }
      }),
    )
  })
})

test('quantity a day', () => {
  expect(dailyQuantity(claimLine({ quantity: 90, daysSupply: 30 }))).toBe(3)
  expect(dailyQuantity(claimLine({ quantity: 90, daysSupply: 0 }))).toBeUndefined()
  expect(dailyQuantity(claimLine({ daysSupply: 30 }))).toBeUndefined()
})
