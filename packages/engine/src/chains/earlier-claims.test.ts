import { expect, test } from 'vitest'
import { day } from '../claim/day.ts'
import { earlierClaimsNote } from '../result/file-notes.ts'
import { auditLines, type LineFields } from '../testing/audit-lines.ts'

const visit: LineFields = {
  patientKey: 'P1',
  serviceFromDay: day('2024-03-04'),
  procedureCode: '99213',
  claimId: 'A',
  paidCents: 8000,
}
const fill: LineFields = {
  auditType: 'pharmacy',
  patientKey: 'P1',
  serviceFromDay: day('2024-03-04'),
  prescriptionNumber: '77',
  ndc: '00093721410',
  quantity: 30,
  paidCents: 2000,
}

const cases: readonly (readonly [string, LineFields[], LineFields[], number])[] = [
  ['nothing of them', [visit], [{ ...visit, claimId: 'B', patientKey: 'P2' }], 0],
  [
    'a claim of two lines on two days that is voided',
    [visit, { ...visit, procedureCode: '85025', serviceFromDay: day('2024-03-05') }],
    [{ ...visit, claimId: 'B', frequencyCode: '8', originalClaimId: 'A' }],
    1,
  ],
  [
    'a claim that is replaced',
    [visit],
    [{ ...visit, claimId: 'B', frequencyCode: '7', originalClaimId: 'A' }],
    1,
  ],
  [
    'a claim that another earlier one had voided already',
    [visit, { ...visit, claimId: 'B', frequencyCode: '8', originalClaimId: 'A' }],
    [{ ...visit, claimId: 'C', patientKey: 'P2' }],
    0,
  ],
  ['a fill that is reversed', [fill], [{ ...fill, paidCents: -2000 }], 1],
  ['a line of which part is taken back', [visit], [{ ...visit, paidCents: -3000 }], 1],
]

test.each(cases)('of earlier uploads, %s', (_, history, lines, count) => {
  expect(auditLines(lines, [], { history }).earlierClaimsChanged).toBe(count)
})

test('a line says of an earlier upload what has no row in this file', () => {
  const history = [{ ...visit, claimId: 'B', frequencyCode: '8', originalClaimId: 'A' }]
  const [verdict] = auditLines([visit], [], { history }).claims
  expect(verdict?.auditSummary).toBe(
    'Not audited (voided): a record of an earlier upload takes the claim back.',
  )
})

test('the file says how many they are', () => {
  expect(earlierClaimsNote(0)).toBeUndefined()
  expect(earlierClaimsNote(1)).toMatch(/^1 claim of earlier uploads is .* found on it:/)
  expect(earlierClaimsNote(1200)).toMatch(/^1,200 claims of earlier uploads are .* found on them:/)
})
