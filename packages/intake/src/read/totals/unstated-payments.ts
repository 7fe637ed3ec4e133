import { claimAmounts } from './claim-amounts.ts'
import type { ClaimLineDraft } from '../claim-line-draft.ts'

/**
 * Marks the lines that have no payment in a file that states payments: a blank is not the charge. Says
 * how many they are.
 */
export function markUnstatedPayments(lines: readonly ClaimLineDraft[]): readonly string[] {
  if (!lines.some(isPaid)) return []
  const unstated = lines.filter(lacksPayment).length
  if (unstated === 0) return []
  // All lines of a file have the same fields.
  for (const line of lines) {
    line.isPaymentUnstated = lacksPayment(line) ? true : undefined
  }
  const named = unstated === 1 ? '1 line has' : `${unstated} lines have`
  return [
    `${named} no paid amount, in a file that has paid amounts: what was paid there is not known, and no dollars are counted for it.`,
  ]
}

function isPaid({ paidCents, claimPaidCents }: ClaimLineDraft): boolean {
  return paidCents !== undefined || claimPaidCents !== undefined
}

/** Of a line that is denied or taken back no payment is expected. */
function lacksPayment(line: ClaimLineDraft): boolean {
  const { claimStatus } = line
  if (isPaid(line) || claimStatus === 'denied' || claimStatus === 'reversed') return false
  return claimAmounts.some(({ ofLine }) => line[ofLine] !== undefined)
}
