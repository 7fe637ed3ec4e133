import type { CaseWhole } from '@plumbline/contract'

/**
 * What the sender says in every letter. What is about one recipient, notice or claim is stated anew,
 * and so is that a limit was checked.
 */
const ofSender: readonly string[] = [
  ...['senderName', 'senderAddress', 'senderContact', 'signer', 'deliveryMethod'],
  ...['planName', 'planFunding', 'repaymentMethod', 'disputeContact', 'replyDays'],
  ...['offsetMethod', 'governingState', 'recordsAsked', 'recordsTo'],
]

/** The sender's facts of an earlier case, for the next one of the same role. */
export function carriedFacts({ facts }: Pick<CaseWhole, 'facts'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facts).filter(([name, value]) => ofSender.includes(name) && value !== ''),
  )
}
