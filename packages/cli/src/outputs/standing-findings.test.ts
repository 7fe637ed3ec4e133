import { allRules, claimLine, day, runAudit } from '@plumbline/engine'
import { expect, test } from 'vitest'
import { StandingFindings } from './standing-findings.ts'

/** One finding, as it stands at several lines. */
function oneFindingAt(times: number) {
  const lines = Array.from({ length: times }, (_, index) =>
    claimLine({
      ...{ index, row: index + 2, claimId: `C${index}`, patientKey: 'M1', procedureCode: '99213' },
      ...{ serviceFromDay: day('2024-08-05'), renderingNpi: '1234567893', units: 1 },
      ...{ chargeCents: 12_000, paidCents: 8_000 },
    }),
  )
  const rules = allRules.filter(({ id }) => id === 'exact-duplicate')
  const { claims } = runAudit({ lines, rules, tables: {}, auditDay: day('2025-01-15') })
  const [found] = claims.at(-1)?.findings ?? []
  if (!found) throw new Error('Nothing was found')
  return { claims: claims.map((claim) => ({ ...claim, findings: [found] })), lines, found }
}

test('a finding is the same from the first to the last line that it stands at', () => {
  const { claims, lines, found } = oneFindingAt(3)
  const standing = new StandingFindings(claims, lines)
  const first = standing.next(found)
  expect(first.fingerprint).toMatch(/^[0-9a-f]{64}$/)
  expect(first.firstAt).toBeUndefined()
  first.firstAt = '/claims/1/findings/0'
  expect(standing.next(found)).toBe(first)
  expect(standing.next(found)).toBe(first)
})

test('and is forgotten after it', () => {
  const { claims, lines, found } = oneFindingAt(2)
  const standing = new StandingFindings(claims, lines)
  const first = standing.next(found)
  standing.next(found)
  expect(standing.next(found)).not.toBe(first)
})

test('what makes it the same is all the lines that it stands at', () => {
  const { claims, lines, found } = oneFindingAt(3)
  const ofAll = new StandingFindings(claims, lines).next(found)
  const ofTwo = new StandingFindings(claims.slice(1), lines.slice(1)).next(found)
  expect(ofAll.fingerprint).not.toBe(ofTwo.fingerprint)
})
