import { expect, test } from 'vitest'
import { day } from '../claim/day.ts'
import { exactDuplicate } from '../rules/duplicate/exact-duplicate.ts'
import { impossibleDate } from '../rules/data-quality/impossible-date.ts'
import { auditLines, type LineFields } from '../testing/audit-lines.ts'

const visit = {
  claimId: 'A',
  patientKey: 'S1',
  procedureCode: '99213',
  renderingNpi: '1234567893',
  claimType: 'professional',
  serviceFromDay: day('2024-03-04'),
  chargeCents: 15_000,
  paidCents: 8000,
  claimStatus: 'paid',
} satisfies LineFields

function foundIn(lines: readonly LineFields[]) {
  const { findingsByLine } = auditLines(lines, [exactDuplicate, impossibleDate])
  return findingsByLine.flatMap((findings) =>
    (findings ?? []).map(({ class: findingClass, message }) => ({
      findingClass,
      doubts: message.endsWith('so the claims may be of two members of a family.'),
    })),
  )
}

test('a copy on another claim of a number that a family shares is a question, and says so', () => {
  const lines = [visit, { ...visit, claimId: 'B' }]
  expect(foundIn(lines)).toEqual([{ findingClass: 'error', doubts: false }])
  const ofFamily = lines.map((line) => ({ ...line, isFamilyNumber: true as const }))
  expect(foundIn(ofFamily)).toEqual([{ findingClass: 'lead', doubts: true }])
})

test('the lines of one claim are of one patient, and a line by itself too', () => {
  const line = { ...visit, lineNumber: '1', isFamilyNumber: true } as const
  expect(foundIn([line, line])).toEqual([{ findingClass: 'error', doubts: false }])
  expect(foundIn([{ ...line, serviceThroughDay: day('2024-03-01') }])).toEqual([
    { findingClass: 'error', doubts: false },
  ])
})
