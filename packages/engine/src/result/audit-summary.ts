import type { AuditSummary } from './audit-document.ts'
import type { ClaimLine } from '../claim/claim-line.ts'
import { errorFlagOf, inOrderOfWeight } from './claim-verdict.ts'
import type { Finding, FindingCategory, FindingClass } from './finding.ts'
import { lineSavings, SavingsSummary } from './savings.ts'

/**
 * Totals of an audit; dollars are counted by `lineSavings`.
 *
 * @param findingsByLine by the index of a line
 */
export function summarize(
  lines: readonly ClaimLine[],
  findingsByLine: readonly (readonly Finding[] | undefined)[],
): AuditSummary {
  const byCategory = new SavingsSummary<FindingCategory>()
  const byClass = new SavingsSummary<FindingClass>()
  const count = { Flagged: 0, 'Needs Review': 0, Clean: 0, Pending: 0 }
  let potentialSavingsCents = 0
  for (let index = 0; index < findingsByLine.length; index++) {
    const line = lines[index]
    const found = findingsByLine[index]
    if (line === undefined || found === undefined) continue
    const findings = inOrderOfWeight(found)
    count[errorFlagOf(findings)]++
    for (const finding of findings) {
      byCategory.add(finding.category, finding)
      byClass.add(finding.class, finding)
    }
    for (const category of new Set(findings.map((finding) => finding.category)))
      byCategory.addLine(category)
    for (const findingClass of new Set(findings.map((finding) => finding.class)))
      byClass.addLine(findingClass)
    const savings = lineSavings(line, findings)
    if (!savings) continue
    potentialSavingsCents += savings.cents
    byCategory.addSavings(savings.by.category, savings.cents)
    byClass.addSavings(savings.by.class, savings.cents)
  }
  return {
    claims: lines.length,
    flagged: count.Flagged,
    needsReview: count['Needs Review'],
    clean: lines.length - count.Flagged - count['Needs Review'],
    potentialSavingsCents,
    byCategory: byCategory.toRecord(),
    byClass: byClass.toRecord(),
  }
}
