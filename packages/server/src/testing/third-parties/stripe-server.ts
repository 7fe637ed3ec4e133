import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface StripeSubscription {
  id: string
  status: string
  price: string
  checkoutId: string
  startDate: number
  periodEnd: number
  cancelAtPeriodEnd: boolean
}

interface StripeSession {
  id: string
  status: 'open' | 'complete' | 'expired'
  paymentStatus: 'unpaid' | 'paid'
  price: string
  checkoutId: string
  email: string
  subscription: string | null
}

/** Enough of Stripe's protocol for the official library, with its state in memory. */
export interface StripeServer {
  readonly url: string
  readonly sessions: Map<string, StripeSession>
  readonly subscriptions: Map<string, StripeSubscription>
  /** Bodies that were sent to it, to look for what should not be in them. */
  readonly received: string[]
  /** The customer pays: the session completes and its subscription runs. */
  pay(sessionId: string): StripeSubscription
  /** Answers 500 while set. */
  broken: boolean
  close(): Promise<void>
}

const monthSeconds = 30 * 86_400

export async function startStripeServer(): Promise<StripeServer> {
  const sessions = new Map<string, StripeSession>()
  const subscriptions = new Map<string, StripeSubscription>()
  const received: string[] = []
  let started = Math.floor(Date.now() / 1000)
  const state: StripeServer = {
    url: '',
    sessions,
    subscriptions,
    received,
    broken: false,
    pay(sessionId) {
      const session = sessions.get(sessionId)
      if (!session) throw new Error(`no session ${sessionId}`)
      const startDate = started++
      const subscription = {
        id: `sub_${randomUUID()}`,
        status: 'active',
        price: session.price,
        checkoutId: session.checkoutId,
        startDate,
        periodEnd: startDate + monthSeconds,
        cancelAtPeriodEnd: false,
      }
      subscriptions.set(subscription.id, subscription)
      Object.assign(session, {
        status: 'complete',
        paymentStatus: 'paid',
        subscription: subscription.id,
      })
      return subscription
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
      }),
  }
  const server = createServer((request, response) => {
    void handle(state, request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(state, { url: `http://127.0.0.1:${port}` })
}

async function handle(
  state: StripeServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  state.received.push(body)
  const { pathname } = new URL(request.url ?? '/', 'http://stripe.test')
  const answer = state.broken
    ? undefined
    : answerTo(state, request.method ?? '', pathname, new URLSearchParams(body))
  const status = state.broken ? 500 : answer ? 200 : 404
  const missing = { error: { type: 'invalid_request_error', code: 'resource_missing' } }
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify(answer ?? (state.broken ? { error: { type: 'api_error' } } : missing)),
  )
}

function answerTo(
  state: StripeServer,
  method: string,
  path: string,
  form: URLSearchParams,
): object | undefined {
  const [, , kind, part, last] = path.split('/')
  if (kind === 'checkout' && part === 'sessions') {
    return last === undefined ? newSession(state, form) : sessionObject(state, last)
  }
  if (kind !== 'subscriptions') return undefined
  const subscription = state.subscriptions.get(part ?? '')
  if (!subscription) return undefined
  if (method === 'DELETE') subscription.status = 'canceled'
  const cancel = form.get('cancel_at_period_end')
  if (cancel !== null) subscription.cancelAtPeriodEnd = cancel === 'true'
  return subscriptionObject(subscription)
}

function newSession(state: StripeServer, form: URLSearchParams): object | undefined {
  const id = `cs_test_${randomUUID()}`
  state.sessions.set(id, {
    id,
    status: 'open',
    paymentStatus: 'unpaid',
    price: form.get('line_items[0][price]') ?? '',
    checkoutId: form.get('subscription_data[metadata][checkout_id]') ?? '',
    email: form.get('customer_email') ?? '',
    subscription: null,
  })
  return sessionObject(state, id)
}

function sessionObject(state: StripeServer, id: string): object | undefined {
  const session = state.sessions.get(id)
  if (!session) return undefined
  const subscription = state.subscriptions.get(session.subscription ?? '')
  return {
    id,
    object: 'checkout.session',
    status: session.status,
    payment_status: session.paymentStatus,
    customer: session.subscription === null ? null : `cus_${session.email}`,
    client_reference_id: session.checkoutId,
    subscription: subscription ? subscriptionObject(subscription) : null,
    url: `https://checkout.stripe.test/${id}`,
  }
}

export function subscriptionObject(subscription: StripeSubscription): object {
  const { id, status, price, checkoutId, startDate, periodEnd, cancelAtPeriodEnd } = subscription
  return {
    id,
    object: 'subscription',
    status,
    cancel_at: null,
    cancel_at_period_end: cancelAtPeriodEnd,
    start_date: startDate,
    trial_end: null,
    metadata: { checkout_id: checkoutId },
    items: {
      object: 'list',
      data: [{ id: `si_${id}`, current_period_end: periodEnd, price: { id: price } }],
    },
  }
}
