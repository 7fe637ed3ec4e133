import { claimLimit, type ClaimLimit } from '../../claim/claim-limit.ts'
import { historyIndex, type ClaimLine } from '../../claim/claim-line.ts'
import type { Finding } from '../../result/finding.ts'

/** The findings of each line, by its index. */
export type FindingsByLine = readonly (readonly Finding[] | undefined)[]

/** A claim that states an amount as a whole, with its lines. */
export interface LimitedClaim {
  readonly limit: ClaimLimit
  readonly lines: ClaimLine[]
}

/** Of the claims that state one those with a finding; a claim without a number is a line. */
export function limitedClaims(
  lines: readonly ClaimLine[],
  findings: FindingsByLine,
): readonly LimitedClaim[] {
  const claims = new Map<string, LimitedClaim>()
  const found = new Set<string>()
  for (const line of lines) {
    if (line.index === historyIndex) continue
    const limit = claimLimit(line)
    if (!limit) continue
    const { claimId, frequencyCode = '', row } = line
    const key = `${claimId ?? `row ${row}`}|${frequencyCode}|${limit.cents}`
    if (findings[line.index]) found.add(key)
    const claim = claims.get(key)
    if (claim) claim.lines.push(line)
    else claims.set(key, { limit, lines: [line] })
  }
  return Array.from(claims).flatMap(([key, claim]) => (found.has(key) ? [claim] : []))
}
