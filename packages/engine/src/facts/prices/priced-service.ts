import type { ClaimLine } from '../../claim/claim-line.ts'
import { noProcedure } from '../../claim/procedure-number.ts'
import type { BilledService } from '../../batch/kinds/billed-services.ts'
import type { Setting } from '../../batch/setting.ts'

/**
 * Modifiers that change what a service costs: components, sides, reduced or repeated work, shares
 * of a global package, assistants, anesthesia, therapy assistants, purchase or rental, waste.
 */
const pricing: ReadonlySet<string> = new Set(
  '22 26 50 51 52 53 54 55 56 62 66 73 74 78 80 81 82 AA AD AS CO CQ JW MS NU QK QX QY QZ RR TC UE'.split(
    ' ',
  ),
)

/** Whether a modifier of the line changes its price. */
export function hasPricingModifier(line: Pick<ClaimLine, 'modifiers'>): boolean {
  return line.modifiers.some((modifier) => pricing.has(modifier))
}

/** Places that Medicare pays at the facility rate; the others at the rate of an office. */
const facilities: ReadonlySet<string> = new Set(
  '02 19 21 22 23 24 26 31 34 41 42 51 52 53 56 61'.split(' '),
)

/** Whether the place of service is paid at the facility rate (Claims Processing Manual ch. 12, 20.4.2). */
export function isFacilityPlace(placeOfService: string): boolean {
  return facilities.has(placeOfService)
}

/** Ambulatory surgical center. */
export const surgicalCenter = '24'

const settingNumbers: Readonly<Record<Setting, number>> = {
  professional: 0,
  'outpatient-facility': 2,
  'inpatient-facility': 3,
  dme: 4,
  pharmacy: 5,
}

/** A surgical center bills its own fee with the surgeon's code, so its place stands alone. */
function siteNumber({ placeOfService }: BilledService): number {
  if (placeOfService === surgicalCenter) return 6
  return placeOfService !== undefined && isFacilityPlace(placeOfService) ? 1 : 0
}

/**
 * What a line's price may be compared with: the same code, setting, site of the fee schedule and
 * pricing modifiers. Undefined without a procedure code, and for inpatient stays, which are paid
 * as a whole.
 */
export function pricedService(service: BilledService): number | string | undefined {
  const { procedure, setting } = service
  if (procedure === noProcedure || setting === 'inpatient-facility') return undefined
  const kind = setting === 'professional' ? siteNumber(service) : settingNumbers[setting]
  const key = procedure * 8 + kind
  return hasPricingModifier(service) ? `${key} ${pricingModifiers(service)}` : key
}

function pricingModifiers({ modifiers }: BilledService): string {
  return modifiers
    .filter((modifier) => pricing.has(modifier))
    .sort()
    .join(' ')
}
