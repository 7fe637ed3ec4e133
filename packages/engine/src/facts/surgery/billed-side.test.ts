import { expect, test } from 'vitest'
import { billedSide } from './billed-side.ts'

test.each([
  [['LT'], 'left'],
  [['59', 'RT'], 'right'],
  [['E1'], 'left'],
  [['F5'], 'right'],
  [['TA', 'T1'], 'left'],
  [['LT', 'RT'], undefined],
  [['RT', '50'], undefined],
  [['25'], undefined],
  [[], undefined],
])('%o', (modifiers, side) => {
  expect(billedSide(modifiers)).toBe(side)
})
