import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { uploadRows } from '../claims-files.ts'
import { newEmail, password, registerActive } from '../customers.ts'
import { picture } from '../picture.ts'
import { expect, test } from '../test.ts'
import { toast } from '../toast.ts'

const claims = [
  'Claim ID,Patient ID,Billing NPI,Date of Service,CPT,Diagnosis,Units,Charge,Paid',
  'C1,M1,1003000126,2024-03-01,99213,E119,1,120.00,80.00',
  'C1,M1,1003000126,2024-03-01,99213,E119,1,120.00,80.00',
]

test('somebody is invited, joins, decides under their own name, and leaves', async ({
  page,
  browser,
}) => {
  await registerActive(page)
  await uploadRows(page.request, 'March', claims)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Team' }).click()
  const email = newEmail()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const link = page.getByText(/\/join#/)
  await expect(link).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Invited' })).toBeVisible()
  await expectAccessible(page, 'the team with an invitation')
  if (process.env['PICTURES'] !== undefined) await picture(page, 'team-owner')

  const theirs = await browser.newContext()
  const colleague = await theirs.newPage()
  await joinAndConfirm(colleague, (await link.textContent()) ?? '')

  await page.goto('/findings?decision=confirmed')
  await page.getByRole('rowheader').first().getByRole('link').click()
  await expect(page.getByText('Ann Lee').first()).toBeVisible()
  await page.goto('/team')
  await page.getByLabel('Role of Ann Lee').selectOption('Reader')
  await expect(toast(page)).toContainText('Ann Lee is a reader now.')
  await colleague.goto('/team')
  await expect(colleague.getByRole('complementary', { name: 'Reading' })).toBeVisible()
  await colleague.goto('/findings?decision=confirmed')
  await colleague.getByRole('rowheader').first().getByRole('link').click()
  await expect(colleague.getByText('You read here')).toBeVisible()
  await expect(colleague.getByRole('button', { name: /^Confirm/ })).toHaveCount(0)
  await colleague.goto('/team')
  await expectAccessible(colleague, 'the team as a reader sees it')
  if (process.env['PICTURES'] !== undefined) await picture(colleague, 'team-reader')

  await page.getByRole('button', { name: 'Remove Ann Lee from the team' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText(email)).toHaveCount(0)
  await colleague.goto('/findings')
  await expect(colleague).toHaveURL(/\/auth/)
  await theirs.close()
})

/** By the link of an invitation; then the first finding is confirmed, and bills are not theirs to see. */
async function joinAndConfirm(colleague: Page, link: string): Promise<void> {
  await colleague.goto(link)
  await expect(colleague.getByRole('heading', { name: 'Join a team' })).toBeVisible()
  await expectAccessible(colleague, 'joining a team')
  if (process.env['PICTURES'] !== undefined) await picture(colleague, 'team-join')
  await colleague.getByLabel('First Name').fill('Ann')
  await colleague.getByLabel('Last Name').fill('Lee')
  await colleague.getByLabel('Password', { exact: true }).fill(password)
  await colleague.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(colleague.getByRole('heading', { name: 'Recent Claims' })).toBeVisible()
  await colleague.goto('/findings?decision=open')
  await colleague.getByRole('rowheader').first().getByRole('link').click()
  await colleague
    .getByRole('button', { name: /^Confirm/ })
    .first()
    .click()
  await expect(colleague.getByText('Ann Lee').first()).toBeVisible()
  await colleague.goto('/billing')
  await expect(colleague).toHaveURL(/\/dashboard$/)
  await colleague.goto('/profile')
  await expect(colleague.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible()
  await expectAccessible(colleague, 'the profile of somebody of a team')
}
