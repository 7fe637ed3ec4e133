import { newEmail, registerActive } from '../customers.ts'
import { breakOff, fail } from '../failing-calls.ts'
import { expect, test } from '../test.ts'
import { toast } from '../toast.ts'

const checkout = 'POST /api/create-checkout-session'
const unavailable = {
  status: 503,
  json: { message: 'The payment system is unavailable until its configuration is complete.' },
}

test('checkout says what is missing and why it does not start', async ({ page }) => {
  await page.goto('/pricing')
  const start = page.getByRole('button', { name: 'Get Started with Starter' })
  await start.click()
  await expect(toast(page)).toHaveText(
    /Company Name Required.*Please enter your company name to continue\./,
  )
  await page.getByLabel('Company Name').fill('Reed Benefits')
  await start.click()
  await expect(toast(page)).toHaveText(
    /Email Required.*Please enter your email address to continue\./,
  )
  await page.getByLabel('Email Address').fill(newEmail())
  await fail(page, checkout, unavailable)
  await start.click()
  await expect(toast(page)).toHaveText(/Payment System Error.*needs to be set up/)
  await fail(page, checkout)
  await start.click()
  await expect(toast(page)).toHaveText(
    /Payment System Error.*Failed to start checkout\. Please try again\./,
  )
})

test('the trial page says why it does not start', async ({ page }) => {
  await page.goto('/trial-setup')
  const start = page.getByRole('button', { name: 'Start Free Trial' })
  await start.click()
  await expect(toast(page)).toContainText('Please enter your company name to continue')
  await page.getByLabel('Company Name').fill('Reed Benefits')
  await page.getByLabel('Email Address').fill(newEmail())
  await fail(page, checkout, { status: 200, json: {} })
  await start.click()
  await expect(toast(page)).toHaveText(/Setup Error.*Failed to create checkout session/)
  await fail(page, checkout)
  await start.click()
  await expect(toast(page)).toHaveText(/Setup Failed.*Failed to start trial setup/)
})

test('billing says why a plan is not bought and a subscription not cancelled', async ({ page }) => {
  await registerActive(page)
  await page.goto('/billing')
  const another = page.getByRole('button', { name: 'Switch Plan: Professional' })
  await fail(page, checkout)
  await another.click()
  await expect(toast(page)).toHaveText(/Error.*Failed to start checkout/)
  await fail(page, checkout, unavailable)
  await another.click()
  await expect(toast(page)).toHaveText(/Error.*The payment system is unavailable/)

  await fail(page, 'POST /api/cancel-subscription')
  await page.getByRole('button', { name: 'Cancel Subscription' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancel Subscription' }).click()
  await expect(toast(page)).toHaveText(/Error.*Failed to cancel subscription/)
})

const path = '/payment-success?session_id=s1'
const call = 'GET /api/verify-payment/s1'

test('a payment that is not verified says why', async ({ page }) => {
  const said = page.getByRole('alert')
  await page.goto('/payment-success')
  await expect(said).toContainText('No payment session found')
  await fail(page, call)
  await page.goto(path)
  await expect(said).toContainText('Failed to verify payment')
  await fail(page, call, { status: 200, json: { success: false, message: '' } })
  await page.goto(path)
  await expect(said).toContainText('Payment verification failed')
  await expect(said).toContainText('Payment may take a few minutes to process')
  await fail(page, call, { status: 200, json: { success: false, message: 'Still open' } })
  await page.goto(path)
  await expect(said).toContainText('Still open')
  await breakOff(page, '/api/verify-payment/s1')
  await page.goto(path)
  await expect(said).toContainText('An error occurred while verifying payment')
  await page.getByRole('link', { name: 'Try Payment Again' }).click()
  await expect(page).toHaveURL('/pricing')
})
