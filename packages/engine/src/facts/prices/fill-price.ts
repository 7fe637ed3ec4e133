import type { ClaimLine } from '../../claim/claim-line.ts'

/** Ingredient cost, dispensing fee, tax and incentive of a fill; undefined where cost or fee are not stated. */
export function statedPrice(line: ClaimLine): number | undefined {
  const { ingredientCostCents, dispensingFeeCents } = line
  if (ingredientCostCents === undefined || dispensingFeeCents === undefined) return undefined
  return ingredientCostCents + dispensingFeeCents + besideDrug(line)
}

/** Tax and incentive, which no price of the drug itself holds. */
function besideDrug({ salesTaxCents = 0, incentiveCents = 0 }: ClaimLine): number {
  return salesTaxCents + incentiveCents
}

/**
 * The whole price of a fill before tax, and without what was paid for giving it: what was allowed, else
 * cost and fee, else what was paid together.
 */
export function priceBeforeTax(line: ClaimLine): number | undefined {
  const { allowedCents, paidCents, patientShareCents, otherPayerPaidCents = 0 } = line
  const beside = besideDrug(line)
  const stated = statedPrice(line)
  if (stated !== undefined) return stated - beside
  if (allowedCents !== undefined) return allowedCents - beside
  if (paidCents === undefined || patientShareCents === undefined) return undefined
  return paidCents + patientShareCents + otherPayerPaidCents - beside
}
