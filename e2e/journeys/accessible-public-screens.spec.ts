import { expectAccessible } from '../accessible.ts'
import { newEmail, registerPending } from '../customers.ts'
import { expect, test } from '../test.ts'
import { toast } from '../toast.ts'

for (const path of [
  '/',
  '/pricing',
  '/trial-setup',
  '/payment-success',
  '/complete-registration',
  '/privacy-policy',
  '/terms-of-service',
  '/hipaa-compliance',
  '/about',
  '/api',
  '/rules',
  '/rules/exact-duplicate',
  '/no-such-page',
]) {
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page, path)
  })
}

test('signing in and up are accessible, with their errors', async ({ page }) => {
  await page.goto('/auth')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page, 'signing in')
  await page.getByRole('button', { name: 'Forgot Password?' }).click()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(toast(page)).toBeVisible()
  await expectAccessible(page, 'signing in with errors and a toast')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(page.getByText('Company name is required')).toBeVisible()
  await expectAccessible(page, 'signing up with errors')
  await page.goto('/admin-login')
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await expectAccessible(page, 'admin login')
})

test('the menu of a phone is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByLabel('Menu').first().click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await expectAccessible(page, 'menu')
})

test('checkout and what follows it are accessible', async ({ page }) => {
  await page.goto('/pricing')
  await page.getByLabel('Company Name').fill('Reed Benefits')
  await page.getByLabel('Email Address').fill(newEmail())
  await page.getByRole('button', { name: 'Get Started with Starter' }).click()
  await expect(page.getByText('Nothing is charged here.')).toBeVisible()
  await expectAccessible(page, 'sandbox checkout')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  await expectAccessible(page, 'paid as a guest')
})

test('completing a registration is accessible', async ({ page }) => {
  await registerPending(page)
  await page.goto('/complete-registration')
  await expect(page.getByText('Account email')).toBeVisible()
  await expectAccessible(page, 'complete registration')
  await page.goto('/admin-login')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expectAccessible(page, 'access denied')
})
