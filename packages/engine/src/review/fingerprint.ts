import type { ClaimLine } from '../claim/claim-line.ts'
import type { Evidence, Finding } from '../result/finding.ts'

/**
 * What makes a finding the same one when its claims come again: the rule, the lines at fault by what
 * they are (claim, line, date, code), and every value that the rule read. Rows, file names, dollars and
 * wording are no part of it, so lines that are reordered or split over two files keep theirs, and a
 * value that changed makes another finding. The text names members and claims: hash it under a key of
 * the account before it is stored.
 *
 * @param lines the lines that carry the finding, in any order
 */
export function fingerprintText(finding: Finding, lines: readonly ClaimLine[]): string {
  const carriers = lines.map(lineIdentity).sort()
  const values = finding.evidence.map(valueRead).sort()
  return JSON.stringify([finding.ruleId, carriers, values])
}

/**
 * The same without the values that were read: two findings of one kin are about the same lines, and
 * what was decided on the one is worth showing beside the other.
 */
export function kinText(finding: Finding, lines: readonly ClaimLine[]): string {
  return JSON.stringify([finding.ruleId, lines.map(lineIdentity).sort()])
}

/** A line as its claim knows it, whatever file and row it came in. */
function lineIdentity(line: ClaimLine): string {
  return JSON.stringify([
    line.claimId,
    line.lineNumber,
    line.patientKey,
    line.serviceFromDay,
    line.procedureCode ?? line.ndc ?? line.revenueCode ?? line.prescriptionNumber,
    line.modifiers,
  ])
}

function valueRead({ field, value }: Evidence): string {
  return `${field}=${value}`
}
