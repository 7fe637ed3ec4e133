import { readFileSync } from 'node:fs'
import { expectAccessible } from '../accessible.ts'
import { registerActive } from '../customers.ts'
import { expect, test } from '../test.ts'
import { toast } from '../toast.ts'

test('a customer exports everything, deletes an upload, then the account', async ({ page }) => {
  const { password } = await registerActive(page)
  await page.goto('/dashboard?tab=uploads')
  await page
    .getByRole('button', { name: /sample/i })
    .first()
    .click()
  await expect(page.getByText('completed').first()).toBeVisible({ timeout: 60_000 })

  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Your Data' })).toBeVisible()
  await expectAccessible(page, 'profile with own data')
  await page.getByLabel('Delete Uploads After (days)').fill('90')
  await page.getByRole('button', { name: 'Save Retention' }).click()
  await expect(toast(page)).toContainText('Retention Saved')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export Everything' }).click(),
  ])
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')

  await page.goto('/dashboard?tab=uploads')
  await page.getByRole('button', { name: /^More for / }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expectAccessible(page, 'deletion of an upload')
  await page.getByRole('button', { name: 'Delete for Good' }).click()
  await expect(toast(page)).toContainText('Upload Deleted')

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Your Password').fill('not the password')
  await expectAccessible(page, 'deletion of the account')
  await dialog.getByRole('button', { name: 'Delete for Good' }).click()
  await expect(toast(page)).toContainText('The password is not right.')
  await dialog.getByLabel('Your Password').fill(password)
  await dialog.getByRole('button', { name: 'Delete for Good' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/profile')
  await expect(page).toHaveURL('/auth')
})
