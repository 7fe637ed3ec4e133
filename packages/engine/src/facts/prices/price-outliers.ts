import type { ClaimLine } from '../../claim/claim-line.ts'
import type { BilledService } from '../../batch/billed-services.ts'
import type { Batch } from '../../batch/groups.ts'
import { pricedService } from './priced-service.ts'
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

/** What a line's price came to; `too-few`: not enough like lines to know what is usual. */
export type PriceJudgement = 'no-price' | 'too-few' | 'usual' | PriceOutlier

/** Fewer like lines than this do not show what is usual. */
const minimumLikeLines = 10
/** Iglewicz and Hoaglin (1993): a modified z-score over 3.5 is an outlier. */
const outlierDeviations = 3.5
/** Below three times the usual price a difference has many good reasons. */
const outlierMultiple = 3
/** The spread is never taken for smaller than 15 %: like prices differ by that among contracts. */
const leastDeviation = Math.log(1.15)

/** Judges each line's price for one unit against like lines; only prices too high stand out. */
export function priceOutliers(
  { lines, services }: Pick<Batch, 'lines' | 'services'>,
  amountOf: (line: ClaimLine) => number | undefined,
): PriceJudgement[] {
  const byService = likeGroups(services.list)
  return judgements(lines, {
    groupOf: (_, position) => byService[services.ofLine[position] ?? 0],
    unitsOf: ({ units = 1 }) => units,
    amountOf,
  })
}

/**
 * The same for fills: the cost of one unit of a drug, without the dispensing fee, against the fills
 * of the same product (labeler and product of the NDC). Small sums are not worth a question.
 */
export function fillPriceOutliers(
  lines: readonly ClaimLine[],
  amountOf: (line: ClaimLine) => number | undefined,
): PriceJudgement[] {
  const products = new ProductGroups()
  const judged = judgements(lines, {
    groupOf: ({ ndc, compoundCode }) =>
      ndc === undefined || compoundCode === '2' ? undefined : products.of(ndc),
    unitsOf: ({ quantity = 0 }) => quantity,
    amountOf,
  })
  return judged.map((judgement) =>
    typeof judgement === 'object' && excessCents(judgement) < leastExcessCents
      ? 'usual'
      : judgement,
  )
}

const leastExcessCents = 2000

function excessCents({ unitCents, usualCents, units }: PriceOutlier): number {
  return (unitCents - usualCents) * units
}

interface PriceReading {
  readonly groupOf: (line: ClaimLine, position: number) => LikeLines | undefined
  readonly unitsOf: (line: ClaimLine) => number
  readonly amountOf: (line: ClaimLine) => number | undefined
}

function judgements(
  lines: readonly ClaimLine[],
  { groupOf, unitsOf, amountOf }: PriceReading,
): PriceJudgement[] {
  const prices = new Float64Array(lines.length)
  lines.forEach((line, position) => {
    const units = unitsOf(line)
    const price = units > 0 ? (amountOf(line) ?? 0) / units : 0
    const group = price > 0 ? groupOf(line, position) : undefined
    if (group === undefined) return
    prices[position] = price
    group.add(price)
  })
  lines.forEach((line, position) => {
    const price = prices[position] ?? 0
    const group = price > 0 ? groupOf(line, position) : undefined
    if (group?.needsStatistics) group.prices.push(price)
  })
  return lines.map((line, position) => {
    const price = prices[position] ?? 0
    return (price > 0 && groupOf(line, position)?.judge(unitsOf(line), price)) || 'no-price'
  })
}

/** Of each service the group of its price, empty yet. */
function likeGroups(services: readonly BilledService[]): (LikeLines | undefined)[] {
  const groups = new Map<number | string, LikeLines>()
  return services.map((service) => {
    const key = pricedService(service)
    if (key === undefined) return undefined
    const group = groups.get(key) ?? new LikeLines()
    groups.set(key, group)
    return group
  })
}

/** Groups of fills by labeler and product, found by the whole NDC. */
class ProductGroups {
  readonly #byNdc = new Map<string, LikeLines>()
  readonly #byProduct = new Map<string, LikeLines>()

  of(ndc: string): LikeLines {
    const known = this.#byNdc.get(ndc)
    if (known) return known
    const product = ndc.slice(0, 9)
    const group = this.#byProduct.get(product) ?? new LikeLines()
    this.#byProduct.set(product, group)
    this.#byNdc.set(ndc, group)
    return group
  }
}

/** What is known of the prices for one unit of like lines. */
class LikeLines {
  /** All of them, where statistics are needed. */
  readonly prices: number[] = []
  #count = 0
  #lowest = Infinity
  #highest = 0
  #usual: RobustSpread | undefined

  add(price: number): void {
    this.#count++
    if (price < this.#lowest) this.#lowest = price
    if (price > this.#highest) this.#highest = price
  }

  /** Most groups need none: their dearest line is not even three times their cheapest. */
  get needsStatistics(): boolean {
    return this.#count >= minimumLikeLines && this.#highest >= outlierMultiple * this.#lowest
  }

  judge(units: number, unitCents: number): PriceJudgement {
    if (this.#count < minimumLikeLines) return 'too-few'
    if (!this.needsStatistics) return 'usual'
    this.#usual ??= robustSpread(Float64Array.from(this.prices, Math.log))
    const deviations = deviationsAbove(unitCents, this.#usual)
    if (deviations === undefined) return 'usual'
    return {
      unitCents,
      usualCents: Math.exp(this.#usual.median),
      units,
      likeLines: this.#count,
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
