import type { Locator, Page } from '@playwright/test'
import {
  administrator,
  chooseForUser,
  openUserView,
  signInAsAdministrator,
} from '../administrator.ts'
import { uploadMedicalSample } from '../claims-files.ts'
import { password, registerActive, registerPending } from '../customers.ts'
import { expect, test } from '../test.ts'
import { toast } from '../toast.ts'

/** Opens the administration with one user found. */
async function find(page: Page, email: string): Promise<Locator> {
  await signInAsAdministrator(page.request)
  await page.goto('/admin')
  await page.getByLabel('Search').fill(email)
  await expect(page.getByRole('button', { name: /^More for / })).toHaveCount(1)
  return page.getByRole('listitem').filter({ hasText: email })
}

test('an administrator signs in, and out', async ({ page }) => {
  await page.goto('/admin')
  await expect(page).toHaveURL('/admin-login')
  await page.getByLabel('Email').fill(administrator.email)
  await page.getByLabel('Password', { exact: true }).fill(administrator.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/admin')
  await page.getByRole('link', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
})

test('access, plan and credits of a user are changed', async ({ page, playwright, baseURL }) => {
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  const { email } = await registerPending({ request })
  const user = await find(page, email)
  await expect(user).toContainText('Pending Plan, access not enabled')

  await user.getByRole('button', { name: 'Enable access' }).click()
  await expect(toast(page)).toContainText('User access updated successfully')
  await expect(user.getByRole('button', { name: 'Disable access' })).toBeVisible()

  await user.getByLabel('Plan').selectOption('professional')
  await expect(toast(page)).toContainText('User plan updated successfully')
  await expect(user).toContainText('0 of 20,000 claims this month')

  const minusFifty = user.getByRole('button', { name: '-50 bonus credits' })
  await expect(minusFifty).toBeDisabled()
  await user.getByRole('button', { name: '+100 bonus credits' }).click()
  await expect(toast(page)).toContainText('Bonus credits added successfully')
  await expect(user).toContainText('100 bonus credits')
  await minusFifty.click()
  await expect(user).toContainText('50 bonus credits')

  await user.getByRole('button', { name: 'Credits…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bonus credits' })
  await dialog.getByLabel('Amount').fill('25')
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await dialog.getByLabel('Reason').fill('For a delayed report')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(user).toContainText('75 bonus credits')
})

test('users are found by plan and access', async ({ page, playwright, baseURL }) => {
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  const { email } = await registerActive({ request })
  const user = await find(page, email)
  const filters = page.getByRole('search')
  await filters.getByLabel('Plan').selectOption('starter')
  await expect(user).toHaveCount(1)
  await filters.getByLabel('Plan').selectOption('pending_payment')
  await expect(page.getByText('No user matches')).toBeVisible()
  await filters.getByLabel('Plan').selectOption('all')
  await filters.getByLabel('Access').selectOption('enabled')
  await expect(page.getByText('No user matches')).toBeVisible()
})

test('sessions are cleared; a user is archived, restored and deleted for good', async ({
  page,
  browser,
}) => {
  const theirs = await browser.newPage()
  const { email } = await registerActive(theirs)
  await theirs.goto('/dashboard')
  const user = await find(page, email)

  await chooseForUser(user, 'Clear sessions')
  await page.getByRole('dialog').getByRole('button', { name: 'Clear sessions' }).click()
  await expect(toast(page)).toContainText('Sessions Cleared')
  await theirs.getByRole('tab', { name: 'My Uploads' }).click()
  await theirs.goto('/dashboard')
  await expect(theirs).toHaveURL('/auth')

  await chooseForUser(user, 'Archive')
  const archiving = page.getByRole('dialog', { name: `Archive ${email}?` })
  await archiving.getByRole('button', { name: 'Archive' }).click()
  await expect(toast(page)).toContainText('Please provide a reason for archiving this user')
  await toast(page).getByRole('button', { name: 'Close' }).click()
  await archiving.getByLabel('Reason').fill('Asked to pause')
  await archiving.getByRole('button', { name: 'Archive' }).click()
  await expect(toast(page)).toContainText('User account has been archived successfully')
  await expect(user).toContainText('DELETED USER')

  await theirs.getByLabel('Email').fill(email)
  await theirs.getByLabel('Password', { exact: true }).fill(password)
  await theirs.getByRole('button', { name: 'Sign In' }).click()
  await expect(toast(theirs)).toContainText('Invalid email or password')

  await user.getByRole('button', { name: 'Restore' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(toast(page)).toContainText('User Restored')
  await expect(user).toContainText('Dana Reed')
  await theirs.getByRole('button', { name: 'Sign In' }).click()
  await expect(theirs).toHaveURL('/dashboard')

  await chooseForUser(user, 'Delete permanently')
  const deleting = page.getByRole('dialog', { name: `Delete ${email} for good?` })
  await expect(deleting.getByText('the subscription, which is cancelled')).toBeVisible()
  await expect(deleting.getByText('the sessions that are open now')).toBeVisible()
  await deleting.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(toast(page)).toContainText('User account and all data permanently deleted')
  await expect(page.getByText('No user matches')).toBeVisible()
  await theirs.close()
})

test('an upload is deleted; insights have their figures', async ({ page, playwright, baseURL }) => {
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  const { email } = await registerActive({ request })
  await uploadMedicalSample(request, `Of ${email}`)
  await signInAsAdministrator(page.request)
  await page.goto('/admin')
  await page.getByRole('tab', { name: 'Upload Management' }).click()
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Dana Reed')
  await row.getByRole('button', { name: `Delete Of ${email}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete upload' }).click()
  await expect(toast(page)).toContainText('Upload deleted successfully')
  await expect(row).toHaveCount(0)

  await page.getByRole('tab', { name: 'Insights' }).click()
  for (const name of [
    'Top error types',
    'Savings by year',
    'Claims by plan',
    'Flagged and clean',
  ]) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
})

test('an administrator switches to the user view and back', async ({ page }) => {
  await signInAsAdministrator(page.request)
  await page.goto('/admin')
  await openUserView(page)
  await expect(page).toHaveURL('/dashboard')
  const banner = page.getByRole('complementary', { name: 'User view' })
  await expect(banner).toContainText(administrator.email)
  await expect(page.getByRole('heading', { name: 'Welcome back, Demo' })).toBeVisible()
  await banner.getByRole('button', { name: 'Return to Admin' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
})

test('a client who visits the admin login is told so and may change accounts', async ({ page }) => {
  await registerActive(page)
  await page.goto('/admin-login')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(
    page.getByText('You are logged in as a regular user. Admin access is restricted.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Log out and log in as Admin' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
})
