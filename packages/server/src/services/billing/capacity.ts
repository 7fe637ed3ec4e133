import { plans, unlimitedClaims, type PlanId } from '@plumbline/contract'
import type { MonthUsage } from '../../db/billing/usage.ts'

/** What decides how many claims an account may still have audited this month. */
export interface CapacityFacts extends MonthUsage {
  readonly planId: PlanId | null
  readonly accessEnabled: boolean
  readonly bonusCredits: number
}

/**
 * Claims a month. Access that an administrator enabled without a plan has the volume of Starter;
 * without either there are credits only.
 */
export function claimsLimitOf({
  planId,
  accessEnabled,
}: Pick<CapacityFacts, 'planId' | 'accessEnabled'>): number {
  if (planId !== null) return plans[planId].claimsLimit
  return accessEnabled ? plans.starter.claimsLimit : 0
}

export interface Capacity {
  /** Left of the plan's volume; `Infinity` where it has no limit. */
  readonly left: number
  readonly credits: number
}

/** What is left this month: of the plan's volume first, then credits. Claims that credits paid for took none of the volume. */
export function capacityOf(facts: CapacityFacts): Capacity {
  const limit = claimsLimitOf(facts)
  const used = facts.claimsUsed - facts.creditsUsed
  const left = limit === unlimitedClaims ? Infinity : Math.max(0, limit - used)
  return { left, credits: facts.bonusCredits }
}

/** Credits that so many claims need; undefined where the capacity does not hold them. */
export function creditsFor(claims: number, { left, credits }: Capacity): number | undefined {
  const needed = Math.max(0, claims - left)
  return needed <= credits ? needed : undefined
}

/** Why a file is refused whole, with the three numbers. */
export function capacitySentence(claims: number, { left, credits }: Capacity): string {
  const count = (value: number) => value.toLocaleString('en-US')
  return (
    `This file has ${count(claims)} claims, but only ${count(left)} are left of this month’s volume` +
    ` and you have ${count(credits)} bonus credits. Nothing was counted; upgrade your plan or wait` +
    ` for the next month, then try again.`
  )
}
