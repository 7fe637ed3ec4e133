/** Where a set of numbers lies and how far it spreads, unmoved by a few strange ones. */
export interface RobustSpread {
  readonly median: number
  /** 1.4826 times the median absolute deviation: the standard deviation, were it a normal set. */
  readonly deviation: number
}

/** Sorts the numbers given. Of an empty set both are `NaN`. */
export function robustSpread(values: Float64Array): RobustSpread {
  values.sort()
  const median = middle(values)
  const distances = values.map((value) => Math.abs(value - median)).sort()
  return { median, deviation: 1.4826 * middle(distances) }
}

function middle(sorted: Float64Array): number {
  const half = sorted.length >> 1
  const upper = sorted[half] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2
}
