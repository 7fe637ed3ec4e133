import { newEmail, password } from '../customers.ts'
import { expect, test } from '../test.ts'
import { toast } from '../toast.ts'

test('a guest pays first, then registers with the purchase', async ({ page }) => {
  const email = newEmail()
  await page.goto('/checkout')
  await page.getByLabel('Company Name').fill('Reed Benefits')
  await page.getByLabel('Email Address').fill(email)
  await page.getByRole('button', { name: 'Get Started with Professional' }).click()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()

  await page.getByRole('link', { name: 'Create Your Account' }).click()
  await page.getByLabel('First Name').fill('Dana')
  await page.getByLabel('Last Name').fill('Reed')
  await page.getByLabel('Company Name').fill('Reed Benefits')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/billing')
  await expect(page.getByRole('heading', { name: 'Current Plan' }).locator('..')).toContainText(
    'Professional',
  )
})

test('a guest who turns back is told that nothing was charged', async ({ page }) => {
  await page.goto('/pricing')
  await page.getByLabel('Company Name').fill('Reed Benefits')
  await page.getByLabel('Email Address').fill(newEmail())
  await page.getByRole('button', { name: 'Get Started with Starter' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(toast(page)).toContainText('Payment Canceled')
  await expect(toast(page)).toContainText('No charges were made. You can try again when ready.')
  await expect(page).toHaveURL('/pricing')
})
