import { settingOf } from '../../batch/setting.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { isDenied } from '../../claim/exposure.ts'
import { noProcedure } from '../../claim/procedure-number.ts'
import { Remembered } from '../../memo/memories.ts'
import { hasPricingModifier, isFacilityPlace } from './priced-service.ts'

/**
 * What the payer of a file pays for one unit of a service, as far as other lines of the file show it:
 * the middle of what was allowed (paid, where the file states no allowed amounts) on lines of one
 * unit without a modifier that changes the price.
 */
class FilePrices {
  readonly #lines: readonly ClaimLine[]
  #byService: ReadonlyMap<string, readonly number[]> | undefined

  constructor(lines: readonly ClaimLine[]) {
    this.#lines = lines
  }

  /** In cents, on the same footing as `pricedAmount` of the line; undefined where no line shows it. */
  ofOneUnit(line: ClaimLine): number | undefined {
    this.#byService ??= pricesByService(this.#lines)
    const prices = this.#byService.get(serviceOf(line))
    return prices?.[Math.floor((prices.length - 1) / 2)]
  }
}

/** The prices of the file under audit. */
export const filePrices = new Remembered(({ lines }) => new FilePrices(lines))

/** The amount of a line that its price decides: allowed, else paid; undefined where neither is known. */
export function pricedAmount({ allowedCents, paidCents }: ClaimLine): number | undefined {
  return allowedCents ?? paidCents
}

function pricesByService(lines: readonly ClaimLine[]): ReadonlyMap<string, readonly number[]> {
  const prices = new Map<string, number[]>()
  for (const line of lines) {
    const amount = pricedAmount(line) ?? 0
    if (amount <= 0 || (line.units ?? 1) !== 1 || line.procedure === noProcedure) continue
    if (hasPricingModifier(line) || isDenied(line)) continue
    const service = serviceOf(line)
    const known = prices.get(service)
    if (known) known.push(amount)
    else prices.set(service, [amount])
  }
  for (const each of prices.values()) each.sort((a, b) => a - b)
  return prices
}

/** Lines that have one price: code, setting, facility or office, the amount that is known, the payer. */
function serviceOf(line: ClaimLine): string {
  const { procedureCode = '', placeOfService = '', payer = '' } = line
  const footing = line.allowedCents === undefined ? 'paid' : 'allowed'
  return [
    procedureCode,
    settingOf(line),
    isFacilityPlace(placeOfService) ? 'facility' : 'office',
    footing,
    payer,
  ].join('|')
}
