import { savingsAloneCents, type FindingClass } from '@plumbline/engine'
import type { AuditedLine } from './audited-line.ts'

/** From what all findings say to what stands after a line's dollars are counted once. */
export interface DollarSteps {
  /** Each finding's dollars on each line added up, never above what was paid on the line. */
  readonly grossCents: number
  /** What `grossCents` counts more than once. */
  readonly overlapCents: number
  readonly atRiskCents: number
  /** `atRiskCents` by the class of the finding that accounts for it. */
  readonly byClass: Readonly<Record<FindingClass, number>>
  /** Lines by the same. */
  readonly linesByClass: Readonly<Record<FindingClass, number>>
}

export function dollarSteps(lines: readonly AuditedLine[]): DollarSteps {
  const byClass = { error: 0, lead: 0, outlier: 0, notice: 0 }
  const linesByClass = { error: 0, lead: 0, outlier: 0, notice: 0 }
  let grossCents = 0
  let atRiskCents = 0
  for (const { line, verdict, savings } of lines) {
    if (!savings) continue
    for (const finding of verdict.findings) grossCents += savingsAloneCents(line, finding)
    atRiskCents += savings.cents
    const parts = savings.parts.filter(({ standing }) => standing !== 'in-doubt')
    for (const { finding, cents } of parts) byClass[finding.class] += cents
    for (const name of new Set(parts.map(({ finding }) => finding.class))) linesByClass[name]++
  }
  return { grossCents, overlapCents: grossCents - atRiskCents, atRiskCents, byClass, linesByClass }
}
