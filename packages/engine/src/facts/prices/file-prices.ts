import { settingOf, type Setting } from '../../batch/setting.ts'
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
  #linesOfCode: ReadonlyMap<number, readonly ClaimLine[]> | undefined
  readonly #pricesOfCode = new Map<number, readonly ServicePrices[]>()

  constructor(lines: readonly ClaimLine[]) {
    this.#lines = lines
  }

  /**
   * In cents, on the same footing as `pricedAmount` of the line; undefined where no line shows it.
   *
   * @param procedure another service under the same terms; that of the line if not said
   */
  ofOneUnit(line: ClaimLine, procedure = line.procedure): number | undefined {
    return pricesOf(line, this.#ofCode(procedure))?.middle
  }

  /** Few codes of a file are asked about. */
  #ofCode(procedure: number): readonly ServicePrices[] {
    const known = this.#pricesOfCode.get(procedure)
    if (known) return known
    this.#linesOfCode ??= linesByCode(this.#lines)
    const prices = pricesIn(this.#linesOfCode.get(procedure) ?? [])
    this.#pricesOfCode.set(procedure, prices)
    return prices
  }
}

/** The prices of the file under audit. */
export const filePrices = new Remembered(({ lines }) => new FilePrices(lines))

/** The amount of a line that its price decides: allowed, else paid; undefined where neither is known. */
export function pricedAmount({ allowedCents, paidCents }: ClaimLine): number | undefined {
  return allowedCents ?? paidCents
}

/** The field that `pricedAmount` is read from. */
export function pricedField({ allowedCents }: ClaimLine): 'allowedCents' | 'paidCents' {
  return allowedCents === undefined ? 'paidCents' : 'allowedCents'
}

function linesByCode(lines: readonly ClaimLine[]): ReadonlyMap<number, readonly ClaimLine[]> {
  const byCode = new Map<number, ClaimLine[]>()
  for (const line of lines) {
    if (line.procedure === noProcedure) continue
    const ofCode = byCode.get(line.procedure)
    if (ofCode) ofCode.push(line)
    else byCode.set(line.procedure, [line])
  }
  return byCode
}

function pricesIn(lines: readonly ClaimLine[]): readonly ServicePrices[] {
  const services: ServicePrices[] = []
  for (const line of lines) {
    const cents = pricedAmount(line) ?? 0
    if (cents <= 0 || (line.units ?? 1) !== 1) continue
    if (hasPricingModifier(line) || isDenied(line)) continue
    let prices = pricesOf(line, services)
    if (prices === undefined) services.push((prices = new ServicePrices(line)))
    prices.add(cents)
  }
  return services
}

/** The prices among those of a code that a line has. */
function pricesOf(line: ClaimLine, services: readonly ServicePrices[]): ServicePrices | undefined {
  const setting = settingOf(line)
  const isAtFacility = isFacilityPlace(line.placeOfService ?? '')
  for (const prices of services) if (prices.areOf(line, setting, isAtFacility)) return prices
  return undefined
}

/** Prices of lines that have one price: code, setting, facility or office, the amount that is known, the payer. */
class ServicePrices {
  readonly #first: ClaimLine
  readonly #setting: Setting
  readonly #isAtFacility: boolean
  /** How many lines have each price: files repeat few. */
  readonly #counts = new Map<number, number>()
  #lines = 0
  #middle: number | undefined

  constructor(first: ClaimLine) {
    this.#first = first
    this.#setting = settingOf(first)
    this.#isAtFacility = isFacilityPlace(first.placeOfService ?? '')
  }

  areOf(line: ClaimLine, setting: Setting, isAtFacility: boolean): boolean {
    const first = this.#first
    return (
      setting === this.#setting &&
      isAtFacility === this.#isAtFacility &&
      (line.payer ?? '') === (first.payer ?? '') &&
      (line.allowedCents === undefined) === (first.allowedCents === undefined)
    )
  }

  add(cents: number): void {
    this.#counts.set(cents, (this.#counts.get(cents) ?? 0) + 1)
    this.#lines++
  }

  /** Once all prices were added. */
  get middle(): number | undefined {
    return (this.#middle ??= this.#findMiddle())
  }

  #findMiddle(): number | undefined {
    let after = Math.floor((this.#lines - 1) / 2)
    for (const cents of Float64Array.from(this.#counts.keys()).sort()) {
      after -= this.#counts.get(cents) ?? 0
      if (after < 0) return cents
    }
    return undefined
  }
}
