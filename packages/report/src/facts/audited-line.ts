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
 * Joins the lines that carry a finding and their verdicts, in file order; most lines of a file
 * carry none. Throws `RangeError` where there is not one verdict a line.
 */
export function linesWithFindings(
  document: AuditDocument,
  lines: readonly ClaimLine[],
): readonly AuditedLine[] {
  requireVerdicts(document, lines)
  const found: AuditedLine[] = []
  document.claims.forEach((verdict, index) => {
    const line = lines[index]
    if (verdict.findings.length === 0 || line === undefined) return
    found.push({ line, verdict, savings: savingsOf(line, verdict) })
  })
  return found
}

/**
 * Joins all lines and verdicts. Throws `RangeError` where there is not one verdict a line: the two
 * come from one audit, in one order.
 */
export function auditedLines(
  document: AuditDocument,
  lines: readonly ClaimLine[],
): readonly AuditedLine[] {
  requireVerdicts(document, lines)
  return document.claims.flatMap((verdict, index) => {
    const line = lines[index]
    return line ? [{ line, verdict, savings: savingsOf(line, verdict) }] : []
  })
}

function requireVerdicts({ claims }: AuditDocument, lines: readonly ClaimLine[]): void {
  if (lines.length !== claims.length) {
    throw new RangeError(`${lines.length} lines for ${claims.length} verdicts`)
  }
}

function savingsOf(line: ClaimLine, verdict: ClaimVerdict): LineSavings | undefined {
  return verdict.findings.length === 0 ? undefined : lineSavings(line, verdict.findings)
}
