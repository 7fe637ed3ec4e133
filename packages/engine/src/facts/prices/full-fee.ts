import type { ClaimLine } from '../../claim/claim-line.ts'
import type { ProcedureTable } from '../../reference/look-up-tables.ts'
import type { FeeSchedulePayment } from '../../reference/procedure-rows.ts'
import { payerProgram } from '../payers/payer-program.ts'
import { hasPricingModifier, isFacilityPlace } from './priced-service.ts'

/**
 * The first line for each service, payer, payee and place that shows the whole fee of one unit: none of
 * its modifiers changes the price. By `pricedAs`.
 */
export function fullFees(lines: readonly ClaimLine[]): ReadonlyMap<string, ClaimLine> {
  const fees = new Map<string, ClaimLine>()
  for (const line of lines) {
    if ((line.units ?? 1) !== 1 || (line.allowedCents ?? 0) <= 0 || hasPricingModifier(line))
      continue
    const key = pricedAs(line)
    if (!fees.has(key)) fees.set(key, line)
  }
  return fees
}

/** What lines agree in that are priced alike. */
export function pricedAs(line: ClaimLine): string {
  const { procedure, payer, planType, providerTaxId, billingNpi, placeOfService } = line
  return [procedure, payer, planType, providerTaxId, billingNpi, placeOfService].join('|')
}

/** The national fee, by which Medicare alone pays; undefined for other payers. */
export function nationalFee(
  line: ClaimLine,
  payments: ProcedureTable<FeeSchedulePayment> | undefined,
): number | undefined {
  const price = payments?.find(line.procedure)
  const { placeOfService: place } = line
  if (price === undefined || place === undefined || payerProgram(line) !== 'medicare') {
    return undefined
  }
  return isFacilityPlace(place) ? price.facilityCents : price.nonFacilityCents
}
