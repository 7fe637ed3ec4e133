import { expectAccessible } from '../accessible.ts'
import { uploadMedicalSample } from '../claims-files.ts'
import { registerActive } from '../customers.ts'
import { fail } from '../failing-calls.ts'
import { expect, test } from '../test.ts'

test('an empty account is accessible', async ({ page }) => {
  await registerActive(page)
  await page.goto('/dashboard')
  await expect(page.getByText('No claims processed yet.')).toBeVisible()
  await expectAccessible(page, 'empty overview')
  await page.getByRole('tab', { name: 'My Uploads' }).click()
  await expect(page.getByText('No uploads yet')).toBeVisible()
  await expectAccessible(page, 'no uploads')
  await page.getByRole('tab', { name: 'Upload New File' }).click()
  await page.getByRole('button', { name: 'Upload and Audit' }).click()
  await expect(page.getByText('Upload name is required')).toBeVisible()
  await expectAccessible(page, 'upload form with errors')
  await fail(page, 'GET /api/dashboard/stats')
  await fail(page, 'GET /api/dashboard/recent-claims')
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
  await expectAccessible(page, 'overview that could not be loaded')
})

test('an account with audits is accessible', async ({ page }) => {
  await registerActive(page)
  await uploadMedicalSample(page.request, 'Clinic, July')
  await page.goto('/dashboard')
  await expect(
    page.getByRole('region', { name: 'Recent claims' }).getByRole('rowheader').first(),
  ).toBeVisible()
  await expectAccessible(page, 'overview')
  await page.getByRole('tab', { name: 'My Uploads' }).click()
  await page.getByRole('button', { name: 'View Claims' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Show/ }).first().click()
  await expectAccessible(page, 'claims with findings')
  await dialog.getByLabel('Search').fill('nothing like this')
  await expect(dialog.getByText('No line matches.')).toBeVisible()
  await expectAccessible(page, 'no claim matches')
  await dialog.getByRole('tab', { name: 'What could not be checked' }).click()
  await expect(dialog.getByRole('table')).toBeVisible()
  await expectAccessible(page, 'what could not be checked')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expectAccessible(page, 'uploads')
})

test('profile, billing and the menu are accessible', async ({ page }) => {
  await registerActive(page)
  await page.goto('/profile')
  await expect(page.getByLabel('First Name')).toHaveValue('Dana')
  await expectAccessible(page, 'profile')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page, 'account menu')
  await page.goto('/activity')
  await expect(page.getByRole('region', { name: 'Activity' })).toBeVisible()
  await expectAccessible(page, 'activity')
  await page.goto('/billing')
  await page.getByRole('button', { name: 'Cancel Subscription' }).click()
  await expect(page.getByLabel(/Request a refund/)).toBeVisible()
  await expectAccessible(page, 'cancelling')
  await page.getByRole('button', { name: 'Keep Subscription' }).click()
  await expectAccessible(page, 'billing')
  await page.goto('/pricing')
  await expect(page.getByLabel('Company Name')).toHaveValue('Reed Benefits')
  await expectAccessible(page, 'pricing for a client')
})

test('the warning before a session ends is accessible', async ({ page }) => {
  await page.clock.install()
  await registerActive(page)
  const asked = page.waitForResponse('**/api/session/extend')
  await page.goto('/dashboard')
  await asked
  await page.clock.fastForward('28:30')
  await expect(page.getByRole('alertdialog')).toContainText('You will be signed out soon')
  await expectAccessible(page, 'session warning')
})
