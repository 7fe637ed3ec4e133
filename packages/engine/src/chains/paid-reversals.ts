import type { ClaimLine } from '../claim/claim-line.ts'
import { serviceKey } from './service-key.ts'

/** Fewer records than this make no custom of a file. */
const leastOfCustom = 3

/**
 * Reversals that are only marked as such and still state a payment, without another record of the
 * service that takes it back or bills it anew: what was paid may never have been recovered. None
 * where most reversals of a file look so: it states reversed claims with what they once paid.
 *
 * @param services the lines that a reversal could mean, by `serviceKey`
 */
export function paidAlone(
  reversals: readonly ClaimLine[],
  services: ReadonlyMap<string, readonly ClaimLine[]>,
): ReadonlySet<ClaimLine> {
  const answered = new Set(reversals.filter((line) => !statesPayment(line)).map(serviceKey))
  const alone = reversals.filter(
    (line) =>
      statesPayment(line) && !services.has(serviceKey(line)) && !answered.has(serviceKey(line)),
  )
  const customary = alone.length >= leastOfCustom && alone.length > reversals.length / 2
  return new Set(customary ? [] : alone)
}

function statesPayment({ claimStatus, paidCents }: ClaimLine): boolean {
  return claimStatus === 'reversed' && (paidCents ?? 0) > 0
}
