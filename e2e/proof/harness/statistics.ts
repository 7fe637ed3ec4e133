/** Welch's t of two samples: how far their means lie apart, measured by what they scatter. */
export function welchT(one: readonly number[], other: readonly number[]): number {
  const a = momentsOf(withoutLongest(one))
  const b = momentsOf(withoutLongest(other))
  const scatter = Math.sqrt(a.variance / a.count + b.variance / b.count)
  return scatter === 0 ? 0 : (a.mean - b.mean) / scatter
}

const keptShare = 0.9

/** The longest times tell what else the machine did. */
function withoutLongest(sample: readonly number[]): number[] {
  const sorted = Array.from(sample).sort((a, b) => a - b)
  return sorted.slice(0, Math.ceil(sorted.length * keptShare))
}

function momentsOf(sample: readonly number[]): { mean: number; variance: number; count: number } {
  const count = sample.length
  const mean = sample.reduce((sum, value) => sum + value, 0) / count
  const squares = sample.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, variance: squares / Math.max(1, count - 1), count }
}
