import type { ClaimLine } from '../claim/claim-line.ts'
import type { FindingOutcome } from '../rule/outcome.ts'

/** The finding that stands at each line; where two do, the later. */
export function findingsByLine(
  findings: readonly FindingOutcome[],
): ReadonlyMap<ClaimLine, FindingOutcome> {
  if (findings.length === 0) return none
  const byLine = new Map<ClaimLine, FindingOutcome>([])
  for (const found of findings) for (const line of found.draft.lines) byLine.set(line, found)
  return byLine
}

const none: ReadonlyMap<ClaimLine, FindingOutcome> = new Map<ClaimLine, FindingOutcome>([])
