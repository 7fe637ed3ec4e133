import { buildBatch } from '../batch/build-batch.ts'
import type { LineGroup, LineGroups } from '../batch/line-groups.ts'
import { settingOf } from '../batch/setting.ts'
import { resolveClaimChains } from '../chains/claim-chain.ts'
import type { ClaimLine } from '../claim/claim-line.ts'
import { isDenied } from '../claim/exposure.ts'
import { facilityKind } from '../facts/bills/facility-kind.ts'
import type { ReferenceTables } from '../reference/dated-table.ts'
import { isSurgeryCentersBill } from '../facts/bills/surgery-center-bill.ts'
import { equipmentPrice } from './equipment-prices.ts'
import { laboratoryPrice } from './listed-prices.ts'
import { outpatientPrices } from './outpatient-prices.ts'
import { professionalPrices } from './professional-prices.ts'
import { PriceTables, type PricesOfDay } from './price-tables.ts'
import { noPrice, type Repriced } from './repriced.ts'
import { stayPrices } from './stay-prices.ts'
import { surgeryCenterPrices } from './surgery-center-prices.ts'

/** How lines are priced. */
export interface RepriceOptions {
  /** Contractor and locality, seven digits, by whose indexes physician fees are worked out; else national. */
  readonly locality?: string | undefined
  /** Two letters of the state whose fees price equipment; without it equipment has no price. */
  readonly state?: string | undefined
  /** Cents that hospitals are paid for a stay of weight one; without it stays have no price. */
  readonly stayRateCents?: number | undefined
}

/**
 * What Medicare would have paid for each line of a file, by its index: professional services by the
 * Physician Fee Schedule, drugs by payment limit, laboratory tests by their fee, outpatient hospital
 * services by OPPS, surgery centers by their lists, equipment by state, stays by DRG where a rate is given. Rates of the day of service, national but for a locality that is asked for; a benchmark for other payers, and no finding.
 * What the schedules at hand cannot price says why.
 */
export function reprice(
  lines: readonly ClaimLine[],
  tables: ReferenceTables,
  { locality, state, stayRateCents }: RepriceOptions = {},
): readonly Repriced[] {
  const { final, superseded } = resolveClaimChains(lines)
  const batch = buildBatch(final, true)
  const prices = new PriceTables(tables)
  const known = new Map<number, Repriced>()
  const take = (priced: ReadonlyMap<ClaimLine, Repriced>) => {
    for (const [line, price] of priced) known.set(line.index, price)
  }
  for (const { lines: ofDay, setting, day } of eachOf(batch.encounters)) {
    const open = ofDay.filter((line) => !isDenied(line))
    if (setting === 'dme') {
      take(new Map(open.map((line) => [line, equipmentPrice(line, prices.on(day), state)])))
    }
    if (setting !== 'professional') continue
    const [centers, others] = partition(open, isSurgeryCentersBill)
    take(surgeryCenterPrices(centers, prices.on(day)))
    take(professionalPrices(others, prices.on(day), locality))
  }
  for (const { lines: ofClaim, day } of eachOf(batch.claims)) {
    const open = ofClaim.filter((line) => isOfOutpatientClaim(line) && !isDenied(line))
    if (open.length > 0 && day !== undefined) take(hospitalPrices(open, prices.on(day)))
    const stay = ofClaim.filter((line) => isOfStay(line) && !isDenied(line))
    const [first] = stay
    const discharge = first?.dischargeDay ?? day
    if (discharge !== undefined) take(stayPrices(stay, prices.on(discharge), stayRateCents))
  }
  return lines.map((line) => {
    const taken = superseded.has(line)
    if (taken) return noPrice('another line of the file reverses or replaces it')
    return known.get(line.index) ?? noPrice(whyNot(line))
  })
}

function* eachOf<Group extends LineGroup>(groups: LineGroups<Group>): Iterable<Group> {
  for (let at = 0; at < groups.count; at++) yield groups.at(at)
}

function partition<Item>(
  items: readonly Item[],
  test: (item: Item) => boolean,
): readonly [readonly Item[], readonly Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))]
}

function isOfStay(line: ClaimLine): boolean {
  return settingOf(line) === 'inpatient-facility'
}

function isOfOutpatientClaim(line: ClaimLine): boolean {
  return settingOf(line) === 'outpatient-facility'
}

function hospitalPrices(
  lines: readonly ClaimLine[],
  prices: PricesOfDay,
): ReadonlyMap<ClaimLine, Repriced> {
  const { oppsStatus: opps } = prices
  const [first] = lines
  const kind = facilityKind(first?.billType)
  if (kind === 'hospital-laboratory') {
    const missing = noPrice('the Clinical Laboratory Fee Schedule of that date has no such fee')
    return new Map(
      lines.map((line) => [line, laboratoryPrice(line, prices.laboratoryFees) ?? missing]),
    )
  }
  if (kind === 'surgery-center') return surgeryCenterPrices(lines, prices)
  if (kind !== 'hospital-outpatient') {
    return new Map(lines.map((line) => [line, noPrice(otherBill)]))
  }
  if (opps === undefined) {
    return new Map(
      lines.map((line) => [line, noPrice('Addendum B of that date of service is not imported')]),
    )
  }
  return outpatientPrices(lines, opps, prices)
}

const otherBill = 'only bills of hospitals and surgery centers (type 11x, 13x, 14x, 83x) are priced'

function whyNot(line: ClaimLine): string {
  if (isDenied(line)) return 'the line was denied'
  switch (settingOf(line)) {
    case 'inpatient-facility':
      return 'no claim number or no date of service on the line'
    case 'dme':
      return 'no date of service on the line'
    case 'pharmacy':
      return 'Medicare has no fee schedule for fills'
    case 'professional':
      return 'no date of service on the line'
    case 'outpatient-facility':
      return 'no claim number or no date of service on the line'
  }
}
