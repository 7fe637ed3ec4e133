import type { APIRequestContext, Page } from '@playwright/test'
import { signInAsAdministrator } from './administrator.ts'
import { change } from './calls.ts'
import { registerActive, registerPending } from './customers.ts'

/** Every way in which somebody may stand with the product. */
export const standings = [
  'signed out',
  'pending',
  'active',
  'with credits',
  'with access',
  'administrator',
] as const
export type Standing = (typeof standings)[number]

/** Signs the page's browser in as somebody of the standing; `asAdmin` belongs to another browser. */
export async function signInAs(
  standing: Standing,
  page: Page,
  asAdmin: APIRequestContext,
): Promise<void> {
  switch (standing) {
    case 'signed out':
      return
    case 'administrator':
      return signInAsAdministrator(page.request)
    case 'pending':
      await registerPending(page)
      return
    case 'active':
      await registerActive(page)
      return
    case 'with credits': {
      const { id } = await registerPending(page)
      await change(asAdmin, 'POST', '/api/admin/add-credits', {
        userId: id,
        credits: 100,
        reason: 'To try it',
      })
      return
    }
    case 'with access': {
      const { id } = await registerPending(page)
      await change(asAdmin, 'POST', '/api/admin/toggle-access', { userId: id, accessEnabled: true })
    }
  }
}
