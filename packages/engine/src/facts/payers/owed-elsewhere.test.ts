import { expect, test } from 'vitest'
import { day } from '../../claim/day.ts'
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
  expect(isOwedElsewhere(procedureNumber(code), day('2024-03-05'))).toBe(owed)
})
