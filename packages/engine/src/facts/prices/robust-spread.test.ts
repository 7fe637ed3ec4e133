import fc from 'fast-check'
import { expect, test } from 'vitest'
import { robustSpread } from './robust-spread.ts'

test.each([
  [[5], 5, 0],
  [[1, 2, 3, 4, 100], 3, 1.4826],
  [[4, 1, 3, 2], 2.5, 1.4826],
])('%o', (values, median, deviation) => {
  const spread = robustSpread(Float64Array.from(values))
  expect(spread.median).toBe(median)
  expect(spread.deviation).toBeCloseTo(deviation, 10)
})

test('one strange number among many moves neither', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 90, max: 110 }), { minLength: 20, maxLength: 60 }),
      (values) => {
        const spread = robustSpread(Float64Array.from([...values, 1e9]))
        return spread.median <= 110 && spread.deviation <= 1.4826 * 20
      },
    ),
  )
})
