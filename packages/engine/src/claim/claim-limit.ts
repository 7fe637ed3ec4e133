import type { ClaimLine } from './claim-line.ts'
import type { DollarBasis } from './dollar-basis.ts'

/** The most that the lines of a claim can lose together. */
export interface ClaimLimit {
  readonly cents: number
  readonly basis: DollarBasis
}

/**
 * What the file states for the whole claim of a line: what was paid; where the file states no payments,
 * what was allowed, else charged. Undefined where it states nothing, or amounts of lines that go before.
 */
export function claimLimit(line: ClaimLine): ClaimLimit | undefined {
  const { claimPaidCents, claimAllowedCents, claimChargeCents } = line
  if (claimPaidCents !== undefined) return limitOf(claimPaidCents, 'paid')
  if (line.paidCents !== undefined || line.isPaymentUnstated) return undefined
  if (claimAllowedCents !== undefined) return limitOf(claimAllowedCents, 'allowed')
  if (line.allowedCents !== undefined || claimChargeCents === undefined) return undefined
  return limitOf(claimChargeCents, 'charged')
}

/**
 * What the claim of a line can lose where the line has no amount of its own to lose: what a part of
 * the claim was paid is not known. Undefined where the line has one.
 */
export function limitOfClaimAlone(line: ClaimLine): ClaimLimit | undefined {
  if (line.paidCents !== undefined || line.allowedCents !== undefined) return undefined
  if (line.claimPaidCents === undefined && hasPrice(line)) return undefined
  return claimLimit(line)
}

function hasPrice({ chargeCents, ingredientCostCents }: ClaimLine): boolean {
  return chargeCents !== undefined || ingredientCostCents !== undefined
}

function limitOf(cents: number, basis: DollarBasis): ClaimLimit {
  return { cents: Math.max(0, cents), basis }
}
