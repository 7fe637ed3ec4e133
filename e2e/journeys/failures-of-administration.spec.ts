import { newEmail, registerActive } from '../customers.ts'
import {
  administrator,
  chooseForUser,
  openUserView,
  signInAsAdministrator,
} from '../administrator.ts'
import { change } from '../calls.ts'
import { fail } from '../failing-calls.ts'
import { expect, test } from '../test.ts'
import { toast } from '../toast.ts'

test('the admin login says what is wrong', async ({ page }) => {
  await page.goto('/admin-login')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill('long enough')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(toast(page)).toHaveText(/Admin Login Failed.*Invalid admin credentials/)
})

test('each change of an administrator that fails says so', async ({ page, browser }) => {
  const theirs = await browser.newPage()
  const { id, email } = await registerActive(theirs)
  await theirs.close()
  await signInAsAdministrator(page.request)
  await page.goto('/admin')
  await page.getByLabel('Search').fill(email)
  const user = page.getByRole('tabpanel').getByRole('listitem')
  await expect(user).toHaveCount(1)
  const of = `/api/admin/users/${id}`

  await fail(page, 'POST /api/admin/toggle-access')
  await user.getByRole('button', { name: 'Enable access' }).click()
  await expect(toast(page)).toHaveText(/Error.*Failed to update user access/)
  await fail(page, 'POST /api/admin/update-plan')
  await user.getByLabel('Plan').selectOption('enterprise')
  await expect(toast(page)).toHaveText(/Error.*Failed to update user plan/)
  await fail(page, 'POST /api/admin/add-credits', { status: 409, json: { message: 'Not so many' } })
  await user.getByRole('button', { name: '+100 bonus credits' }).click()
  await expect(toast(page)).toHaveText(/Error.*Not so many/)

  const behindQuestion = [
    [`POST ${of}/clear-sessions`, 'Clear sessions', 'Failed to clear user sessions'],
    [`POST ${of}/soft-delete`, 'Archive', 'Failed to archive user account'],
    [`DELETE ${of}/hard-delete`, 'Delete permanently', 'Failed to delete user account'],
  ] as const
  for (const [call, name, message] of behindQuestion) {
    await fail(page, call)
    await chooseForUser(user, name)
    const dialog = page.getByRole('dialog')
    if (name === 'Archive') await dialog.getByLabel('Reason').fill('Asked to pause')
    await dialog.getByRole('button', { name }).click()
    await expect(toast(page)).toContainText(message)
    await dialog.getByRole('button', { name: 'Keep as it is' }).click()
  }
})

test('restoring, switching and listing that fail say so', async ({ page, asAdmin, browser }) => {
  const theirs = await browser.newPage()
  const { id, email } = await registerActive(theirs)
  await theirs.close()
  await change(asAdmin, 'POST', `/api/admin/users/${id}/soft-delete`, { reason: 'Asked to pause' })
  await signInAsAdministrator(page.request)
  await page.goto('/admin')
  await page.getByLabel('Search').fill(email)
  await fail(page, `POST /api/admin/users/${id}/restore`)
  await page.getByRole('button', { name: 'Restore' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(toast(page)).toContainText('Failed to restore user account')
  await page.getByRole('button', { name: 'Keep as it is' }).click()

  await fail(page, 'POST /api/admin/switch-to-user')
  await openUserView(page)
  await expect(toast(page)).toContainText('Failed to switch to user view')
  // The toast that stands over the dialog has a Close of its own.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  await fail(page, 'POST /api/admin/users/search')
  await page.getByLabel('Search').fill(administrator.email)
  await expect(toast(page)).toContainText('Failed to fetch users')
})
