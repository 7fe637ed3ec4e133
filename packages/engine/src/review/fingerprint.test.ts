import { expect, test } from 'vitest'
import { claimLine } from '../claim/claim-line.ts'
import { day } from '../claim/day.ts'
import { testFinding } from '../testing/finding.ts'
import { fingerprintText, kinText } from './fingerprint.ts'

const line = {
  claimId: 'C1',
  lineNumber: '2',
  patientKey: 'P',
  serviceFromDay: day('2024-03-04'),
  procedureCode: '99213',
  paidCents: 80_00,
}
const units = { row: 2, field: 'units', value: '3' }
const before = testFinding({ ruleId: 'units-over-mue', evidence: [units] })
const print = fingerprintText(before, [claimLine(line)])

test.each([
  ['another row', { ...units, row: 90 }, {}],
  ['another place in the file', units, { row: 90, index: 88 }],
  ['another payment, which the rule did not read', units, { paidCents: 81_00 }],
])('%s is the same finding', (_, cell, changed) => {
  const again = testFinding({ ruleId: 'units-over-mue', evidence: [cell], message: 'Other words.' })
  expect(fingerprintText(again, [claimLine({ ...line, ...changed })])).toBe(print)
})

test.each([
  ['a value that the rule read', { ...units, value: '4' }, {}],
  ['another field of the same value', { ...units, field: 'quantity' }, {}],
  ['another claim', units, { claimId: 'C2' }],
  ['another line of the claim', units, { lineNumber: '3' }],
  ['another patient', units, { patientKey: 'Q' }],
  ['another day', units, { serviceFromDay: day('2024-03-05') }],
  ['another code', units, { procedureCode: '99214' }],
  ['another modifier', units, { modifiers: ['25'] }],
])('%s makes another finding', (_, cell, changed) => {
  const again = testFinding({ ruleId: 'units-over-mue', evidence: [cell] })
  expect(fingerprintText(again, [claimLine({ ...line, ...changed })])).not.toBe(print)
})

test('another rule makes another finding', () => {
  const other = testFinding({ ruleId: 'exact-duplicate', evidence: [units] })
  expect(fingerprintText(other, [claimLine(line)])).not.toBe(print)
})

test('the order of lines and of evidence does not matter', () => {
  const cells = [units, { row: 3, field: 'units', value: '1' }]
  const lines = [claimLine(line), claimLine({ ...line, lineNumber: '1' })]
  const one = testFinding({ ruleId: 'r', evidence: cells })
  const other = testFinding({ ruleId: 'r', evidence: cells.toReversed() })
  expect(fingerprintText(other, lines.toReversed())).toBe(fingerprintText(one, lines))
})

test('a value that the rule read makes another finding of the same kin', () => {
  const again = testFinding({ ruleId: 'units-over-mue', evidence: [{ ...units, value: '4' }] })
  expect(kinText(again, [claimLine(line)])).toBe(kinText(before, [claimLine(line)]))
  expect(kinText(again, [claimLine({ ...line, lineNumber: '3' })])).not.toBe(
    kinText(before, [claimLine(line)]),
  )
})
