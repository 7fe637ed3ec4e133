/**
 * Whole cents by weight that add up to the total; equal shares where no weight is above zero. What
 * rounding leaves goes to the largest remainders, of equals to the first.
 */
export function sharesOf(cents: number, weights: readonly number[]): number[] {
  const positive = weights.map((weight) => Math.max(0, weight))
  const sum = positive.reduce((total, weight) => total + weight, 0)
  const exact = positive.map((weight) => (cents * (sum > 0 ? weight : 1)) / (sum || weights.length))
  const shares = exact.map((share) => Math.floor(share))
  const left = cents - shares.reduce((total, share) => total + share, 0)
  const byRemainder = exact
    .map((share, at) => ({ at, remainder: share - Math.floor(share) }))
    .toSorted((one, other) => other.remainder - one.remainder || one.at - other.at)
  for (const { at } of byRemainder.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1
  return shares
}
