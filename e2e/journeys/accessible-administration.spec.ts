import { expectAccessible } from '../accessible.ts'
import { chooseForUser, signInAsAdministrator } from '../administrator.ts'
import { uploadMedicalSample } from '../claims-files.ts'
import { registerActive } from '../customers.ts'
import { expect, test } from '../test.ts'

test('users and what is asked about them are accessible', async ({ page, browser }) => {
  const theirs = await browser.newPage()
  const { email } = await registerActive(theirs)
  await theirs.close()
  await signInAsAdministrator(page.request)
  await page.goto('/admin')
  await page.getByLabel('Search').fill(email)
  const user = page.getByRole('tabpanel').getByRole('listitem')
  await expect(user).toHaveCount(1)
  await expectAccessible(page, 'users')
  for (const name of ['Credits…', 'Clear sessions', 'Archive', 'Delete permanently']) {
    if (name === 'Credits…') await user.getByRole('button', { name }).click()
    else await chooseForUser(user, name)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, name)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.getByLabel('Search').fill('nobody at all')
  await expect(page.getByText('No user matches')).toBeVisible()
  await expectAccessible(page, 'no user matches')
})

test('uploads, insights and the user view are accessible', async ({ page, browser }) => {
  const theirs = await browser.newPage()
  const { email } = await registerActive(theirs)
  await uploadMedicalSample(theirs.request, `Of ${email}`)
  await theirs.close()
  await signInAsAdministrator(page.request)
  await page.goto('/admin')
  await page.getByRole('tab', { name: 'Upload Management' }).click()
  await page.getByRole('button', { name: `Delete Of ${email}` }).click()
  await expectAccessible(page, 'deleting an upload')
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'uploads of everyone')
  await page.getByRole('tab', { name: 'Insights' }).click()
  await expect(page.getByRole('heading', { name: 'Claims by plan' })).toBeVisible()
  await expectAccessible(page, 'insights')
  await page.getByRole('tab', { name: 'Reference Tables' }).click()
  await expect(page.getByRole('heading', { name: 'Available' })).toBeVisible()
  await expectAccessible(page, 'reference tables')
  await page.getByRole('button', { name: 'Switch to User View' }).click()
  const asking = page.getByRole('dialog', { name: 'Open the user view' })
  await asking.getByRole('button', { name: 'Open User View' }).click()
  await expect(asking.getByText('A reason is required.')).toBeVisible()
  await expectAccessible(page, 'asking what for')
  await asking.getByLabel('Reason').fill('A question about a finding')
  await asking.getByRole('button', { name: 'Open User View' }).click()
  await expect(page.getByRole('complementary', { name: 'User view' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Recent Claims Analysis' })).toBeVisible()
  await expectAccessible(page, 'user view')
})
