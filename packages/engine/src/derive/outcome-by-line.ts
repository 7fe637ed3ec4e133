import type { ClaimLine } from '../claim-line.ts'
import type { FindingOutcome, Outcome, Verdict } from '../outcome.ts'

/**
 * The verdict on a group: for each line the finding that stands at it, else what the rule answers
 * for a line without one. Lines that all get the same answer share it.
 */
export function outcomeByLine(
  lines: readonly ClaimLine[],
  findings: ReadonlyMap<ClaimLine, FindingOutcome>,
  otherwise: (line: ClaimLine) => Outcome,
): Verdict {
  const first = lines[0]
  if (first !== undefined && findings.size === 0) {
    const shared = otherwise(first)
    if (lines.length === 1 || lines.every((line) => otherwise(line) === shared)) return shared
  }
  return lines.map((line) => findings.get(line) ?? otherwise(line))
}

/** For groups without a finding. */
export const noFindings: ReadonlyMap<ClaimLine, FindingOutcome> = new Map()
