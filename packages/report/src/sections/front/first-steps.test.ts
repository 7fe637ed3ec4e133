import { claimLine, dollars, type ClaimLine } from '@plumbline/engine'
import { describe, expect, test } from 'vitest'
import { stepsOf } from '../../facts/first-steps.ts'
import { reportFacts } from '../../facts/report-facts.ts'
import { medicalLines, pharmacyLines, sampleAudit } from '../../testing/sample-audit.ts'
import { sampleReport } from '../../testing/sample-report.ts'
import { FindingIndex } from '../findings/finding-numbers.ts'
import { findings } from '../findings/findings.ts'
import { firstSteps } from './first-steps.ts'
import { summary } from './summary.ts'

/** The audit of these lines with every finding of one rule doubting how the columns were read. */
function doubted(lines: readonly ClaimLine[], ruleId: string) {
  const input = sampleReport(lines, 'medical')
  const known = new Map<unknown, unknown>()
  const claims = sampleAudit(lines, 'medical').document.claims.map((verdict) => ({
    ...verdict,
    findings: verdict.findings.map((finding) => {
      if (finding.ruleId !== ruleId) return finding
      const doubting = { ...finding, basis: 'binding', readingInDoubt: true } as const
      known.set(finding, doubting)
      return doubting
    }),
  }))
  expect(known.size).toBeGreaterThan(0)
  const rules = input.rules.map((rule) =>
    rule.id === ruleId ? { ...rule, basis: 'binding' as const } : rule,
  )
  return reportFacts({ ...input, rules, document: { ...input.document, claims } })
}

describe('what to do first', () => {
  test.each([
    ['medical', reportFacts(sampleReport(medicalLines(300), 'medical'))],
    ['pharmacy', reportFacts(sampleReport(pharmacyLines(200), 'pharmacy'))],
    ['one line', reportFacts(sampleReport([claimLine({ index: 0, row: 2 })], 'medical'))],
  ])('adds up to the dollars at risk: %s', (_, facts) => {
    const steps = stepsOf(facts.found)
    const { potentialSavingsCents, flagged, needsReview } = facts.document.summary
    const sum = steps.reduce((cents, step) => cents + step.atRiskCents, 0)
    expect(sum).toBe(potentialSavingsCents)
    expect(steps.reduce((lines, step) => lines + step.lines, 0)).toBe(flagged + needsReview)
    if (sum > 0) {
      expect(firstSteps(facts).text).toContain(
        `Together ${flagged + needsReview} lines, ${dollars(potentialSavingsCents)}, as above.`,
      )
    }
  })

  test('names what rests on columns that may have been read wrong', () => {
    const facts = doubted(medicalLines(300), 'visit-level-outlier')
    const printed = firstSteps(facts).text
    expect(printed).toContain('Check how the columns of the file were read')
    expect(printed).toContain('reading in doubt')
    expect(facts.split.inDoubt).toBeGreaterThan(0)
    expect(summary(facts).text).toContain('Reading in doubt')
  })
})

describe('a rule whose findings doubt their reading', () => {
  const facts = doubted(medicalLines(300), 'units-over-daily-limit')
  const printed = findings(facts, new FindingIndex(facts)).text
  const article = /<article class="rule" id="r-units-over-daily-limit">.*?<\/article>/s.exec(
    printed,
  )

  test('is not called binding, and does not ask for money', () => {
    expect(article?.[0]).toContain('Not settled: the findings doubt')
    expect(article?.[0]).not.toMatch(/<dd>Binding|<dd>Ask for the record of the units/)
  })
})

test('findings are numbered as they are printed', () => {
  const facts = reportFacts(sampleReport(medicalLines(300), 'medical'))
  const printed = findings(facts, new FindingIndex(facts)).text
  const numbers = Array.from(
    printed.matchAll(/<p class="who">\s*<span class="no">F(\d+)</g),
    (hit) => Number(hit[1]),
  )
  expect(numbers.length).toBeGreaterThan(3)
  expect(numbers).toEqual(numbers.map((_, at) => at + 1))
})
