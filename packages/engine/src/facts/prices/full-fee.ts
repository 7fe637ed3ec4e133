import type { ClaimLine } from '../../claim/claim-line.ts'
import type { ProcedureTable } from '../../reference/look-up-tables.ts'
import type { FeeSchedulePayment } from '../../reference/procedure-rows.ts'
import { payerProgram } from '../payers/payer-program.ts'
import { hasPricingModifier, isFacilityPlace } from './priced-service.ts'

/** The same service by the same practice for the same payer and site, without a modifier that prices. */
export function isPricedAlike(other: ClaimLine, line: ClaimLine): boolean {
  return (
    other.procedure === line.procedure &&
    other !== line &&
    !hasPricingModifier(other) &&
    (other.units ?? 1) === 1 &&
    (other.allowedCents ?? 0) > 0 &&
    other.payer === line.payer &&
    other.planType === line.planType &&
    other.providerTaxId === line.providerTaxId &&
    other.billingNpi === line.billingNpi &&
    other.placeOfService === line.placeOfService
  )
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
