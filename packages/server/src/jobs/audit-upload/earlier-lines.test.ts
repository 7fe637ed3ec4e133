import { claimLine } from '@plumbline/engine'
import { describe, expect, test } from 'vitest'
import { contentText } from '../../stored-audits/stored-claim.ts'
import { EarlierLines, leftOutSentence, type StoredLine } from './earlier-lines.ts'

const line = (patientKey: string | undefined, claimId: string, index = 0) =>
  claimLine({ index, row: index + 2, patientKey, claimId, procedureCode: '99213' })

function stored(
  patient: string,
  claimId: string | undefined,
  uploadId: string,
  more: Readonly<Record<string, number>> = {},
): StoredLine {
  const facts = JSON.stringify({ claimId, procedureCode: '99213', ...more })
  const others = { audit_summary: '', suggested_fix: '', age_years: 40, sex: 'F' }
  return { content: contentText(others, facts), patient, uploadId }
}

const claimsOf = (earlier: EarlierLines) => earlier.lines.map(({ claimId }) => claimId)

describe('lines of earlier uploads', () => {
  test('of a claim that the file has too, the file’s version counts', () => {
    const earlier = new EarlierLines([line('aa', 'A')], 'medical')
    expect(earlier.take([stored('aa', 'A', 'u1'), stored('aa', 'B', 'u1')])).toBe(true)
    expect(claimsOf(earlier)).toEqual(['B'])
  })

  test('another patient’s claim of the same number is another claim', () => {
    const earlier = new EarlierLines([line('aa', '1'), line('bb', '2')], 'medical')
    earlier.take([stored('aa', '2', 'u1'), stored('bb', '1', 'u1')])
    expect(claimsOf(earlier)).toEqual(['2', '1'])
  })

  test('of a claim that several uploads have, the newest upload’s version counts', () => {
    const earlier = new EarlierLines([line('aa', 'X')], 'medical')
    earlier.take([stored('aa', 'B', 'u3'), stored('aa', 'B', 'u3'), stored('aa', 'B', 'u2')])
    earlier.take([stored('aa', 'C', 'u1'), stored('aa', undefined, 'u1')])
    expect(claimsOf(earlier)).toEqual(['B', 'B', 'C', undefined])
  })

  test('a record that only takes money back stands beside the claim, not in its place', () => {
    const credit = { index: 0, row: 2, patientKey: 'aa', claimId: 'A', paidCents: -500 }
    const earlier = new EarlierLines([claimLine(credit)], 'medical')
    earlier.take([stored('aa', 'A', 'u2'), stored('aa', 'A', 'u1')])
    expect(claimsOf(earlier)).toEqual(['A'])
    const later = new EarlierLines([line('aa', 'X')], 'medical')
    const paid = (cents: number, upload: string) => stored('aa', 'B', upload, { paidCents: cents })
    later.take([paid(-500, 'u3'), paid(900, 'u2'), paid(-400, 'u1'), paid(900, 'u1')])
    expect(later.lines.map(({ paidCents }) => paidCents)).toEqual([-500, 900])
  })

  test('without a claim number, a record of the same values is the file’s own, once for each copy', () => {
    const unnumbered = { index: 0, row: 2, patientKey: 'aa', procedureCode: '99213' }
    const earlier = new EarlierLines([claimLine(unnumbered)], 'medical')
    earlier.take([stored('aa', undefined, 'u2'), stored('aa', undefined, 'u2')])
    earlier.take([stored('aa', undefined, 'u1'), stored('bb', undefined, 'u1')])
    expect(earlier.lines.map(({ patientKey }) => patientKey)).toEqual(['aa', 'bb'])
    expect(earlier.notes([])).toEqual([
      expect.stringContaining('1 line without a claim number stands in an earlier upload'),
    ])
  })

  test('without a claim number, another value makes another record', () => {
    const other = claimLine({ patientKey: 'aa', procedureCode: '99213', paidCents: 1 })
    const earlier = new EarlierLines([other], 'medical')
    earlier.take([stored('aa', undefined, 'u1')])
    expect(earlier.lines).toHaveLength(1)
    expect(earlier.notes([])).toEqual([])
  })

  test('beyond what fits, each line of a patient concerned says so, and the file', () => {
    const lines = [line('aa', 'X'), line('bb', 'Y', 1), line('cc', 'Z', 2), line(undefined, 'W', 3)]
    const earlier = new EarlierLines(lines, 'medical', 2)
    expect(
      earlier.take([stored('aa', 'A', 'u'), stored('bb', 'B', 'u'), stored('bb', 'C', 'u')]),
    ).toBe(false)
    expect(lines.map((one) => earlier.isCutFor(one))).toEqual([false, true, true, false])
    expect(earlier.notes(lines)).toEqual([expect.stringContaining('up to 2: 2 lines of this file')])
    expect(leftOutSentence).toContain('more lines of this patient than could be compared')
  })

  test('that fit exactly are all compared', () => {
    const lines = [line('aa', 'X')]
    const earlier = new EarlierLines(lines, 'medical', 2)
    expect(earlier.take([stored('aa', 'A', 'u'), stored('aa', 'B', 'u')])).toBe(true)
    expect(earlier.notes(lines)).toEqual([])
  })
})
