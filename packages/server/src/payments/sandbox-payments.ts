import { randomBytes } from 'node:crypto'
import { AppError } from '../app-error.ts'
import { findCheckout } from '../db/billing/checkouts.ts'
import { endSandboxPurchase, findSandboxPurchase } from '../db/billing/sandbox-purchases.ts'
import type { Database } from '../db/transactions.ts'
import type { Payments, ProviderSubscription } from './payments.ts'
import { anniversaryAfter } from './period.ts'

const sessionPrefix = 'sandbox_'
const subscriptionPrefix = 'sub_'

/**
 * Stands in for a provider while the product is evaluated: the whole flow, no money. As a provider
 * would, it answers within transactions of ours that wait for it, and waits for none of them.
 */
export function sandboxPayments(database: Database): Payments {
  const end = (subscriptionId: string, endsAt: (paidAt: Date) => Date) =>
    database.asSystemSingly(async (system) => {
      const sessionId = sessionOf(subscriptionId)
      const purchase = await findSandboxPurchase(system, sessionId)
      if (purchase) await endSandboxPurchase(system, sessionId, endsAt(purchase.paidAt))
    })
  return {
    kind: 'sandbox',
    startCheckout: ({ origin }) => {
      const sessionId = `${sessionPrefix}${randomBytes(24).toString('base64url')}`
      return Promise.resolve({ sessionId, url: `${origin}/sandbox-checkout/${sessionId}` })
    },
    readCheckout: (sessionId) =>
      database.asSystemSingly(async (system) => {
        if (!(await findCheckout(system, sessionId))) return undefined
        const purchase = await findSandboxPurchase(system, sessionId)
        if (!purchase) return { status: 'open', customerId: null, subscription: undefined }
        const subscription = subscriptionOf(sessionId, purchase.paidAt, purchase.endsAt)
        return { status: 'paid', customerId: null, subscription }
      }),
    checkoutOf: (subscriptionId) =>
      database.asSystemSingly(
        async (system) => (await findCheckout(system, sessionOf(subscriptionId)))?.id,
      ),
    cancelAtPeriodEnd: (id) => end(id, (paidAt) => anniversaryAfter(paidAt, new Date())),
    cancelNow: (id) => end(id, () => new Date()),
    readEvent: () => {
      throw new AppError('invalid-request')
    },
  }
}

function sessionOf(subscriptionId: string): string {
  return subscriptionId.slice(subscriptionPrefix.length)
}

function subscriptionOf(
  sessionId: string,
  paidAt: Date,
  endsAt: Date | null,
): ProviderSubscription {
  const now = new Date()
  return {
    id: `${subscriptionPrefix}${sessionId}`,
    planId: undefined,
    status: endsAt !== null && endsAt <= now ? 'canceled' : 'active',
    startedAt: paidAt,
    trialEndsAt: null,
    periodEndsAt: endsAt ?? anniversaryAfter(paidAt, now),
    cancelAtPeriodEnd: endsAt !== null,
  }
}
