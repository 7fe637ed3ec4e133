import { allRules } from '@plumbline/engine'
import { expect, test } from 'vitest'
import { basisWords } from './classes.ts'

test.each([
  ['acetaminophen-over-4-grams', 'Published standard'],
  ['quantity-per-day-out-of-range', 'Published standard'],
  ['opioid-over-90-mme', 'Medicare benchmark'],
  ['units-over-mue', 'Medicare benchmark'],
  ['refill-too-soon', 'Plan terms'],
])('%s rests on: %s', (id, name) => {
  const rule = allRules.find((known) => known.id === id)
  expect(rule && basisWords(rule).name).toBe(name)
})
