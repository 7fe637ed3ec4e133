import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { uploadMedicalSample, uploadSample } from '../claims-files.ts'
import { claimsOfPayees } from '../claims-of-payees.ts'
import { registerActive } from '../customers.ts'
import { expect, test } from '../test.ts'
import { toast } from '../toast.ts'

const sum = (page: Page) => page.getByLabel('Sum of what is filtered')

test('many are dismissed with a reason, and one Undo reverses it', async ({ page }) => {
  await registerActive(page)
  await uploadSample(page.request, 'Sixty payees', claimsOfPayees(60))
  await page.goto('/findings?decision=open')
  await expect(sum(page)).toContainText('60 findings')
  await expectAccessible(page, 'findings')
  await page.keyboard.press('a')
  await page.keyboard.press('a')
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('60 findings')
  await expectAccessible(page, 'a selection')
  await page.keyboard.press('d')
  await expect(page.getByRole('dialog')).toContainText('60 findings')
  await expectAccessible(page, 'a reason for many')
  await page.keyboard.press('3')
  await expect(toast(page)).toContainText('Dismissed: 60 findings')
  await expect(sum(page)).toContainText('0 findings')
  await page.getByRole('link', { name: 'Dismissed' }).click()
  await expect(sum(page)).toContainText('60 findings')
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(sum(page)).toContainText('0 findings')
  await page.getByRole('link', { name: 'Needs review' }).click()
  await expect(sum(page)).toContainText('60 findings')
})

test('a row taken out of a selection of all leaves those that are picked', async ({ page }) => {
  await registerActive(page)
  await uploadSample(page.request, 'Sixty payees', claimsOfPayees(60))
  await page.goto('/findings?decision=open')
  await expect(sum(page)).toContainText('60 findings')
  const selection = page.getByRole('region', { name: 'Selection' })
  await page.getByLabel('Select this page').check()
  await page.getByRole('button', { name: 'Select all 60 matching' }).click()
  await expect(selection).toContainText('60 findings')
  await page
    .getByRole('checkbox', { name: /^Select .*\$/ })
    .first()
    .uncheck()
  await expect(selection).toContainText('49 findings')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await page
    .getByRole('checkbox', { name: /^Select .*\$/ })
    .first()
    .check()
  await expect(selection).toContainText('1 finding,')
})

test('a key pressed right after another decides on the next row, not on the same', async ({
  page,
}) => {
  await registerActive(page)
  await uploadMedicalSample(page.request, 'July')
  await page.goto('/findings?decision=open')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('region', { name: 'Lines side by side' })).toBeVisible()
  // Three presses with nothing but a microtask between them: faster than any hand.
  await page.evaluate(`(async () => {
    for (const key of ['c', 'd', '1']) {
      window.dispatchEvent(new KeyboardEvent('keydown', { key }))
      await Promise.resolve()
    }
  })()`)
  await expect(page.getByRole('row').getByText('Confirmed')).toHaveCount(1)
  await expect(page.getByRole('row').getByText('Dismissed')).toHaveCount(1)
})

test('the same file again carries its decisions, and says so', async ({ page }) => {
  await registerActive(page)
  await uploadMedicalSample(page.request, 'July')
  await page.goto('/findings?decision=open')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('region', { name: 'Lines side by side' })).toBeVisible()
  await page.keyboard.press('c')
  await page.keyboard.press('d')
  await page.keyboard.press('1')
  await expect(page.getByRole('row').getByText('Dismissed')).toBeVisible()
  await uploadMedicalSample(page.request, 'July, again')
  for (const decision of ['confirmed', 'dismissed']) {
    await page.goto(`/findings?decision=${decision}`)
    const carried = page.getByRole('row').filter({ hasText: 'carried over' })
    await expect(carried).toHaveCount(1)
    await carried.getByRole('link').click()
    const decided = page.getByRole('region', { name: 'Decision' })
    await expect(decided).toContainText('carried over from an earlier upload')
    await expectAccessible(page, `carried over, ${decision}`)
  }
})

test('of two people who decide, the second is shown what the first decided', async ({
  page,
  context,
}) => {
  await registerActive(page)
  await uploadMedicalSample(page.request, 'July')
  await page.goto('/findings?decision=open')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('region', { name: 'Lines side by side' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('region', { name: 'Lines side by side' })).toBeVisible()
  await other.keyboard.press('d')
  await other.keyboard.press('2')
  await expect(other.getByRole('row').getByText('Dismissed')).toBeVisible()
  await page.keyboard.press('c')
  await expect(toast(page)).toContainText('Somebody decided first')
  await expect(toast(page)).toContainText('Dismissed')
  await expectAccessible(page, 'a conflict')
  await expect(page.getByRole('row').getByText('Dismissed')).toBeVisible()
  await expect(page.getByRole('row').getByText('Confirmed')).toHaveCount(0)
})
