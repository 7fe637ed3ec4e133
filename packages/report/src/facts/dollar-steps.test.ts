import { expect, test } from 'vitest'
import { medicalLines, pharmacyLines } from '../testing/sample-audit.ts'
import { sampleReport } from '../testing/sample-report.ts'
import { dollarSteps } from './dollar-steps.ts'
import { linesWithFindings } from './audited-line.ts'

test.each([
  ['medical', medicalLines(600)],
  ['pharmacy', pharmacyLines(400)],
] as const)('firm and records needed are what is at risk, in %s claims', (type, lines) => {
  const { document } = sampleReport(lines, type)
  const steps = dollarSteps(linesWithFindings(document, lines))
  expect(steps.atRiskCents).toBeGreaterThan(0)
  expect(steps.firm.cents + steps.recordsNeeded.cents).toBe(steps.atRiskCents)
  expect(steps.grossCents - steps.overlapCents).toBe(steps.atRiskCents)
  expect(steps.atRiskLines).toBeGreaterThanOrEqual(
    Math.max(steps.firm.lines, steps.recordsNeeded.lines),
  )
  expect(steps.atRiskLines).toBeLessThanOrEqual(steps.firm.lines + steps.recordsNeeded.lines)
})
