import type { Encounter } from '../../batch/groups.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { isDenied } from '../../claim/exposure.ts'
import type { RelativeValues } from '../../reference/procedure-rows.ts'
import type { TablesRead } from '../../rule/rule.ts'
import { saysSeparate } from './line-roles.ts'
import { pricedAmount } from '../prices/file-prices.ts'
import { isFacilityPlace } from '../prices/priced-service.ts'
import { reductions, type Reduction } from '../prices/reductions.ts'
import { serviceFee, type ServiceFee } from '../prices/service-fee.ts'

type PriceTables = TablesRead<'feeSchedule' | 'relativeValues', never>

/** A service of the day of which further ones are paid less, as the payer priced it. */
export interface ReducedService {
  readonly line: ClaimLine
  readonly units: number
  /** What was allowed of the national fee: about the same of each where nothing was reduced. */
  readonly ratio: number
  readonly fee: ServiceFee
  /** What a further unit is paid of the fee. */
  readonly share: number
  readonly rank: number
}

/** By the indicator for multiple procedures: imaging, therapy, tests of the heart and of the eyes. */
export function isReducedKind(multipleProcedure: string): boolean {
  return /^[4-7]$/.test(multipleProcedure)
}

/** Services of one kind that one provider billed on a day, the one that is paid in full first. */
export function reducedServices(
  { lines }: Encounter,
  kind: string,
  tables: PriceTables,
): readonly ReducedService[] {
  const reduction = reductions.get(kind)
  if (reduction === undefined) return []
  return lines
    .filter((line) => tables.feeSchedule.find(line.procedure)?.multipleProcedure === kind)
    .flatMap((line) => serviceOf(line, reduction, tables) ?? [])
    .sort((one, other) => other.rank - one.rank || other.units - one.units)
}

function serviceOf(
  line: ClaimLine,
  reduction: Reduction,
  { relativeValues }: PriceTables,
): ReducedService | undefined {
  const { units = 1, placeOfService } = line
  const amount = pricedAmount(line) ?? 0
  const values = relativeValues.find(line.procedure)
  if (amount <= 0 || units < 1 || isDenied(line) || saysSeparate(line)) return undefined
  if (values === undefined || placeOfService === undefined) return undefined
  const fee = feeOf(line, values, isFacilityPlace(placeOfService))
  if (fee === undefined || fee.cents <= 0) return undefined
  const share = reduction.of(fee) / fee.cents
  return {
    line,
    units,
    ratio: amount / units / fee.cents,
    fee,
    share,
    rank: reduction.rankedBy(fee),
  }
}

/** The interpretation alone is hardly reduced, or not at all. */
function feeOf(
  { modifiers }: ClaimLine,
  values: RelativeValues,
  isFacility: boolean,
): ServiceFee | undefined {
  if (modifiers.includes('26')) return undefined
  return serviceFee(values, modifiers.includes('TC') ? 'technical' : 'whole', { isFacility })
}

/** What a service is due of its fee, on average of its units: the first of the day one unit in full. */
export function dueShare({ units, share }: ReducedService, isFirst: boolean): number {
  return isFirst ? (1 + (units - 1) * share) / units : share
}
