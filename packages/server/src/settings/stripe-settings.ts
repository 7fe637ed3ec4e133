import type { Environment } from './environment.ts'

/** The account at Stripe by which customers pay. */
export interface StripeSettings {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly prices: { readonly starter: string; readonly professional: string }
  readonly apiBase: string | undefined
}

/** Undefined unless all of it is set. */
export function stripeOf(env: Environment): StripeSettings | undefined {
  const {
    STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET,
    STRIPE_PRICE_STARTER,
    STRIPE_PRICE_PROFESSIONAL,
  } = env
  if (
    !STRIPE_SECRET_KEY ||
    !STRIPE_WEBHOOK_SECRET ||
    !STRIPE_PRICE_STARTER ||
    !STRIPE_PRICE_PROFESSIONAL
  ) {
    return undefined
  }
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    prices: { starter: STRIPE_PRICE_STARTER, professional: STRIPE_PRICE_PROFESSIONAL },
    apiBase: env.STRIPE_API_BASE,
  }
}
