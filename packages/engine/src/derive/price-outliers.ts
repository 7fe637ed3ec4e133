import type { ClaimLine } from '../claim-line.ts'
import type { BilledService } from './billed-services.ts'
import type { Batch } from './groups.ts'
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
  const judgements = new Array<PriceJudgement>(lines.length).fill('no-price')
  const { groups, byService } = likeGroups(services.list)
  lines.forEach((line, position) => {
    const price = unitPrice(line, amountOf)
    const group = price > 0 ? byService[services.ofLine[position] ?? 0] : undefined
    if (group === undefined) return
    group.positions.push(position)
    group.prices.push(price)
  })
  for (const group of groups) judgeGroup(group, lines, judgements)
  return judgements
}

/** An empty group for each price that services have, and which one each service belongs to. */
function likeGroups(services: readonly BilledService[]) {
  const groups = new Map<number | string, LikeLines>()
  const byService = services.map((service) => {
    const key = pricedService(service)
    if (key === undefined) return undefined
    const group = groups.get(key) ?? { positions: [], prices: [] }
    groups.set(key, group)
    return group
  })
  return { groups: groups.values(), byService }
}

/** Where like lines stand in the file, and the price of each for one unit. */
interface LikeLines {
  readonly positions: number[]
  readonly prices: number[]
}

function unitPrice(line: ClaimLine, amountOf: (line: ClaimLine) => number | undefined): number {
  const units = line.units ?? 1
  return units > 0 ? (amountOf(line) ?? 0) / units : 0
}

function judgeGroup(
  { positions, prices }: LikeLines,
  lines: readonly ClaimLine[],
  judgements: PriceJudgement[],
): void {
  const few = positions.length < minimumLikeLines
  positions.forEach((position) => {
    judgements[position] = few ? 'too-few' : 'usual'
  })
  if (few || !spreadsEnough(prices)) return
  const usual = robustSpread(Float64Array.from(prices, Math.log))
  positions.forEach((position, at) => {
    const unitCents = prices[at] ?? 0
    const deviations = deviationsAbove(unitCents, usual)
    if (deviations === undefined) return
    judgements[position] = {
      unitCents,
      usualCents: Math.exp(usual.median),
      units: lines[position]?.units ?? 1,
      likeLines: positions.length,
      deviations,
    }
  })
}

/** Most groups need no statistics: their dearest line is not even three times their cheapest. */
function spreadsEnough(prices: readonly number[]): boolean {
  let lowest = Infinity
  let highest = 0
  prices.forEach((price) => {
    if (price < lowest) lowest = price
    if (price > highest) highest = price
  })
  return highest >= outlierMultiple * lowest
}

/** Robust standard deviations above the median of the logarithms; undefined for a usual price. */
function deviationsAbove(price: number, { median, deviation }: RobustSpread): number | undefined {
  const above = Math.log(price) - median
  const deviations = above / Math.max(deviation, leastDeviation)
  return deviations > outlierDeviations && above >= Math.log(outlierMultiple)
    ? deviations
    : undefined
}
