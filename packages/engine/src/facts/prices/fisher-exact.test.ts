import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fisherExactUpper } from './fisher-exact.ts'

test.each([
  // Fisher's tea: 4 of 4 cups, and 3 or more of 4.
  [4, 4, 4, 8, 1 / 70],
  [3, 4, 4, 8, 17 / 70],
  [0, 5, 3, 20, 1],
  [5, 5, 5, 25, 1 / 53130],
  [2, 40, 2, 100, (40 * 39) / (100 * 99)],
])('%i of %i, %i of %i in all', (marked, drawn, markedInAll, all, chance) => {
  expect(fisherExactUpper(marked, drawn, markedInAll, all)).toBeCloseTo(chance, 9)
})

test('more marks are never likelier', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 }), (drawn, more) => {
      const all = drawn + more + 10
      const markedInAll = Math.min(more, all)
      const marked = Math.min(drawn, markedInAll)
      const tail = fisherExactUpper(marked, drawn, markedInAll, all)
      return tail <= fisherExactUpper(marked - 1, drawn, markedInAll, all) + 1e-12
    }),
  )
})
