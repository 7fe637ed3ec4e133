import type { PurchasablePlanId } from '@plumbline/contract'

/** What a checkout is started with; ids, a plan and an email: nothing of any claim. */
export interface Order {
  readonly checkoutId: string
  readonly planId: PurchasablePlanId
  readonly email: string
  /** Scheme and host that the customer comes back to. */
  readonly origin: string
  /** Path that the customer comes back to without paying. */
  readonly cancelPath: string
}

export interface StartedCheckout {
  /** The provider's id of the checkout; whoever holds it may ask what became of it. */
  readonly sessionId: string
  readonly url: string
}

/** A subscription as the provider has it now. */
export interface ProviderSubscription {
  readonly id: string
  readonly planId: PurchasablePlanId | undefined
  readonly status: 'pending_payment' | 'trialing' | 'active' | 'canceled'
  readonly startedAt: Date
  readonly trialEndsAt: Date | null
  readonly periodEndsAt: Date | null
  readonly cancelAtPeriodEnd: boolean
}

/** A checkout as the provider has it now. */
export interface ProviderCheckout {
  readonly status: 'open' | 'paid' | 'expired'
  readonly customerId: string | null
  readonly subscription: ProviderSubscription | undefined
}

/** Something happened at the provider: what to ask again about, never what to believe. */
export interface PaymentEvent {
  readonly id: string
  readonly type: string
  readonly sessionId?: string | undefined
  readonly subscriptionId?: string | undefined
}

/** A payment provider. Calls throw `not-available` where it does not answer. */
export interface Payments {
  readonly kind: 'stripe' | 'sandbox' | 'unavailable'
  startCheckout(order: Order): Promise<StartedCheckout>
  /** Undefined where the provider knows of no such checkout. */
  readCheckout(sessionId: string): Promise<ProviderCheckout | undefined>
  /** Our id of the checkout that a subscription began with; undefined where it is not ours. */
  checkoutOf(subscriptionId: string): Promise<string | undefined>
  /** Ends with the period that is paid; again changes nothing. */
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>
  /** Ends now; one that has ended already, or never was, stays so. */
  cancelNow(subscriptionId: string): Promise<void>
  /**
   * Checks an event's signature over the bytes as they came; throws `invalid-request`. Undefined
   * where it is signed and means nothing.
   */
  readEvent(body: Buffer, signature: string): PaymentEvent | undefined
}
