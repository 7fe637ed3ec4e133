import {
  guaranteeDays,
  guaranteeVolumeShare,
  refundFeeCents,
  type RefundEligibility,
} from '@plumbline/contract'

export interface GuaranteeFacts {
  readonly now: Date
  readonly firstPaidAt: Date | null
  /** Claim lines a month; 0 or less where no plan with a limit was bought. */
  readonly claimsLimit: number
  readonly claimsUsed: number
  readonly requestedAt: Date | undefined
}

const dayMs = 86_400_000

/** Within 7 days of the first payment and under 1 % of the plan's monthly volume used. */
export function guaranteeHolds(facts: GuaranteeFacts): RefundEligibility {
  const reason = whyNot(facts)
  const fee = `$${(refundFeeCents / 100).toFixed(2)}`
  return {
    eligible: reason === undefined,
    reason: reason ?? `A refund may be requested; a ${fee} administrative fee is kept from it.`,
    feeCents: refundFeeCents,
  }
}

function whyNot(facts: GuaranteeFacts): string | undefined {
  const { now, firstPaidAt, claimsLimit, claimsUsed, requestedAt } = facts
  if (requestedAt !== undefined) return 'A refund has been requested already.'
  if (firstPaidAt === null || claimsLimit <= 0) return 'There is no payment to refund.'
  if (now.getTime() - firstPaidAt.getTime() > guaranteeDays * dayMs) {
    return `The ${guaranteeDays} days of the guarantee are over.`
  }
  const allowed = claimsLimit * guaranteeVolumeShare
  if (claimsUsed < allowed) return undefined
  return `${claimsUsed} claims were audited; the guarantee covers fewer than ${allowed}.`
}
