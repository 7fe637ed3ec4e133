import { isPersonal, withheldValue, withoutPersonalSlots } from '../sentences/personal-data.ts'
import { sentenceText } from '../sentences/sentence-text.ts'
import type { ClaimVerdict } from './audit-document.ts'
import { summaryOf } from './claim-verdict.ts'
import type { Finding } from './finding.ts'

/**
 * The finding as it may be kept and handed on: members masked, dates of birth and death withheld. The
 * same object where there is nothing to withhold.
 */
export function withoutPersonalData(finding: Finding): Finding {
  const parts = withoutPersonalSlots(finding.parts)
  const isBare = finding.evidence.every(({ field }) => !isPersonal(field))
  if (parts === finding.parts && isBare) return finding
  return {
    ...finding,
    message: sentenceText(parts),
    parts,
    evidence: finding.evidence.map((cell) => ({
      ...cell,
      value: withheldValue(cell.field, cell.value),
    })),
  }
}

/** The summary of a line as it may be kept and handed on. */
export function summaryWithoutPersonalData(verdict: ClaimVerdict): string {
  const { auditSummary, findings, errorFlag } = verdict
  if (errorFlag === 'Clean') return auditSummary
  const shown = findings.map(withoutPersonalData)
  return shown.every((finding, at) => finding === findings[at]) ? auditSummary : summaryOf(shown)
}
