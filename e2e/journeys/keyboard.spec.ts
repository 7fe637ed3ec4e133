import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { askedUpload, medicalSample } from '../claims-files.ts'
import { registerActive } from '../customers.ts'
import { hearFileChoosers } from '../keystrokes.ts'
import { expect, test } from '../test.ts'

/** Goes on with Tab, once something is there to go to, until it has the focus, as a person would. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await target.and(page.locator(':focus')).count()) > 0) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('signing in, uploading and reading a finding need no mouse', async ({ page }) => {
  hearFileChoosers(page)
  const { email, password } = await registerActive(page)
  await page.context().clearCookies()
  await page.goto('/auth')
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(email)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')

  await tabTo(page, page.getByRole('tab', { name: 'Dashboard Overview' }))
  // An arrow moves the focus a moment after its key: the next one is pressed once it has moved.
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'My Uploads' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await tabTo(page, page.getByLabel('Upload Name'))
  await page.keyboard.type('By keyboard')
  await tabTo(page, page.getByLabel('Claims file'))
  const choosing = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await choosing).setFiles(medicalSample.path)
  await tabTo(page, page.getByRole('button', { name: 'Upload and Audit' }))
  await page.keyboard.press('Enter')

  const view = page.getByRole('button', { name: 'View Claims' })
  await expect(page.getByText('completed', { exact: true })).toBeVisible({ timeout: 60_000 })
  await tabTo(page, view)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Claims Details' })
  await tabTo(page, dialog.getByRole('button', { name: /^Show/ }).first())
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('article').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(view).toBeFocused()
})

test('a question about a file is answered without a mouse, and not asked again', async ({
  page,
}) => {
  await registerActive(page)
  const id = await askedUpload(page.request, 'By keyboard')
  await page.goto('/dashboard?tab=uploads')
  await tabTo(page, page.getByRole('link', { name: 'Look and Answer: By keyboard' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Is PS the place of service?')).toBeVisible()
  await expectAccessible(page, 'look before the audit')
  const meaning = page.getByLabel('Meaning of PS')
  await tabTo(page, meaning)
  await page.keyboard.type('not used')
  await tabTo(page, page.getByRole('button', { name: 'Read Again with These Columns' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('You said so', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(meaning).toHaveValue('ignored')
  await tabTo(page, page.getByRole('button', { name: 'Start the Audit' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('completed', { exact: true })).toBeVisible({ timeout: 60_000 })
  await page.getByRole('tab', { name: 'Upload New File' }).click()
  await expect(page.getByRole('button', { name: 'Delete the mapping By keyboard' })).toBeVisible()
  await expectAccessible(page, 'upload form with a mapping')
  expect(id).not.toBe(await askedUpload(page.request, 'Again', 'completed'))
})

test('the skip link leads past the navigation', async ({ page }) => {
  await page.goto('/pricing')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Company Name')).toBeFocused()
})
