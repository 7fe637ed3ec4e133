import { AppError } from '../app-error.ts'
import type { Database } from '../db/transactions.ts'
import type { Settings } from '../settings/settings.ts'
import type { Payments } from './payments.ts'
import { sandboxPayments } from './sandbox-payments.ts'
import { stripePayments } from './stripe-payments.ts'

/** Stripe where it is set up; the sandbox while evaluating; in production without either, none. */
export function openPayments(settings: Settings, database: Database): Payments {
  if (settings.stripe) return stripePayments(settings.stripe)
  return settings.production ? unavailablePayments : sandboxPayments(database)
}

const refuse = () => Promise.reject(new AppError('payments-unavailable'))

const unavailablePayments: Payments = {
  kind: 'unavailable',
  startCheckout: refuse,
  readCheckout: refuse,
  checkoutOf: refuse,
  cancelAtPeriodEnd: refuse,
  cancelNow: refuse,
  readEvent: () => {
    throw new AppError('payments-unavailable')
  },
}
