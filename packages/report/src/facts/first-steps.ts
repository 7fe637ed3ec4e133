import type { Finding, SavingsPart } from '@plumbline/engine'
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
 * What is to be done, the most dollars first, then the most lines. Every dollar stands at the step of
 * the finding that accounts for it, and every line that asks for action is counted at its first, so
 * that the steps add up to the dollars at risk.
 */
export function stepsOf(found: readonly AuditedLine[]): readonly Step[] {
  const tallies = new Map<string, Tally>()
  for (const { verdict, savings } of found) {
    const parts = savings?.parts ?? verdict.findings.filter(isOpen).slice(0, 1).map(unpriced)
    for (const [at, { finding, cents, standing }] of parts.entries()) {
      const advice = standing === 'in-doubt' ? checkColumns : finding.suggestedFix
      let tally = tallies.get(advice)
      if (!tally) {
        tally = { titles: new Set(), lines: 0, split: emptySplit() }
        tallies.set(advice, tally)
      }
      tally.titles.add(finding.title)
      if (at === 0) tally.lines++
      tally.split[footingOf(standing)] += cents
    }
  }
  return Array.from(tallies, ([advice, { titles, lines, split }]) => ({
    ...{ advice, titles: Array.from(titles), lines, split },
    atRiskCents: splitTotal(split),
  })).sort((a, b) => b.atRiskCents - a.atRiskCents || b.lines - a.lines)
}

/** A finding that asks for something, without dollars. */
function unpriced(finding: Finding): SavingsPart {
  return { finding, cents: 0, standing: 'records-needed' }
}

function isOpen(finding: Finding): boolean {
  return finding.class !== 'notice'
}

interface Tally {
  readonly titles: Set<string>
  lines: number
  readonly split: ReturnType<typeof emptySplit>
}
