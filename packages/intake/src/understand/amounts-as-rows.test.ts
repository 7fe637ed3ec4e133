import { expect, it } from 'vitest'
import { readText, refusalOf } from '../testing/read-text.ts'

const rows = (kinds: readonly string[], name = 'Amount Type') =>
  [
    `Claim ID,Line,Member ID,DOS,CPT,${name},Amount`,
    ...kinds.map((kind, at) => `L1,1,M1,01/06/2025,99213,${kind},${100 - at}.00`),
  ].join('\n')

it.each([
  [['Billed', 'Allowed', 'Paid', 'Patient Resp'], 'Amount Type'],
  [['Charge', 'Plan Paid', 'Charge', 'Plan Paid'], 'Measure'],
])('refuses a row for each amount of a line: %j', async (kinds, name) => {
  expect((await refusalOf(rows(kinds, name))).code).toBe('amounts-as-rows')
})

it('takes a status for no kind of amount', async () => {
  const { lines } = await readText(rows(['Billed', 'Paid', 'Paid'], 'Claim Status'))
  expect(lines).toHaveLength(3)
})
