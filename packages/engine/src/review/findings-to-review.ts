import type { ClaimLine } from '../claim/claim-line.ts'
import type { ClaimVerdict } from '../result/audit-document.ts'
import type { Finding } from '../result/finding.ts'
import { lineSavings, type DollarStanding } from '../result/savings.ts'
import { fingerprintText, kinText } from './fingerprint.ts'

/** One finding as a person decides on it. */
export interface FindingToReview {
  readonly finding: Finding
  /** The lines that carry it, in file order; at least one. */
  readonly lines: readonly [ClaimLine, ...ClaimLine[]]
  /** What it adds to the audit's totals: all findings together come to them, to the cent. */
  readonly cents: Readonly<Record<DollarStanding, number>>
  readonly fingerprint: string
  /** The same without the values that were read. */
  readonly kin: string
}

/**
 * The findings of an audit, each once, in the order in which lines name them. Notices are none: there
 * is nothing to decide.
 *
 * @param lines of the file; a verdict is on the line at its place
 */
export function findingsToReview(
  lines: readonly ClaimLine[],
  verdicts: Iterable<ClaimVerdict>,
): FindingToReview[] {
  const found = new Map<Finding, Gathered>()
  let at = 0
  for (const { findings } of verdicts) {
    const line = lines[at++]
    if (line === undefined || findings.length === 0) continue
    for (const finding of findings) if (finding.class !== 'notice') gather(found, finding, line)
    for (const part of lineSavings(line, findings)?.parts ?? []) {
      const gathered = found.get(part.finding)
      if (gathered) gathered.cents[part.standing] += part.cents
    }
  }
  return Array.from(found, ([finding, { lines, cents }]) => ({
    finding,
    lines,
    cents,
    fingerprint: fingerprintText(finding, lines),
    kin: kinText(finding, lines),
  }))
}

interface Gathered {
  readonly lines: [ClaimLine, ...ClaimLine[]]
  readonly cents: Record<DollarStanding, number>
}

function gather(found: Map<Finding, Gathered>, finding: Finding, line: ClaimLine): void {
  const before = found.get(finding)
  if (before) before.lines.push(line)
  else found.set(finding, { lines: [line], cents: { firm: 0, 'records-needed': 0, 'in-doubt': 0 } })
}
