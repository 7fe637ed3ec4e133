import { robustSpread, type RobustSpread } from './robust-spread.ts'

/** How far a line's price for one unit lies above the usual one of like lines in the file. */
export interface PriceOutlier {
  readonly unitCents: number
  readonly usualCents: number
  /** Units that the amount was divided by. */
  readonly units: number
  /** Like lines in the file, this one among them. */
  readonly likeLines: number
  /** Robust standard deviations above the median, on logarithms. */
  readonly deviations: number
}

/** Fewer like lines than this do not show what is usual. */
const minimumLikeLines = 10
/** Iglewicz and Hoaglin (1993): a modified z-score over 3.5 is an outlier. */
const outlierDeviations = 3.5
/** Below three times the usual price a difference has many good reasons. */
const outlierMultiple = 3
/** The spread is never taken for smaller than 15 %: like prices differ by that among contracts. */
const leastDeviation = Math.log(1.15)

/** What is known of the prices for one unit of like lines; all of them are added before any is judged. */
export class LikeLines {
  readonly #prices: number[] = []
  #lowest = Infinity
  #highest = 0
  #usual: RobustSpread | undefined

  add(price: number): void {
    this.#prices.push(price)
    if (price < this.#lowest) this.#lowest = price
    if (price > this.#highest) this.#highest = price
  }

  /** `too-few`: not enough like lines to know what is usual. */
  judge(units: number, unitCents: number): 'too-few' | 'usual' | PriceOutlier {
    const likeLines = this.#prices.length
    if (likeLines < minimumLikeLines) return 'too-few'
    // Most groups need no statistics: their costliest line is not even three times their cheapest.
    if (this.#highest < outlierMultiple * this.#lowest) return 'usual'
    this.#usual ??= robustSpread(Float64Array.from(this.#prices, Math.log))
    const deviations = deviationsAbove(unitCents, this.#usual)
    if (deviations === undefined) return 'usual'
    return {
      unitCents,
      usualCents: Math.exp(this.#usual.median),
      units,
      likeLines,
      deviations,
    }
  }
}

/** Robust standard deviations above the median of the logarithms; undefined for a usual price. */
function deviationsAbove(price: number, { median, deviation }: RobustSpread): number | undefined {
  const above = Math.log(price) - median
  const deviations = above / Math.max(deviation, leastDeviation)
  return deviations > outlierDeviations && above >= Math.log(outlierMultiple)
    ? deviations
    : undefined
}
