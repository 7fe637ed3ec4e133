import type { Gate } from '@plumbline/contract'

/** What decides whether the dashboard is open to a user. */
export interface GateFacts {
  readonly subscriptionStatus: string | null
  readonly requiresPayment: boolean
  readonly bonusCredits: number
  readonly accessEnabled: boolean
  readonly archived: boolean
  /** Whether an audit of an own file was ever completed. */
  readonly hasResults: boolean
}

/**
 * The one decision: gated while payment is pending or required, without credits or access. What was
 * audited before was paid for, and stays readable.
 */
export function gateOf(facts: GateFacts): Gate {
  if (facts.archived) return { open: false, reason: 'archived' }
  const owesPayment = facts.subscriptionStatus === 'pending_payment' || facts.requiresPayment
  const gated = owesPayment && facts.bonusCredits === 0 && !facts.accessEnabled
  if (!gated) return { open: true }
  return { open: false, reason: 'pending_payment', ...(facts.hasResults && { reading: true }) }
}
