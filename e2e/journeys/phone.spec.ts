import type { Page } from '@playwright/test'
import { change } from '../calls.ts'
import { uploadMedicalSample } from '../claims-files.ts'
import { registerActive } from '../customers.ts'
import { expect, test } from '../test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'

test('findings are read and decided by touch on a phone, in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await registerActive(page)
  await uploadMedicalSample(page.request, 'Clinic, July')
  await page.goto('/dashboard')
  for (const name of ['My Uploads', 'Upload New File', 'Dashboard Overview']) {
    const tab = page.getByRole('tab', { name })
    await expect(tab).toBeInViewport({ ratio: 0.9 })
    await tab.tap()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  }
  await page.goto(`/uploads/${await firstId(page, '/api/uploads')}`)
  await expect(page).toHaveURL(/\/findings\?upload=/)
  await page.goto('/findings?decision=open')
  const row = page.getByRole('rowheader').first().getByRole('link')
  await row.tap()
  await expect(page).toHaveURL(/\/findings\/[^?]+/)
  await expect(page.getByRole('region', { name: 'Lines side by side' })).toBeVisible()
  const confirm = page.getByRole('button', { name: 'Confirm' })
  await expect(confirm).toBeInViewport({ ratio: 1 })
  expect((await confirm.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await confirm.tap()
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText('Confirmed')
  await page.getByRole('link', { name: 'Back to findings' }).tap()
  await expect(page.getByLabel('Sum of what is filtered')).toBeVisible()
})

test('who has to sign in first comes back to the finding that was asked for', async ({ page }) => {
  const { email, password } = await registerActive(page)
  await change(page.request, 'POST', '/api/logout')
  await page.goto('/findings?decision=open')
  await expect(page).toHaveURL('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).last().tap()
  await expect(page).toHaveURL('/findings?decision=open')
})

test.describe('at 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('no screen is wider than its window', async ({ page }) => {
    await registerActive(page)
    await uploadMedicalSample(page.request, 'A clinic with a long name, claims of July and August')
    const upload = await firstId(page, '/api/uploads')
    const paths = [
      ...['/dashboard', '/dashboard?tab=uploads', '/dashboard?tab=upload', '/findings'],
      ...['/findings?group=provider', '/cases', '/cases/new', '/learning', '/profile', '/billing'],
      ...[`/compare/${upload}`, `/findings/${await firstId(page, '/api/findings')}`, '/activity'],
      ...[`/dashboard?claims=${upload}`, `/medicare/${upload}`],
    ]
    for (const path of paths) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect.soft(await page.evaluate<number>(overflow), path).toBe(0)
    }
  })
})

/** Of a list, or of a page of one. */
async function firstId(page: Page, path: string): Promise<string> {
  const answer: unknown = await (await page.request.get(path)).json()
  const found = /"id":"([^"]+)"/.exec(JSON.stringify(answer))?.[1]
  if (found === undefined) throw new Error(`${path} is empty`)
  return found
}
