import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Finding, PaymentCut } from '../../result/finding.ts'
import type { DollarStanding, LineSavings } from '../../result/savings.ts'
import { sharesOf } from '../../findings/shares-of.ts'

/** A line of a claim with its findings and what they take. */
export interface TakenLine {
  readonly line: ClaimLine
  readonly findings: readonly Finding[]
  readonly savings: LineSavings
}

/** What is left of a finding's amount on a line. */
export interface LimitedPart {
  readonly line: ClaimLine
  readonly finding: Finding
  readonly cents: number
}

const standings: readonly DollarStanding[] = ['firm', 'records-needed', 'in-doubt']

/**
 * The amounts of all findings of a claim's lines once they may take no more than `limit` together:
 * firm dollars first, and of one standing each in proportion.
 */
export function limitedParts(lines: readonly TakenLine[], limit: number): LimitedPart[] {
  const left = new Map<Finding, Map<ClaimLine, number>>()
  let free = limit
  for (const standing of standings) {
    const parts = lines.flatMap(({ line, savings }) =>
      savings.parts.filter((part) => part.standing === standing).map((part) => ({ line, ...part })),
    )
    const sum = parts.reduce((total, { cents }) => total + cents, 0)
    const given = Math.min(sum, free)
    const shares = sharesOf(
      given,
      parts.map(({ cents }) => cents),
    )
    free -= given
    parts.forEach(({ line, finding }, at) => {
      const byLine = left.get(finding) ?? new Map<ClaimLine, number>()
      left.set(finding, byLine.set(line, shares[at] ?? 0))
    })
  }
  return lines.flatMap((taken) => amountsOf(taken, (finding) => left.get(finding)?.get(taken.line)))
}

/** Of one cut a part is what a finding takes above the others: its amount is theirs and its own. */
function amountsOf(
  { line, findings, savings }: TakenLine,
  partOf: (finding: Finding) => number | undefined,
): LimitedPart[] {
  const taken = new Map<PaymentCut, number>()
  const counted = savings.parts.map(({ finding }) => {
    const cents = (taken.get(finding.cuts) ?? 0) + (partOf(finding) ?? 0)
    taken.set(finding.cuts, cents)
    return { line, finding, cents }
  })
  const others = findings
    .filter((finding) => finding.class !== 'notice' && partOf(finding) === undefined)
    .map((finding) => ({ line, finding, cents: taken.get(finding.cuts) ?? 0 }))
  return [...counted, ...others]
}
