import type { ClaimLine } from './claim-line.ts'

/**
 * The most a line can lose, in cents: what was paid; where that is unknown, what was allowed;
 * where that too is unknown, what was charged. A denied line has nothing left to lose.
 */
export function exposureCents(line: ClaimLine): number {
  if (line.claimStatus === 'denied') return 0
  return Math.max(0, line.paidCents ?? line.allowedCents ?? line.chargeCents ?? 0)
}

/** Which of its amounts the dollars of a line are. */
export type DollarBasis = 'paid' | 'allowed' | 'charged'

/** Which amount the exposure of a line is; see `exposureCents`. */
export function basisOf(line: ClaimLine): DollarBasis {
  if (line.paidCents !== undefined) return 'paid'
  return line.allowedCents !== undefined ? 'allowed' : 'charged'
}

/**
 * Whether the payer paid nothing on the line by decision: marked denied, or a charge with
 * neither an allowed amount nor a payment. A denied line has no overpayment.
 */
export function isDenied(line: ClaimLine): boolean {
  if (line.claimStatus === 'denied') return true
  if (line.claimStatus === 'paid') return false
  const { allowedCents, paidCents, chargeCents } = line
  return (
    paidCents === 0 &&
    (allowedCents ?? 0) === 0 &&
    (chargeCents ?? 0) > 0 &&
    patientOwes(line) === 0
  )
}

/**
 * Whether the file says that nothing was paid on the line: denied, or amounts of which none is
 * left. A line without any amount may have been paid; see `hasNoAmounts`.
 */
export function isUnpaid(line: ClaimLine): boolean {
  return exposureCents(line) === 0 && !(line.claimStatus !== 'denied' && hasNoAmounts(line))
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
