const fewest = 5
/** So few prove it only where all of them do. */
const fewestOfAll = 3
const nearlyAll = 0.8

/** Whether nearly all of them pass, of few all. Fewer than three prove nothing. */
export function doNearlyAll<T>(all: readonly T[], passes: (each: T) => boolean): boolean {
  const { length } = all
  const passing = all.filter((each) => passes(each)).length
  return length < fewest
    ? length >= fewestOfAll && passing === length
    : passing >= length * nearlyAll
}
