import type { ClaimLine } from '../claim/claim-line.ts'
import { noProcedure } from '../claim/procedure-number.ts'
import { anesthesiaPrice } from './anesthesia-prices.ts'
import { drugPrice, laboratoryPrice } from './listed-prices.ts'
import { physicianPrices } from './physician-prices.ts'
import type { PricesOfDay } from './price-tables.ts'
import { noPrice, type Repriced } from './repriced.ts'

/**
 * What Medicare pays for the professional lines of one patient, provider and day.
 *
 * @param place contractor and locality, seven digits; national where it is left out
 */
export function professionalPrices(
  lines: readonly ClaimLine[],
  prices: PricesOfDay,
  place: string | undefined,
): ReadonlyMap<ClaimLine, Repriced> {
  const priced = new Map<ClaimLine, Repriced>()
  const others: ClaimLine[] = []
  for (const line of lines) {
    const listed =
      line.procedure === noProcedure
        ? noPrice('no CPT or HCPCS code on the line')
        : (anesthesiaPrice(line, prices, place) ??
          drugPrice(line, prices.drugPaymentLimits) ??
          laboratoryPrice(line, prices.laboratoryFees))
    if (listed) priced.set(line, listed)
    else others.push(line)
  }
  const { relativeValues: values, feeSchedule: indicators } = prices
  const locality = place === undefined ? undefined : prices.localities?.rows.find(place)
  const isPlaced = place === undefined || locality !== undefined
  if (values === undefined || indicators === undefined || !isPlaced) {
    for (const line of others) priced.set(line, isPlaced ? notImported : noLocality)
    return priced
  }
  for (const [line, price] of physicianPrices(others, { values, indicators, locality }))
    priced.set(line, price)
  return priced
}

const noLocality = noPrice('the indexes of the locality are not imported for that date of service')
const notImported = noPrice('the Physician Fee Schedule of that date of service is not imported')
