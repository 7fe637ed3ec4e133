import { randomUUID } from 'node:crypto'
import type { CheckoutRequest } from '@plumbline/contract'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { insertCheckout } from '../../db/billing/checkouts.ts'
import { countFailure } from '../../db/accounts/sign-in-attempts.ts'
import { findUser } from '../../db/accounts/users.ts'
import type { SystemTransaction } from '../../db/transactions.ts'
import type { Visitor } from '../../actor.ts'

/** Where a checkout is asked from. */
export interface CheckoutOrigin {
  readonly visitor: Visitor
  /** Scheme and host that the customer comes back to. */
  readonly origin: string
}

const mostCheckouts = 30
const windowMs = 15 * 60_000

/** Starts a checkout of a signed-in customer or of a guest; answers the page to go to. */
export async function startCheckout(
  context: Context,
  request: CheckoutRequest,
  { visitor, origin }: CheckoutOrigin,
): Promise<string> {
  const { caller, address } = visitor
  if (caller?.role === 'admin' || caller?.archived === true) throw new AppError('forbidden')
  if (caller?.teamRole !== undefined) throw new AppError('owner-only')
  const email = await buyersEmail(context, request, visitor)
  const checkoutId = randomUUID()
  const cancelPath =
    caller?.gateOpen === true ? '/dashboard?canceled=true' : '/pricing?canceled=true'
  const started = await context.payments.startCheckout({
    checkoutId,
    planId: request.planId,
    email,
    origin,
    cancelPath,
  })
  await context.database.asSystem(async (tx) => {
    await insertCheckout(tx, {
      id: checkoutId,
      session_id: started.sessionId,
      user_id: caller?.userId ?? null,
      by_guest: caller === undefined,
      email,
      company_name: request.companyName,
      plan_id: request.planId,
    })
    await context.auditTrail.record(tx, {
      action: 'checkout-started',
      actorId: caller?.actingAdminId ?? caller?.userId,
      targetId: caller?.userId,
      subjectId: checkoutId,
      detail: { planId: request.planId },
      address,
    })
  })
  return started.url
}

/** A customer's own email, whatever the request says; a guest has to give one. */
async function buyersEmail(
  { database }: Context,
  request: CheckoutRequest,
  { caller, address }: Visitor,
): Promise<string> {
  return database.asSystem(async (tx) => {
    if (caller) {
      const user = await findUser(tx, caller.userId)
      if (!user) throw new AppError('unauthorized')
      await countCheckout(tx, caller.userId)
      return user.email
    }
    if (request.email === undefined) {
      const message = 'Please enter your email address to continue.'
      throw new AppError('invalid-request', { message, faults: [{ field: 'email', message }] })
    }
    await countCheckout(tx, address)
    return request.email
  })
}

/** By account where somebody is signed in, by address where not. */
async function countCheckout(tx: SystemTransaction, by: string): Promise<void> {
  const { failures, waitSeconds } = await countFailure(tx, `checkout:${by}`, windowMs)
  if (failures <= mostCheckouts) return
  const message = `${mostCheckouts} checkouts were started in the last minutes. Please use one of them, or wait.`
  const retryAfterSeconds = Math.max(1, Math.ceil(waitSeconds))
  throw new AppError('too-many-requests', { message, retryAfterSeconds })
}
