import type { ClaimLine } from '../../claim/claim-line.ts'
import { isDenied } from '../../claim/exposure.ts'
import type { TablesRead } from '../../rule/rule.ts'
import { isSurgeryCentersBill } from './surgery-center-bill.ts'
import { facilityKind } from './facility-kind.ts'
import { pricedAmount } from '../prices/file-prices.ts'

export type FacilityTables = TablesRead<never, 'oppsStatus' | 'surgeryCenterServices'>

/** An operation on the bill of a hospital or a surgery center, what it was priced at and its national rate, in cents. */
export interface FacilityOperation {
  readonly line: ClaimLine
  readonly amount: number
  readonly rate: number
}

/** Both sides, operations cut short, and what was done another time of the day: each has a price of its own. */
const pricedApart: ReadonlySet<string> = new Set('50 52 53 73 74 76 77 78 79 XE XP 59'.split(' '))

/** Whether modifiers and units leave an operation the price of one. */
export function isOneOperation({
  modifiers,
  units = 1,
}: Pick<ClaimLine, 'modifiers' | 'units'>): boolean {
  return units === 1 && !modifiers.some((modifier) => pricedApart.has(modifier))
}

/**
 * The national rate of an operation of which Medicare pays a second one of the day at half: status T on a hospital's
 * outpatient bill (42 CFR 419.44(a)), marked in Addendum AA on a surgery center's (42 CFR 416.172(e)). Undefined for others.
 */
export function halvedRate(line: ClaimLine, tables: FacilityTables): number | undefined {
  if (isSurgeryCentersBill(line)) {
    const service = tables.surgeryCenterServices?.find(line.procedure)
    return service?.isDiscounted === true ? service.cents : undefined
  }
  if (facilityKind(line.billType) !== 'hospital-outpatient') return undefined
  const row = tables.oppsStatus?.find(line.procedure)
  return row?.statusIndicator === 'T' ? row.paymentCents : undefined
}

/** The operations of one day whose rates are known, the costliest first; of two alike the one priced higher, then the first. */
export function facilityOperations(
  lines: readonly ClaimLine[],
  tables: FacilityTables,
): readonly FacilityOperation[] {
  return lines
    .flatMap((line) => {
      const amount = pricedAmount(line) ?? 0
      const rate = halvedRate(line, tables) ?? 0
      const isKnown = amount > 0 && rate > 0 && isOneOperation(line) && !isDenied(line)
      return isKnown ? [{ line, amount, rate }] : []
    })
    .sort((one, other) => other.rate - one.rate || other.amount - one.amount)
}
