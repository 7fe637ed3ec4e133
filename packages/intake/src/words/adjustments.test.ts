import { expect, it } from 'vitest'
import { readAdjustments } from './adjustments.ts'

it.each([
  ['CO-45 52.00; PR-2 23.00', ['CO 45 5200', 'PR 2 2300']],
  ['CO-45: $1,052.00', ['CO 45 105200']],
  ['CO45(52.00), PR1(5.00)', ['CO 45 5200', 'PR 1 500']],
  ['CAS*CO*45*52.00~CAS*PR*2*23.00', ['CO 45 5200', 'PR 2 2300']],
  ['CAS*PR*1*50.00**2*12.40', ['PR 1 5000', 'PR 2 1240']],
  ['CO*45*52.00~PR*2*23.00', ['CO 45 5200', 'PR 2 2300']],
  ['CO^45^52.00;PR^1^50.00^^2^12.40', ['CO 45 5200', 'PR 1 5000', 'PR 2 1240']],
  // A spreadsheet writes 39.70 so, and 50.00 without decimals.
  ['CO-45 39.7; PR-2 23.00', ['CO 45 3970', 'PR 2 2300']],
  ['PR-1=50; CO-45: 12', ['PR 1 5000', 'CO 45 1200']],
  ['PR-1 $50', ['PR 1 5000']],
  // Whether 96 is dollars or a second reason cannot be told.
  ['CO-45 96; PR-1', ['CO 45 ', 'PR 1 ']],
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

it('takes no longer on a cell full of blanks than on any other', () => {
  const blanks = ' '.repeat(200_000)
  expect(readAdjustments(`CO-45${blanks}x${blanks}; PR-1`)).toHaveLength(2)
})
