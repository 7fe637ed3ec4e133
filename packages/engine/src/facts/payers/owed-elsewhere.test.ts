import { expect, test } from 'vitest'
import { procedureNumber } from '../../claim/procedure-number.ts'
import { isOwedElsewhere } from './owed-elsewhere.ts'

test.each([
  ['99396', true],
  ['90678', true],
  ['92015', true],
  ['V5010', true],
  ['D1110', true],
  ['99213', false],
  ['A9270', false],
  ['15824', false],
  ['', false],
])('%s: %s', (code, owed) => {
  expect(isOwedElsewhere(procedureNumber(code))).toBe(owed)
})
