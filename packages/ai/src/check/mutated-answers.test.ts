import { describe, expect, it } from 'vitest'
import { acceptedTexts } from '../testing/accepted-texts.table.ts'
import { inventions } from '../testing/mutations.table.ts'
import { seeded, withPiece } from '../testing/seeded.ts'
import { faultSlot, wordFaults } from './word-faults.ts'

const perKind = Math.ceil(10_000 / Object.keys(inventions).length)

describe('of 10,000 answers with something invented', () => {
  it.each(Object.entries(inventions))('none with a %s passes', (_, invent) => {
    const chance = seeded(17)
    const passed = Array.from({ length: perKind }, () =>
      withPiece(chance.pick(acceptedTexts), invent(chance), chance),
    ).filter((text) => wordFaults(text).length === 0)
    expect(passed).toEqual([])
  })

  it('there are as many', () => {
    expect(perKind * Object.keys(inventions).length).toBeGreaterThanOrEqual(10_000)
  })

  it('none passes whose fault was taken out, broken or put twice', () => {
    for (const text of acceptedTexts) {
      for (const broken of ['', '{fault}', '{{fault', '{{Fault}}', '{{fault}}{{fault}}']) {
        expect(wordFaults(text.replace(faultSlot, broken))).not.toEqual([])
      }
    }
  })

  it('every true text passes', () => {
    expect(acceptedTexts.filter((text) => wordFaults(text).length > 0)).toEqual([])
  })
})
