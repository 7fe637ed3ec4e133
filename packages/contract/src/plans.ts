import type { PlanId } from './plan-id.ts'

/** Stands for "no limit" wherever a number of claims is given. */
export const unlimitedClaims = -1

export interface Plan {
  readonly key: PlanId
  readonly name: string
  readonly priceText: string
  /** Undefined where the price is agreed one by one. */
  readonly monthlyPriceCents: number | undefined
  /** Claim lines a calendar month (UTC); `unlimitedClaims` for no limit. */
  readonly claimsLimit: number
  readonly description: string
  readonly features: readonly string[]
  readonly mostPopular: boolean
}

/** The catalog, in the order in which it is shown. */
export const plans: Readonly<Record<PlanId, Plan>> = {
  starter: {
    key: 'starter',
    name: 'Starter',
    priceText: '$499/month',
    monthlyPriceCents: 499_00,
    claimsLimit: 5_000,
    description: 'For small teams that audit every month',
    features: [
      '5,000 claims/month',
      'AI-powered claim auditing',
      'Medical and pharmacy claims',
      'Basic reporting',
      'Email support',
      '7-day risk-free guarantee',
    ],
    mostPopular: false,
  },
  professional: {
    key: 'professional',
    name: 'Professional',
    priceText: '$999/month',
    monthlyPriceCents: 999_00,
    claimsLimit: 20_000,
    description: 'For organizations with steady volume',
    features: [
      '20,000 claims/month',
      'Advanced AI auditing',
      'Comprehensive reporting and analytics',
      'Priority support',
      'Custom integrations',
      '7-day risk-free guarantee',
    ],
    mostPopular: true,
  },
  enterprise: {
    key: 'enterprise',
    name: 'Enterprise',
    priceText: 'Custom',
    monthlyPriceCents: undefined,
    claimsLimit: unlimitedClaims,
    description: 'For large volume and special terms',
    features: [
      'Unlimited claims',
      'Dedicated account manager',
      'SLA guarantees',
      'White-label options',
    ],
    mostPopular: false,
  },
}

/** Days after the first payment in which a refund may be requested. */
export const guaranteeDays = 7
/** Share of the plan's monthly volume that may be used at most for the guarantee to hold. */
export const guaranteeVolumeShare = 0.01
/** Kept from every refund. */
export const refundFeeCents = 9_99
