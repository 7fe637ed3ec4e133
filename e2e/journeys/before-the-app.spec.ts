import type { Page } from '@playwright/test'
import { newEmail, password, registerActive } from '../customers.ts'
import { expect, test } from '../test.ts'

/** Keeps the app from starting until what this answers is called. */
async function holdApp(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/main-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

const shown = (page: Page) =>
  expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached()

test('what is typed before the app takes the page over is kept', async ({ page }) => {
  const takeOver = await holdApp(page, '/pricing')
  await page.getByLabel('Company Name').fill('Reed Benefits')
  takeOver()
  await shown(page)
  await page.getByLabel('Email Address').fill(newEmail())
  await expect(page.getByLabel('Company Name')).toHaveValue('Reed Benefits')
  await page.getByRole('button', { name: 'Get Started with Starter' }).click()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
})

test('what is pressed before the app takes the page over is answered then', async ({ page }) => {
  const takeOver = await holdApp(page, '/pricing')
  await page.getByLabel('Company Name').fill('Reed Benefits')
  await page.getByLabel('Email Address').fill(newEmail())
  await page.getByRole('button', { name: 'Get Started with Professional' }).click()
  takeOver()
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeVisible()
})

test('who signs in before the app takes the page over is signed in then', async ({ page }) => {
  const { email } = await registerActive(page)
  await page.context().clearCookies()
  const takeOver = await holdApp(page, '/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  // Nothing that was typed goes into an address.
  await expect(page).toHaveURL('/auth')
  takeOver()
  await expect(page).toHaveURL('/dashboard')
})

test('a tab that is chosen before the app takes the page over is open then', async ({ page }) => {
  const takeOver = await holdApp(page, '/auth')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  takeOver()
  await expect(page.getByLabel('First Name')).toBeVisible()
})
