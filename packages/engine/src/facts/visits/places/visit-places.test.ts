import { expect, test } from 'vitest'
import { day } from '../../../claim/day.ts'
import { impossibility, isFreeOfPlace, isPlaceQuestioned } from './visit-places.ts'

const on = day('2026-03-05')

test.each([
  ['emergency-visit', '11', 'never'],
  ['emergency-visit', '21', 'doubtful'],
  ['emergency-visit', '23', undefined],
  ['hospital-visit', '12', 'doubtful'],
  ['inpatient-consultation', '12', 'never'],
  ['home-visit', '13', undefined],
  ['office-visit', '21', 'doubtful'],
] as const)('%s at %s: %s', (family, place, certainty) => {
  expect(impossibility(family, place, on)).toBe(certainty)
  expect(isPlaceQuestioned(family, place)).toBe(certainty !== undefined)
})

test('critical care may be given anywhere', () => {
  expect(isFreeOfPlace('critical-care')).toBe(true)
  expect(isFreeOfPlace('home-visit')).toBe(false)
})
