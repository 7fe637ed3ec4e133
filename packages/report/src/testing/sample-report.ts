import type { ClaimLine } from '@plumbline/engine'
import type { ReportInput } from '../report-input.ts'
import { sampleAudit } from './sample-audit.ts'
import { sampleRules } from './sample-rules.ts'

/** What a report on these lines is made of; every member's number is the line's own key. */
export function sampleReport(
  lines: readonly ClaimLine[],
  type: 'medical' | 'pharmacy',
): ReportInput {
  const { document } = sampleAudit(lines, type)
  const members = new Map<string, string>()
  for (const { patientKey } of lines) {
    if (patientKey !== undefined) members.set(patientKey, patientKey)
  }
  return {
    ...{ document, lines, rules: sampleRules, members },
    ...{ auditedAt: '2025-01-15T10:00:00Z', productVersion: '0.1.0' },
  }
}
