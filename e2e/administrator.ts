import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { change } from './calls.ts'

/** The account that the product under test is started with; it has a customer account as well. */
export const administrator = { email: 'owner@e2e.example', password: 'plumb-and-level' } as const

export async function signInAsAdministrator(request: APIRequestContext): Promise<void> {
  await change(request, 'POST', '/api/admin/login', administrator)
}

/** From the administration into the user view, with the reason that it asks for. */
export async function openUserView(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Switch to User View' }).click()
  const asking = page.getByRole('dialog', { name: 'Open the user view' })
  await asking.getByLabel('Reason').fill('A question about a finding')
  await asking.getByRole('button', { name: 'Open User View' }).click()
}

/** Chooses from the menu of a user in the list. */
export async function chooseForUser(user: Locator, item: string): Promise<void> {
  await user.getByRole('button', { name: /^More for / }).click()
  await user.page().getByRole('menuitem', { name: item }).click()
}
