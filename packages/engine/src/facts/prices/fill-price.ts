import type { ClaimLine } from '../../claim/claim-line.ts'

/** Ingredient cost, dispensing fee and tax of a fill; undefined where cost or fee are not stated. */
export function statedPrice(line: ClaimLine): number | undefined {
  const { ingredientCostCents, dispensingFeeCents, salesTaxCents = 0 } = line
  if (ingredientCostCents === undefined || dispensingFeeCents === undefined) return undefined
  return ingredientCostCents + dispensingFeeCents + salesTaxCents
}

/** The whole price of a fill before tax: what was allowed, else cost and fee, else what was paid together. */
export function priceBeforeTax(line: ClaimLine): number | undefined {
  const { allowedCents, paidCents, patientShareCents, otherPayerPaidCents = 0 } = line
  const tax = line.salesTaxCents ?? 0
  const stated = statedPrice(line)
  if (stated !== undefined) return stated - tax
  if (allowedCents !== undefined) return allowedCents - tax
  if (paidCents === undefined || patientShareCents === undefined) return undefined
  return paidCents + patientShareCents + otherPayerPaidCents - tax
}
