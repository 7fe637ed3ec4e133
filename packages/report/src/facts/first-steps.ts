import type { Finding } from '@plumbline/engine'
import type { AuditedLine } from './audited-line.ts'
import { emptySplit, footingOf, splitTotal, type DollarSplit } from './dollar-split.ts'

/** One thing to do, and what it would settle. */
export interface Step {
  readonly advice: string
  /** The rules that ask for it, by title. */
  readonly titles: readonly string[]
  /** Lines that are flagged or need review and are settled by it first. */
  readonly lines: number
  readonly split: DollarSplit
  readonly atRiskCents: number
}

const checkColumns =
  'Check how the columns of the file were read before asking anybody for these dollars.'

/**
 * What is to be done, the most dollars first, then the most lines. Every line that asks for action
 * stands at one step, by the finding that accounts for its dollars, so that the steps add up to the
 * dollars at risk.
 */
export function stepsOf(found: readonly AuditedLine[]): readonly Step[] {
  const tallies = new Map<string, Tally>()
  for (const { verdict, savings } of found) {
    const finding = savings?.by ?? verdict.findings.find(isOpen)
    if (!finding) continue
    const footing = savings && footingOf(savings)
    const advice = footing === 'inDoubt' ? checkColumns : finding.suggestedFix
    let tally = tallies.get(advice)
    if (!tally) {
      tally = { titles: new Set(), lines: 0, split: emptySplit() }
      tallies.set(advice, tally)
    }
    tally.titles.add(finding.title)
    tally.lines++
    if (savings && footing) tally.split[footing] += savings.cents
  }
  return Array.from(tallies, ([advice, { titles, lines, split }]) => ({
    ...{ advice, titles: Array.from(titles), lines, split },
    atRiskCents: splitTotal(split),
  })).sort((a, b) => b.atRiskCents - a.atRiskCents || b.lines - a.lines)
}

function isOpen(finding: Finding): boolean {
  return finding.class !== 'notice'
}

interface Tally {
  readonly titles: Set<string>
  lines: number
  readonly split: ReturnType<typeof emptySplit>
}
