import { newEmail, password, registerActive, registerPending } from '../customers.ts'
import { fail } from '../failing-calls.ts'
import { expect, test } from '../test.ts'
import { toast } from '../toast.ts'

test('signing in fails with the sentence of the server, or with our own', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()

  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(toast(page)).toHaveText(/Login Failed.*Invalid email or password/)

  await fail(page, 'POST /api/login', { status: 429, json: { message: 'Please wait.' } })
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(toast(page)).toHaveText(/Login Failed.*Please wait\./)
  await page.getByRole('button', { name: 'Forgot Password?' }).click()
  await expect(toast(page)).toHaveText(/Password Reset.*available soon.*support/)
})

test('registering fails with the sentence of the server, or with our own', async ({
  page,
  browser,
}) => {
  const theirs = await browser.newPage()
  const { email } = await registerPending(theirs)
  await theirs.close()
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Start Free Trial' }).click()
  for (const message of [
    'First name is required',
    'Last name is required',
    'Company name is required',
    'Please enter a valid email address',
    'Password must be at least 8 characters',
  ]) {
    await expect(page.getByText(message)).toBeVisible()
  }
  await page.getByLabel('First Name').fill('Dana')
  await page.getByLabel('Last Name').fill('Reed')
  await page.getByLabel('Company Name').fill('Reed Benefits')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(toast(page)).toHaveText(/Registration Failed.*Failed to create account/)
  await fail(page, 'POST /api/register')
  await page.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(toast(page)).toHaveText(/Registration Failed.*Failed to create account/)
})

test('the profile is checked, saved, and says why it cannot be', async ({ page, browser }) => {
  const theirs = await browser.newPage()
  const taken = await registerPending(theirs)
  await theirs.close()
  await registerActive(page)
  await page.goto('/profile')
  const save = page.getByRole('button', { name: 'Save Changes' })
  const email = page.getByLabel('Email Address')
  await page.getByLabel('First Name').fill('  ')
  await save.click()
  await expect(toast(page)).toHaveText(/Validation Error.*Please fill in all fields/)
  await page.getByLabel('First Name').fill(' Danielle ')
  await email.fill('nowhere')
  await save.click()
  await expect(toast(page)).toHaveText(/Validation Error.*Please enter a valid email address/)
  await email.fill(taken.email)
  await save.click()
  await expect(toast(page)).toHaveText(/Error.*enter your password/)
  await page.getByLabel('Your Password').fill('wrong')
  await save.click()
  await expect(toast(page)).toHaveText(/Error.*The password is not right/)
  // Whether another account has the address is not said.
  await page.getByLabel('Your Password').fill(password)
  await save.click()
  await expect(toast(page)).toHaveText(/Success.*Profile updated successfully/)
  await expect(page.getByText(`You asked for ${taken.email}`)).toBeVisible()
  await fail(page, 'POST /api/update-profile')
  await save.click()
  await expect(toast(page)).toHaveText(/Error.*Failed to update profile/)
})

test('a session that ended is said, then leads to signing in', async ({ page }) => {
  await registerActive(page)
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.context().clearCookies()
  await page.getByRole('menuitem', { name: 'Billing & Plan' }).click()
  await expect(toast(page)).toHaveText(/Unauthorized.*You are logged out\. Logging in again\.\.\./)
  await expect(page).toHaveURL('/auth')
})

test('logging out leads home also where the call fails', async ({ page }) => {
  await registerActive(page)
  await page.goto('/profile')
  await fail(page, 'POST /api/logout')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
})
