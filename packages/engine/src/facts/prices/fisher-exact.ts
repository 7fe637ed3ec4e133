/**
 * Fisher's exact test, one-sided: the chance that `marked` or more of `drawn` lines are marked by
 * luck, when `markedInAll` of `all` are. Between 0 and 1; all counts are whole and fit each other.
 */
export function fisherExactUpper(
  marked: number,
  drawn: number,
  markedInAll: number,
  all: number,
): number {
  const most = Math.min(drawn, markedInAll)
  const whole = logChoose(all, drawn)
  let chance = 0
  for (let count = marked; count <= most; count++) {
    chance += Math.exp(
      logChoose(markedInAll, count) + logChoose(all - markedInAll, drawn - count) - whole,
    )
  }
  return Math.min(1, chance)
}

function logChoose(all: number, taken: number): number {
  if (taken < 0 || taken > all) return Number.NEGATIVE_INFINITY
  return logFactorial(all) - logFactorial(taken) - logFactorial(all - taken)
}

const smallest = 32
const smallLogs = Array.from({ length: smallest }, (_, count) => {
  let sum = 0
  for (let factor = 2; factor <= count; factor++) sum += Math.log(factor)
  return sum
})

/** Exact below 32, by Stirling's series above (error under 1e-10). */
function logFactorial(count: number): number {
  const small = smallLogs[count]
  if (small !== undefined) return small
  const inverse = 1 / count
  const series = inverse / 12 - inverse ** 3 / 360 + inverse ** 5 / 1260
  return count * Math.log(count) - count + Math.log(2 * Math.PI * count) / 2 + series
}
