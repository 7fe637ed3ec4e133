import type { Usage } from '@plumbline/contract'

/** A month in which nothing was used, with what a test changes. */
export function aUsage(changes: Partial<Usage> = {}): Usage {
  return {
    month: 7,
    year: 2025,
    planId: 'starter',
    subscriptionStatus: 'active',
    isTrialPeriod: false,
    trialEndDate: null,
    isCanceled: false,
    accessEnds: null,
    renews: null,
    claimsUsed: 0,
    claimsLimit: 100,
    bonusCredits: 0,
    ...changes,
  }
}
