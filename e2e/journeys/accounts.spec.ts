import type { APIRequestContext, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectAccessible } from '../accessible.ts'
import { newEmail, password, payFor, registerActive, registerPending } from '../customers.ts'
import { change } from '../calls.ts'
import { expect, test } from '../test.ts'
import { toast } from '../toast.ts'

/** The newest link to a page that was sent to an address, from the administrator's page. */
async function linkSentTo(asAdmin: APIRequestContext, to: string, page: string): Promise<string> {
  const { letters } = (await (await asAdmin.get('/api/admin/mail')).json()) as {
    letters: { to: string; text: string }[]
  }
  const link = new RegExp(`/${page}#[\\w-]+`)
  const texts = letters.filter((letter) => letter.to === to).map(({ text }) => text)
  return texts.flatMap((text) => link.exec(text)?.[0] ?? [])[0] ?? ''
}

async function signIn(page: Page, email: string, secret = password) {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test('an address is confirmed, then a guest’s purchase is offered and attached', async ({
  page,
  browser,
  asAdmin,
}) => {
  const { email } = await registerPending(page)
  const guest = await browser.newPage()
  const order = { planId: 'professional', companyName: 'Reed Benefits', email }
  const checkout = await guest.request.post('/api/create-checkout-session', {
    data: order,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const { url } = (await checkout.json()) as { url: string }
  await guest.goto(url)
  await guest.getByRole('button', { name: /^Pay/ }).click()
  await guest.close()

  await page.goto('/billing')
  await expect(page.getByText('A purchase was made with your address')).toHaveCount(0)
  await page.goto('/profile')
  await expect(page.getByText(`${email} is not confirmed yet.`)).toBeVisible()
  await expectAccessible(page, 'profile of an unconfirmed address')
  await page.goto(await linkSentTo(asAdmin, email, 'confirm-email'))
  const confirm = page.getByRole('button', { name: 'Confirm Email Address' })
  await expect(confirm).toBeVisible()
  await expectAccessible(page, 'confirming an address')
  await confirm.click()
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible()

  await page.goto('/billing')
  await expect(page.getByText('A purchase was made with your address')).toBeVisible()
  await expectAccessible(page, 'an offered purchase')
  await page.getByRole('button', { name: 'Attach It' }).click()
  await expect(toast(page)).toContainText('Purchase attached')
  await expect(page.getByRole('heading', { name: 'Current Plan' }).locator('..')).toContainText(
    'Professional',
  )
})

test('an authenticator app is set up, asked for, and its recovery code works', async ({ page }) => {
  const { email } = await registerActive(page)
  await page.goto('/profile')
  await page.getByLabel('Password, to change your second factor').fill(password)
  await page.getByRole('button', { name: 'Set Up an Authenticator App' }).click()
  const key = await page.locator('code').first().innerText()
  const codes = new TOTP({ secret: Secret.fromBase32(key) })
  await expectAccessible(page, 'setting up an authenticator app')
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Confirm the Code' }).click()
  await expect(page.getByText('The code or passkey is not right.')).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(codes.generate())
  await page.getByRole('button', { name: 'Confirm the Code' }).click()
  const list = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(list).toHaveCount(10)
  const recovery = await list.first().innerText()
  await expectAccessible(page, 'recovery codes')
  await page.getByRole('button', { name: 'I Have Kept Them' }).click()

  await page.goto('/logout')
  await expect(page).toHaveURL('/')
  await signIn(page, email)
  await expect(page).toHaveURL('/second-factor')
  await expectAccessible(page, 'the second factor')
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/second-factor')
  // A code counts once. The next one is taken a little early, and in its own half minute.
  const next = codes.generate({ timestamp: Date.now() + 30_000 })
  await page.getByLabel(/^Code of your/).fill(next)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/dashboard')

  await page.goto('/logout')
  await expect(page).toHaveURL('/')
  await signIn(page, email)
  await page.getByLabel(/^Code of your/).fill(recovery)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('a passkey is added and signs in', async ({ page }) => {
  // A passkey belongs to a name; the address of a host is none.
  const origin = `http://localhost:${process.env['E2E_PORT'] ?? ''}`
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const email = newEmail()
  await page.goto(`${origin}/register`)
  await page.getByLabel('First Name').fill('Dana')
  await page.getByLabel('Last Name').fill('Reed')
  await page.getByLabel('Company Name').fill('Reed Benefits')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(page).toHaveURL(`${origin}/pricing`)
  await page.goto(`${origin}/profile`)
  await page.getByLabel('Password, to change your second factor').fill(password)
  await page.getByLabel('Name of the passkey').fill('Office laptop')
  await page.getByRole('button', { name: 'Add a Passkey' }).click()
  await page.getByRole('button', { name: 'I Have Kept Them' }).click()
  await expect(page.getByText(/^Office laptop, passkey of/)).toBeVisible()
  await expectAccessible(page, 'profile with a passkey')

  await page.goto(`${origin}/logout`)
  await expect(page).toHaveURL(`${origin}/`)
  await page.goto(`${origin}/auth`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(`${origin}/second-factor`)
  await expectAccessible(page, 'the passkey step')
  await page.getByRole('button', { name: 'Use Your Passkey' }).click()
  await expect(toast(page)).toContainText('Login Successful')
  await expect(page).not.toHaveURL(`${origin}/second-factor`)
})

test('an administrator starts a reset, and the user chooses a password', async ({
  page,
  browser,
}) => {
  const theirs = await browser.newPage()
  const { email } = await registerActive(theirs)
  const { administrator, chooseForUser } = await import('../administrator.ts')
  await change(page.request, 'POST', '/api/admin/login', administrator)
  await page.goto('/admin')
  await page
    .getByLabel(/search/i)
    .first()
    .fill(email)
  await chooseForUser(page.getByRole('listitem').filter({ hasText: email }), 'Reset password')
  await expectAccessible(page, 'starting a reset')
  await page.getByRole('button', { name: 'Send the Link' }).click()
  const link = page.getByRole('dialog').getByRole('link')
  await expect(link).toContainText('/reset-password#')
  const address = (await link.getAttribute('href')) ?? ''

  await theirs.goto(address)
  await expect(theirs.getByLabel('New Password')).toBeVisible()
  await expectAccessible(theirs, 'choosing a new password')
  await theirs.getByLabel('New Password').fill('password1')
  await theirs.getByRole('button', { name: 'Save Password' }).click()
  await expect(theirs.getByText(/one of those that are guessed first/)).toBeVisible()
  await theirs.getByLabel('New Password').fill('nine ducks on a raft')
  await theirs.getByRole('button', { name: 'Save Password' }).click()
  await expect(toast(theirs)).toContainText('Password changed')
  await signIn(theirs, email, 'nine ducks on a raft')
  await expect(theirs).toHaveURL('/dashboard')
  await theirs.close()
})

test('a session elsewhere is seen and ended, and a new device is told', async ({
  page,
  browser,
}) => {
  const { email } = await registerPending(page)
  await payFor(page.request, 'starter')
  const elsewhere = await browser.newPage()
  await signIn(elsewhere, email)
  await expect(elsewhere).toHaveURL('/dashboard')
  await page.goto('/profile')
  await expect(page.getByText('A new device signed in to your account.')).toBeVisible()
  await expectAccessible(page, 'sessions and a new device')
  await page.getByRole('button', { name: 'They Are Mine' }).click()
  await expect(page.getByText('A new device signed in to your account.')).toHaveCount(0)
  await page.getByRole('button', { name: 'End All Other Sessions' }).click()
  await expect(page.getByRole('button', { name: /^End the session/ })).toHaveCount(0)
  await elsewhere.goto('/billing')
  await expect(elsewhere).toHaveURL('/auth')
  await elsewhere.close()
})
