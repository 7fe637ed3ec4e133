import type { ClaimLine } from '../claim/claim-line.ts'
import type { FindingOutcome, Outcome, Verdict } from '../rule/outcome.ts'
import type { BilledService } from '../batch/billed-services.ts'
import type { BilledLines } from '../batch/line-groups.ts'

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
  if (first === undefined || findings.size > 0) {
    return lines.map((line) => findings.get(line) ?? otherwise(line))
  }
  const shared = otherwise(first)
  for (let index = 1; index < lines.length; index++) {
    const line = lines[index]
    if (line === undefined) continue
    const own = otherwise(line)
    if (own !== shared) return fromDiffering(lines, index, shared, own, otherwise)
  }
  return shared
}

/** The list from the first line on that gets another answer than those before it. */
function fromDiffering(
  lines: readonly ClaimLine[],
  differing: number,
  shared: Outcome,
  own: Outcome,
  otherwise: (line: ClaimLine) => Outcome,
): readonly Outcome[] {
  return lines.map((line, index) => {
    if (index < differing) return shared
    return index === differing ? own : otherwise(line)
  })
}

/** The same for rules to which a line without a finding is what its service is. */
export function outcomeByService(
  { lines, services }: BilledLines,
  findings: ReadonlyMap<ClaimLine, FindingOutcome>,
  otherwise: (service: BilledService, line: ClaimLine) => Outcome,
): Verdict {
  const outcomes = lines.map((line, at) => {
    const service = services[at]
    if (service === undefined) throw new RangeError('A line bills a service')
    return findings.get(line) ?? otherwise(service, line)
  })
  const [first] = outcomes
  return first !== undefined && outcomes.every((outcome) => outcome === first) ? first : outcomes
}

/** For groups without a finding. */
export const noFindings: ReadonlyMap<ClaimLine, FindingOutcome> = new Map()
