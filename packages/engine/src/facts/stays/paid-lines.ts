import type { ClaimLine } from '../../claim/claim-line.ts'
import { exposureCents } from '../../claim/exposure.ts'

/** How many lines of each claim hold dollars. */
export type PaidLines = ReadonlyMap<string | undefined, number>

/** Counts the lines of each claim that hold dollars; lines without a claim number count together. */
export function paidLinesByClaim(lines: readonly ClaimLine[]): PaidLines {
  const counts = new Map<string | undefined, number>()
  for (const line of lines)
    if (exposureCents(line) > 0) counts.set(line.claimId, (counts.get(line.claimId) ?? 0) + 1)
  return counts
}
