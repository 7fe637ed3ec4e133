import {
  lineSavings,
  type AuditDocument,
  type ClaimLine,
  type ClaimVerdict,
  type LineSavings,
} from '@plumbline/engine'

/** A line, what the audit says of it, and the dollars it puts at risk, counted once. */
export interface AuditedLine {
  readonly line: ClaimLine
  readonly verdict: ClaimVerdict
  readonly savings: LineSavings | undefined
}

/**
 * Joins lines and verdicts. Throws `RangeError` where there is not one verdict a line: the two
 * come from one audit, in one order.
 */
export function auditedLines(
  document: AuditDocument,
  lines: readonly ClaimLine[],
): readonly AuditedLine[] {
  if (lines.length !== document.claims.length) {
    throw new RangeError(`${lines.length} lines for ${document.claims.length} verdicts`)
  }
  return document.claims.flatMap((verdict, index) => {
    const line = lines[index]
    return line ? [{ line, verdict, savings: savingsOf(line, verdict) }] : []
  })
}

function savingsOf(line: ClaimLine, verdict: ClaimVerdict): LineSavings | undefined {
  return verdict.findings.length === 0 ? undefined : lineSavings(line, verdict.findings)
}
