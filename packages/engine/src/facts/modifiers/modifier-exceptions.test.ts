import { expect, test } from 'vitest'
import { claimLine } from '../../claim/claim-line.ts'
import { day } from '../../claim/day.ts'
import { isInterpretedTest, isOneSided } from './modifier-exceptions.ts'

test.each([
  ['2013-12-31', 'Acme', false],
  ['2014-01-01', 'Acme', true],
  ['2014-01-01', 'Medicare', false],
])('69210 on %s of %s: for one side %s', (on, payer, oneSided) => {
  const line = claimLine({ procedureCode: '69210', payer, serviceFromDay: day(on) })
  expect(isOneSided(line)).toBe(oneSided)
})

test.each([
  ['84165', true],
  ['86153', true],
  ['80053', false],
])('%s: interpreted by a physician %s', (procedureCode, interpreted) => {
  const line = claimLine({ procedureCode, serviceFromDay: day('2026-03-05') })
  expect(isInterpretedTest(line)).toBe(interpreted)
})
