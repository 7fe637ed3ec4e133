import type { AuditSummary } from './audit-document.ts'
import type { ClaimLine } from '../claim/claim-line.ts'
import { basisOf } from '../claim/exposure.ts'
import { errorFlagOf, inOrderOfWeight } from './claim-verdict.ts'
import type { Finding, FindingCategory, FindingClass } from './finding.ts'
import { lineSavings } from './savings.ts'
import { SavingsSummary, splits, sumsByStatus } from './savings-summary.ts'
import { SplitSum } from './split-sum.ts'

/**
 * Totals of an audit; dollars are counted by `lineSavings`.
 *
 * @param findingsByLine by the index of a line
 */
export function summarize(
  lines: readonly ClaimLine[],
  findingsByLine: readonly (readonly Finding[] | undefined)[],
): Omit<AuditSummary, 'hardlyChecked'> {
  const byCategory = new SavingsSummary<FindingCategory>()
  const byClass = new SavingsSummary<FindingClass>()
  /** Several lines may have one finding. */
  const met = new Set<Finding>()
  const count = { Flagged: 0, 'Needs Review': 0, Clean: 0, Pending: 0 }
  const dollars = new SplitSum()
  const byStatus = sumsByStatus()
  const byBasis = { paid: 0, 'cost plus fee less copay': 0, allowed: 0, charged: 0 }
  for (let index = 0; index < findingsByLine.length; index++) {
    const line = lines[index]
    const found = findingsByLine[index]
    if (line === undefined || found === undefined) continue
    const findings = inOrderOfWeight(found)
    const flag = errorFlagOf(findings)
    count[flag]++
    for (const finding of findings) {
      byCategory.addLine(finding.category, index)
      byClass.addLine(finding.class, index)
      if (met.has(finding)) continue
      met.add(finding)
      byCategory.addFinding(finding.category)
      byClass.addFinding(finding.class)
    }
    const savings = lineSavings(line, findings)
    if (!savings) continue
    byBasis[basisOf(line)] += savings.cents
    for (const { finding, cents, standing } of savings.parts) {
      const atRisk = flag === 'Flagged' ? flag : 'Needs Review'
      dollars.add(standing, cents)
      byStatus[atRisk].add(standing, cents)
      byCategory.addSavings(finding.category, atRisk, standing, cents)
      byClass.addSavings(finding.class, atRisk, standing, cents)
    }
  }
  const { savingsCents: potentialSavingsCents, ...split } = dollars.split()
  return {
    claims: lines.length,
    flagged: count.Flagged,
    needsReview: count['Needs Review'],
    clean: lines.length - count.Flagged - count['Needs Review'],
    potentialSavingsCents,
    ...split,
    byBasis,
    byStatus: splits(byStatus),
    byCategory: byCategory.toRecord(),
    byClass: byClass.toRecord(),
  }
}
