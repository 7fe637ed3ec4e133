import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Evidence } from '../../result/finding.ts'

/** Who pays the line, as the file says it, for findings that depend on it. */
export function payerEvidence({ row, payer, planType }: ClaimLine): Evidence {
  return { row, field: 'payer', value: payer ?? planType ?? 'not stated' }
}
