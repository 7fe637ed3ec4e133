import { savingsAloneCents } from '@plumbline/engine'
import type { AuditedLine } from './audited-line.ts'

/** Dollars, and the lines that they stand on. */
export interface DollarStep {
  readonly cents: number
  readonly lines: number
}

/** From what all findings say to what stands after a line's dollars are counted once. */
export interface DollarSteps {
  /** Each finding's dollars on each line added up, never above what was paid on the line. */
  readonly grossCents: number
  /** What `grossCents` counts more than once. */
  readonly overlapCents: number
  readonly atRiskCents: number
  readonly atRiskLines: number
  /** `atRiskCents` by what it rests on; a line may have dollars of both. */
  readonly firm: DollarStep
  readonly recordsNeeded: DollarStep
}

export function dollarSteps(lines: readonly AuditedLine[]): DollarSteps {
  const firm = { cents: 0, lines: 0 }
  const recordsNeeded = { cents: 0, lines: 0 }
  let grossCents = 0
  let atRiskCents = 0
  let atRiskLines = 0
  for (const { line, verdict, savings } of lines) {
    if (!savings) continue
    for (const finding of verdict.findings) grossCents += savingsAloneCents(line, finding)
    atRiskCents += savings.cents
    if (savings.cents > 0) atRiskLines++
    add(firm, savings.firmCents)
    add(recordsNeeded, savings.recordsNeededCents)
  }
  const overlapCents = grossCents - atRiskCents
  return { grossCents, overlapCents, atRiskCents, atRiskLines, firm, recordsNeeded }
}

function add(step: { cents: number; lines: number }, cents: number): void {
  if (cents === 0) return
  step.cents += cents
  step.lines++
}
