import type { ClaimLine } from '../../claim/claim-line.ts'

/** What the drug itself cost on a line, in cents, and how that was worked out. */
export interface DrugCost {
  readonly cents: number
  readonly from: 'ingredient cost' | 'allowed amount' | 'payment and patient share'
}

/**
 * The ingredient cost where the file has it, else the allowed amount or what plan and patient paid
 * together, less the dispensing fee. Undefined where none is known.
 */
export function drugCost(line: ClaimLine): DrugCost | undefined {
  if (line.ingredientCostCents !== undefined) {
    return { cents: line.ingredientCostCents, from: 'ingredient cost' }
  }
  const fee = line.dispensingFeeCents ?? 0
  if (line.allowedCents !== undefined) {
    return { cents: line.allowedCents - fee, from: 'allowed amount' }
  }
  if (line.paidCents === undefined) return undefined
  return {
    cents: line.paidCents + (line.patientShareCents ?? 0) - fee,
    from: 'payment and patient share',
  }
}
