import type { ClaimLine } from '../claim/claim-line.ts'
import type { SurgeryCenterService } from '../reference/procedure-rows.ts'
import { isPackagedThere } from '../facts/bills/surgery-center-bill.ts'
import { count, list, money, say, words } from '../sentences/say.ts'
import { isCutShort } from './cut-short.ts'
import type { PricesOfDay } from './price-tables.ts'
import { noPrice, type Repriced } from './repriced.ts'

/**
 * Services of one patient and day on the bills of a surgery center: national rates without wage index, the costliest operation in
 * full and further ones at half (42 CFR 416.167 and 416.172). Devices that were free are left out.
 */
export function surgeryCenterPrices(
  lines: readonly ClaimLine[],
  { surgeryCenterServices: lists }: PricesOfDay,
): ReadonlyMap<ClaimLine, Repriced> {
  if (lists === undefined) return new Map(lines.map((line) => [line, notImported]))
  const rated = lines.flatMap((line) => {
    const service = lists.rows.find(line.procedure)
    return service?.isDiscounted === true && service.cents !== undefined
      ? [{ line, cents: service.cents }]
      : []
  })
  const costliest = rated.reduce((most, each) => Math.max(most, each.cents), 0)
  const first = rated.find(({ cents }) => cents === costliest)?.line
  return new Map(
    lines.map((line) => {
      const service = lists.rows.find(line.procedure)
      const priced = service === undefined ? unlisted : priceOf(line, service, line === first)
      return [
        line,
        priced.kind === 'priced'
          ? { ...priced, schedule: lists.name, release: lists.release }
          : priced,
      ]
    }),
  )
}

function priceOf(
  { modifiers, units = 1 }: ClaimLine,
  service: SurgeryCenterService,
  isFirst: boolean,
) {
  const { listed, isDiscounted, cents } = service
  if (listed === 'excluded') return noPrice('excluded from payment to surgery centers')
  if (isPackagedThere(service)) {
    return { kind: 'priced' as const, cents: 0, terms: words('packaged into the operation') }
  }
  if (cents === undefined) return noPrice('no rate of surgery centers, the contractor prices it')
  const both = modifiers.includes('50') ? 2 : Math.max(units, 1)
  const times = isDiscounted ? (isFirst ? 1 : 0.5) + 0.5 * (both - 1) : both
  const isHalved = isCutShort({ modifiers })
  const terms = list(
    [
      say`${money(cents)} for ${count(both, 'service')}`,
      ...(times < both ? [words('50% beside a dearer operation')] : []),
      ...(isHalved ? [words('50% for an operation that was cut short')] : []),
    ],
    ', ',
  )
  return { kind: 'priced' as const, cents: Math.round(cents * times * (isHalved ? 0.5 : 1)), terms }
}

const unlisted = noPrice('the lists of surgery centers do not have the code')
const notImported = noPrice('the ASC addenda of that date of service are not imported')
