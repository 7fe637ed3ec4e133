import type { ClaimLine } from '../claim/claim-line.ts'
import type { MedicareShare } from '../result/medicare-share.ts'
import type { MedicarePrice, Repriced } from './repriced.ts'

/** What was agreed for a line: allowed, else paid with the patient's share; undefined where neither is known. */
export function agreedCents({
  allowedCents,
  paidCents,
  patientShareCents = 0,
}: ClaimLine): number | undefined {
  if (allowedCents !== undefined) return allowedCents
  return paidCents === undefined ? undefined : paidCents + patientShareCents
}

/**
 * Adds up lines that have a price and an amount, by a key. Services that Medicare includes in others
 * count with what was agreed for them and a price of nothing.
 */
export function medicareShares<Key extends string>(
  lines: readonly ClaimLine[],
  repriced: readonly Repriced[],
  keyOf: (line: ClaimLine, price: MedicarePrice) => Key,
): ReadonlyMap<Key, MedicareShare> {
  const shares = new Map<Key, MedicareShare>()
  for (const line of lines) {
    const price = repriced[line.index]
    const agreed = agreedCents(line)
    if (price?.kind !== 'priced' || agreed === undefined) continue
    const key = keyOf(line, price)
    const { lines: count, ...sums } = shares.get(key) ?? none
    shares.set(key, {
      lines: count + 1,
      agreedCents: sums.agreedCents + agreed,
      medicareCents: sums.medicareCents + price.cents,
    })
  }
  return shares
}

const none: MedicareShare = { lines: 0, agreedCents: 0, medicareCents: 0 }
