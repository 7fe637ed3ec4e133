import type { Gate } from '@plumbline/contract'

/** What decides whether the dashboard is open to a user. */
export interface GateFacts {
  readonly subscriptionStatus: string | null
  readonly requiresPayment: boolean
  readonly bonusCredits: number
  readonly accessEnabled: boolean
  readonly archived: boolean
}

/** The one decision: gated while payment is pending or required, without credits or access. */
export function gateOf(facts: GateFacts): Gate {
  if (facts.archived) return { open: false, reason: 'archived' }
  const owesPayment = facts.subscriptionStatus === 'pending_payment' || facts.requiresPayment
  const gated = owesPayment && facts.bonusCredits === 0 && !facts.accessEnabled
  return gated ? { open: false, reason: 'pending_payment' } : { open: true }
}
