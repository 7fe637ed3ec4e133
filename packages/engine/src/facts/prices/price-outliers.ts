import type { BilledService } from '../../batch/kinds/billed-services.ts'
import type { Batch } from '../../batch/groups.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { LikeLines, type PriceOutlier } from './like-lines.ts'
import { pricedService } from './priced-service.ts'

/** What a line's price came to; `too-few`: not enough like lines to know what is usual. */
export type PriceJudgement = 'no-price' | 'too-few' | 'usual' | PriceOutlier

/** Judges the price of a line of the batch, which bills the service. */
export type JudgePrice = (line: ClaimLine, service: BilledService) => PriceJudgement

type LinesBilled = Pick<Batch, 'lines' | 'services'>

/** Judges each line's price for one unit against like lines; only prices too high stand out. */
export function priceOutliers(
  batch: LinesBilled,
  amountOf: (line: ClaimLine) => number | undefined,
): JudgePrice {
  const groups = likeGroups(batch.services.list)
  return judgeAmong(batch, {
    groupOf: (_, service) => groups.get(service),
    unitsOf: ({ units = 1 }) => units,
    amountOf,
  })
}

/**
 * The same for fills: the cost of one unit of a drug, without the dispensing fee, against the fills
 * of the same product (labeler and product of the NDC). Small sums are not worth a question.
 */
export function fillPriceOutliers(
  batch: LinesBilled,
  amountOf: (line: ClaimLine) => number | undefined,
): JudgePrice {
  const products = new ProductGroups()
  const judge = judgeAmong(batch, {
    groupOf: ({ ndc, compoundCode }) =>
      ndc === undefined || compoundCode === '2' ? undefined : products.of(ndc),
    unitsOf: ({ quantity = 0 }) => quantity,
    amountOf,
  })
  return (line, service) => {
    const judgment = judge(line, service)
    const isSmall = typeof judgment === 'object' && excessCents(judgment) < leastExcessCents
    return isSmall ? 'usual' : judgment
  }
}

const leastExcessCents = 2000

function excessCents({ unitCents, usualCents, units }: PriceOutlier): number {
  return (unitCents - usualCents) * units
}

interface PriceReading {
  readonly groupOf: (line: ClaimLine, service: BilledService) => LikeLines | undefined
  readonly unitsOf: (line: ClaimLine) => number
  readonly amountOf: (line: ClaimLine) => number | undefined
}

function judgeAmong({ lines, services }: LinesBilled, reading: PriceReading): JudgePrice {
  const { groupOf, unitsOf, amountOf } = reading
  const unitCentsOf = (line: ClaimLine) => {
    const units = unitsOf(line)
    return units > 0 ? (amountOf(line) ?? 0) / units : 0
  }
  lines.forEach((line, position) => {
    const unitCents = unitCentsOf(line)
    if (unitCents > 0) groupOf(line, services.at(position))?.add(unitCents)
  })
  return (line, service) => {
    const unitCents = unitCentsOf(line)
    const group = unitCents > 0 ? groupOf(line, service) : undefined
    return group ? group.judge(unitsOf(line), unitCents) : 'no-price'
  }
}

/** Of each service that is priced by the line the group of its price, empty yet. */
function likeGroups(services: readonly BilledService[]): ReadonlyMap<BilledService, LikeLines> {
  const byPrice = new Map<number | string, LikeLines>()
  const byService = new Map<BilledService, LikeLines>()
  for (const service of services) {
    const key = pricedService(service)
    if (key === undefined) continue
    const group = byPrice.get(key) ?? new LikeLines()
    byPrice.set(key, group)
    byService.set(service, group)
  }
  return byService
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
