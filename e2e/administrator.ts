import type { APIRequestContext } from '@playwright/test'
import { change } from './calls.ts'

/** The account that the product under test is started with; it has a customer account as well. */
export const administrator = { email: 'owner@e2e.example', password: 'plumb-and-level' } as const

export async function signInAsAdministrator(request: APIRequestContext): Promise<void> {
  await change(request, 'POST', '/api/admin/login', administrator)
}
