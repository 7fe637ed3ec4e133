import { expect, it } from 'vitest'
import { readAdjustments } from './adjustments.ts'

it.each([
  ['CO-45 52.00; PR-2 23.00', ['CO 45 5200', 'PR 2 2300']],
  ['CO-45: $1,052.00', ['CO 45 105200']],
  ['CO45(52.00), PR1(5.00)', ['CO 45 5200', 'PR 1 500']],
  ['CAS*CO*45*52.00~CAS*PR*2*23.00', ['CO 45 5200', 'PR 2 2300']],
  ['CAS*PR*1*50.00**2*12.40', ['PR 1 5000', 'PR 2 1240']],
  ['CO-45; PR-1', ['CO 45 ', 'PR 1 ']],
  ['197 - No authorization', [' 197 ']],
  // An amount alone is no reason.
  ['52.00', []],
  ['45 12', []],
])('adjustments of %j', (text, expected) => {
  const found = readAdjustments(text).map(
    ({ group = '', reason, amountCents = '' }) => `${group} ${reason} ${amountCents}`,
  )
  expect(found).toEqual(expected)
})
