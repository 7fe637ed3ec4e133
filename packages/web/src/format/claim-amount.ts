import type { Claim } from '@plumbline/contract'

/** What a list shows as a line's amount, in dollars: the charge, of a fill without one what it cost. */
export function claimAmount(claim: Claim): number | null {
  const { auditType, chargeAmount, paidAmount, allowedAmount, ingredientCost } = claim
  if (chargeAmount !== null || auditType === 'Medical') return chargeAmount
  return paidAmount ?? allowedAmount ?? ingredientCost
}
