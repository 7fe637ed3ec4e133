import type { ClaimLine } from './claim-line.ts'

/** Whether a line gives money back: some of its amounts below zero and none above. */
export function isCredit({ paidCents, allowedCents, chargeCents }: ClaimLine): boolean {
  const paid = paidCents ?? 0
  const allowed = allowedCents ?? 0
  const charge = chargeCents ?? 0
  return (paid < 0 || allowed < 0 || charge < 0) && paid <= 0 && allowed <= 0 && charge <= 0
}

/** A fill that gives money back dispensed nothing: it reverses another, in the file or before it. */
export function isCreditForFill(line: ClaimLine): boolean {
  return line.auditType === 'pharmacy' && isCredit(line)
}
