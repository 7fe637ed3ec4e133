import { limitOfClaimAlone } from './claim-limit.ts'
import type { ClaimLine } from './claim-line.ts'
import type { DollarBasis } from './dollar-basis.ts'

/**
 * The most a line can lose, in cents: what was paid; where the file states no payments, for a fill its
 * cost and fee less the patient's share, else what was allowed, else what was charged. Nothing where
 * the file states payments and not this line's; where it states that of the claim, no more than that,
 * and never the charge. A denied or reversed line has only what was paid in spite of it.
 */
export function exposureCents(line: ClaimLine): number {
  if (isSaidUnpaid(line)) return Math.max(0, line.paidCents ?? 0)
  const { paidCents, claimPaidCents } = line
  if (paidCents !== undefined) return Math.max(0, paidCents)
  if (line.isPaymentUnstated) return 0
  if (claimPaidCents !== undefined) {
    return Math.max(0, Math.min(claimPaidCents, line.allowedCents ?? 0))
  }
  return Math.max(0, planCostCents(line) ?? line.allowedCents ?? line.chargeCents ?? 0)
}

/**
 * The most that findings may take on a line: its exposure; where the amounts belong to the claim,
 * what the claim can lose, because all of its lines may be at fault.
 */
export function mostAtRiskCents(line: ClaimLine): number {
  if (isSaidUnpaid(line)) return exposureCents(line)
  return limitOfClaimAlone(line)?.cents ?? exposureCents(line)
}

/** Which amounts `exposureCents` takes. */
export function basisOf(line: ClaimLine): DollarBasis {
  if (line.paidCents !== undefined || line.isPaymentUnstated) return 'paid'
  const ofClaim = limitOfClaimAlone(line)
  if (ofClaim) return ofClaim.basis
  if (line.claimPaidCents !== undefined) return 'allowed'
  if (planCostCents(line) !== undefined) return 'cost plus fee less copay'
  return line.allowedCents !== undefined ? 'allowed' : 'charged'
}

/**
 * What a plan pays for a fill: ingredient cost and dispensing fee, or the whole price that was allowed,
 * less the patient's share. The usual and customary price is not what a plan pays.
 */
function planCostCents(line: ClaimLine): number | undefined {
  if (line.auditType !== 'pharmacy') return undefined
  const { ingredientCostCents, dispensingFeeCents, patientShareCents, allowedCents } = line
  if (ingredientCostCents !== undefined) {
    return ingredientCostCents + (dispensingFeeCents ?? 0) - (patientShareCents ?? 0)
  }
  if (allowedCents === undefined || patientShareCents === undefined) return undefined
  return allowedCents - patientShareCents
}

/** Whether the status says that nothing is paid on the line, whatever its amounts are. */
export function isSaidUnpaid({ claimStatus }: ClaimLine): boolean {
  return claimStatus === 'denied' || claimStatus === 'reversed'
}

/**
 * Whether the payer paid nothing on the line by decision: marked denied or reversed, or a charge with
 * neither an allowed amount nor a payment. A denied line has no overpayment.
 */
export function isDenied(line: ClaimLine): boolean {
  if (isSaidUnpaid(line)) return true
  if (line.claimStatus === 'paid') return false
  const { allowedCents, chargeCents, claimChargeCents } = line
  return (
    isPaidNothing(line) &&
    (allowedCents ?? 0) === 0 &&
    (chargeCents ?? claimChargeCents ?? 0) > 0 &&
    patientOwes(line) === 0
  )
}

/** Nothing was paid on the line, or on its whole claim. */
function isPaidNothing({ paidCents, claimPaidCents }: ClaimLine): boolean {
  return (paidCents ?? claimPaidCents) === 0
}

/**
 * Whether the file says that nothing was paid on the line: denied, or amounts of which none is
 * left. A line that the file states no payment of may have been paid; see `isPaymentUnknown`.
 */
export function isUnpaid(line: ClaimLine): boolean {
  return isSaidUnpaid(line) || (exposureCents(line) === 0 && !isPaymentUnknown(line))
}

/**
 * Whether nothing says if the line was paid: no amounts, or a file that states payments and not this
 * line's, or only that of the whole claim.
 */
export function isPaymentUnknown(line: ClaimLine): boolean {
  if (line.paidCents !== undefined || isPaidNothing(line)) return false
  return line.isPaymentUnstated === true || line.claimPaidCents !== undefined || hasNoAmounts(line)
}

/** Whether the file gives neither a charge nor an allowed nor a paid amount for the line. */
export function hasNoAmounts({ paidCents, allowedCents, chargeCents }: ClaimLine): boolean {
  return paidCents === undefined && allowedCents === undefined && chargeCents === undefined
}

/**
 * Whether a line bills nothing: charged at $0.00 and nothing paid, as for services that are only
 * reported, or a credit, charged below zero. Such a line is paid for no service that another one
 * could hold.
 */
export function isWithoutCharge(line: ClaimLine): boolean {
  return line.chargeCents !== undefined && line.chargeCents <= 0 && exposureCents(line) === 0
}

function patientOwes(line: ClaimLine): number {
  return line.patientShareCents ?? 0
}
