import type { ClaimLine } from '../claim/claim-line.ts'
import type { Supersessions } from './claim-chain.ts'
import { serviceKey } from './service-key.ts'

/** CARC B13: payment for this service was provided before. */
const paidBefore = 'B13'

/**
 * Payments in parts: a line that was paid less because a part was paid before (CARC B13) goes on with
 * the line of the same claim and service on which that part was paid. Both are one payment: the later
 * line stands with the sum, and the earlier one with it.
 */
export function joinContinuedPayments(
  lines: readonly ClaimLine[],
  superseded: Supersessions,
  reduced: Map<ClaimLine, ClaimLine>,
): void {
  const later = lines.filter((line) => !superseded.has(line) && partPaidBefore(line) > 0)
  if (later.length === 0) return
  const wanted = new Set(later.map(keyOf))
  const byKey = Map.groupBy(
    lines.filter((line) => !superseded.has(line) && wanted.has(keyOf(line))),
    keyOf,
  )
  for (const line of later) {
    const part = partPaidBefore(line)
    const earlier = byKey
      .get(keyOf(line))
      ?.find((each) => each !== line && each.paidCents === part && !superseded.has(each))
    if (earlier === undefined) continue
    superseded.set(earlier, { as: 'replaced', byRow: line.row })
    const adjustments = line.adjustments.filter(({ reason }) => reason !== paidBefore)
    reduced.set(line, { ...line, adjustments, paidCents: (line.paidCents ?? 0) + part })
  }
}

function partPaidBefore({ adjustments, claimId, paidCents }: ClaimLine): number {
  if (claimId === undefined || paidCents === undefined || adjustments.length === 0) return 0
  return adjustments.reduce(
    (sum, { reason, amountCents = 0 }) => (reason === paidBefore ? sum + amountCents : sum),
    0,
  )
}

function keyOf(line: ClaimLine): string {
  return `${line.claimId ?? ''}|${line.chargeCents ?? ''}|${serviceKey(line)}`
}
