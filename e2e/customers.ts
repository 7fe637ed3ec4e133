import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { change, submitForm } from './calls.ts'

/** Somebody with an account of their own, signed in where they were made. */
export interface Customer {
  readonly id: string
  readonly email: string
  readonly password: string
}

export const password = 'correct horse battery'

export function newEmail(): string {
  return `dana.${randomUUID().slice(0, 8)}@e2e.example`
}

/** Registers without paying, in the browser of the page. */
export async function registerPending({ request }: Pick<Page, 'request'>): Promise<Customer> {
  const account = { email: newEmail(), password }
  const names = { firstName: 'Dana', lastName: 'Reed', companyName: 'Reed Benefits' }
  const user = await change(request, 'POST', '/api/register', { ...account, ...names })
  return { id: textAt(user, 'id'), ...account }
}

/** Registers and pays for a plan in the sandbox. */
export async function registerActive(
  page: Pick<Page, 'request'>,
  planId: 'starter' | 'professional' = 'starter',
): Promise<Customer> {
  const customer = await registerPending(page)
  await payFor(page.request, planId)
  return customer
}

export async function payFor(request: APIRequestContext, planId: string): Promise<void> {
  const order = { planId, companyName: 'Reed Benefits' }
  const checkout = await change(request, 'POST', '/api/create-checkout-session', order)
  await submitForm(request, textAt(checkout, 'url'), { choice: 'pay' })
}

function textAt(answer: unknown, key: string): string {
  const value: unknown = typeof answer === 'object' && answer ? Reflect.get(answer, key) : undefined
  if (typeof value !== 'string') throw new TypeError(`The answer has no ${key}`)
  return value
}
