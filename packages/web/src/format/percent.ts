const wholePercent = new Intl.NumberFormat('en-US', { style: 'percent' })

/** `19%`, from a share of 0 to 1. */
export function percent(share: number): string {
  return wholePercent.format(share)
}
