import { withoutPersonalData, type ClaimVerdict, type Finding } from '@plumbline/engine'
import { describe, expect, test } from 'vitest'
import { renderReport } from './render-report.ts'
import type { ReportInput } from './report-input.ts'
import { medicalLines, pharmacyLines } from './testing/sample-audit.ts'
import { sampleReport } from './testing/sample-report.ts'

const clear = sampleReport(pharmacyLines(200), 'pharmacy')
const flagged = clear.document.claims.findIndex(({ errorFlag }) => errorFlag === 'Flagged')
const someone = clear.lines[flagged]?.patientKey ?? ''
const withheldSentence = 'Member numbers are not shown: they were not kept'

/** The same audit as it is stored: marks for members, findings without what is personal. */
function stored({ members, ...input }: ReportInput): ReportInput {
  const mark = (key: string) => `${Buffer.from(key).toString('hex')}8bcc`
  const findings = new Map<Finding, Finding>()
  const bare = (finding: Finding) => {
    const known = findings.get(finding) ?? withoutPersonalData(finding)
    findings.set(finding, known)
    return known
  }
  const claims = input.document.claims.map((verdict): ClaimVerdict => ({
    ...verdict,
    findings: verdict.findings.map(bare),
  }))
  const lines = input.lines.map((line) => ({
    ...line,
    patientKey: line.patientKey && mark(line.patientKey),
  }))
  const numbers = Array.from(members ?? [], ([key, number]) => [mark(key), number] as const)
  return {
    ...{ ...input, lines, document: { ...input.document, claims } },
    ...(members && { members: new Map(numbers) }),
  }
}

describe.each([
  ['read from a file', clear],
  ['stored under marks', stored(clear)],
])('members of an audit %s', (_, input) => {
  test('are shown by the end of their own number, never by a mark', () => {
    const text = renderReport(input)
    expect(text).toContain(`member ••${someone.slice(-4)}`)
    expect(text).not.toContain(someone)
    expect(text).not.toContain('8bcc')
    expect(text).toContain('by the last characters of their number in the file')
  })

  test('are shown by the whole number where that was asked for', () => {
    const text = renderReport({ ...input, memberDisplay: 'whole' })
    expect(text).toContain(`member ${someone}`)
    expect(text).not.toContain('••')
    expect(text).toContain('Members are shown by their whole number, as the file writes it.')
  })
})

test('members are not shown where their numbers were not kept, and the cover says so', () => {
  const { members, ...older } = stored(clear)
  expect(members?.size).toBeGreaterThan(0)
  const text = renderReport(older)
  expect(text).toContain(withheldSentence)
  expect(text).not.toMatch(/8bcc|••|last characters/)
  expect(text).toContain('member –')
})

test('a file without member numbers is not said to have any', () => {
  const text = renderReport({ ...sampleReport(medicalLines(30), 'medical'), members: new Map() })
  expect(text).toContain('The file has no member numbers.')
  expect(text).not.toContain(withheldSentence)
})

test('a dash is explained where a member has no number', () => {
  const numbers = new Map(Array.from(clear.members ?? []).slice(1))
  expect(renderReport({ ...clear, members: numbers })).toContain('A dash stands for a member')
  expect(renderReport(clear)).not.toContain('A dash stands for a member')
})
