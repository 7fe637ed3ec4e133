import { registerActive } from '../customers.ts'
import { expect, test } from '../test.ts'
import { toast } from '../toast.ts'

test('a subscription is cancelled with a refund request; access stays until the period ends', async ({
  page,
}) => {
  await registerActive(page)
  await page.goto('/billing')
  await page.getByRole('button', { name: 'Cancel Subscription' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel your subscription?' })
  await dialog.getByLabel(/Request a refund.*\$9\.99/).check()
  await dialog.getByRole('button', { name: 'Cancel Subscription' }).click()
  await expect(toast(page)).toContainText('Subscription Cancelled')
  await expect(toast(page)).toContainText(
    'Your subscription will end at the current billing period.',
  )
  await expect(page.getByRole('heading', { name: 'Current Plan' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Welcome back, Dana' })).toBeVisible()
})

test('another plan is bought from the billing page', async ({ page }) => {
  await registerActive(page, 'starter')
  await page.goto('/billing')
  await expect(page.getByText('Current', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Switch Plan: Professional' }).click()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page.getByText('0 / 20,000 claims').first()).toBeVisible()
})

test('who turns back from checkout is told that nothing was charged', async ({ page }) => {
  await registerActive(page)
  await page.goto('/billing')
  await page.getByRole('button', { name: 'Switch Plan: Professional' }).click()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(toast(page)).toContainText('Payment Canceled')
  await expect(page).toHaveURL('/dashboard')
})
