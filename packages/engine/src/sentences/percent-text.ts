/** A share of 1 as people read it: percentText(0.186, 1) is `18.6%`. */
export function percentText(share: number, decimals = 0): string {
  return `${(100 * share).toFixed(decimals)}%`
}
