import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../accessible.ts'
import { uploadMedicalSample, uploadRows } from '../claims-files.ts'
import { change } from '../calls.ts'
import { registerActive, registerPending } from '../customers.ts'
import { expect, test } from '../test.ts'

test('a bar of a chart leads to the claims behind it; the address keeps them', async ({ page }) => {
  await registerActive(page)
  await uploadMedicalSample(page.request, 'Clinic, July')
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Duplicate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Claims Details' })
  await expect(dialog.getByLabel('Category')).toHaveValue('duplicate')
  await expect(dialog.getByLabel('Order')).toHaveValue('-savings')
  await expect(dialog.getByRole('rowheader').first()).toBeVisible()
  await page.reload()
  await expect(dialog.getByLabel('Category')).toHaveValue('duplicate')
  await page.goBack()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('link', { name: 'Needs Review' }).click()
  await expect(dialog.getByLabel('Status')).toHaveValue('Needs Review')
  await dialog.getByLabel('Status').selectOption('')
  await dialog.getByLabel('Search').fill('C1001')
  await expect(dialog.getByText(/^Lines 1 to 3 of 3$/)).toBeVisible()
  await expect(page).not.toHaveURL(/C1001/)
})

test('what was set aside and what could not be checked is said, with a download', async ({
  page,
}) => {
  await registerActive(page)
  await uploadMedicalSample(page.request, 'Clinic, July')
  await page.goto('/dashboard?tab=uploads')
  await page.getByRole('button', { name: 'View Claims' }).click()
  const dialog = page.getByRole('dialog', { name: 'Claims Details' })
  await dialog.getByRole('tab', { name: 'Rows set aside' }).click()
  await expect(dialog.getByText('1 row of the file is a total')).toBeVisible()
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download it with its reason' }).click()
  expect((await download).suggestedFilename()).toMatch(/^rows_set_aside_.+\.csv$/)
  await dialog.getByRole('tab', { name: 'What could not be checked' }).click()
  await expect(dialog.getByText('Your file does not say it')).toBeVisible()
  await dialog.getByText('Check by check').click()
  await expect(dialog.getByRole('columnheader', { name: 'Could not be checked' })).toBeVisible()
})

test('rows set aside are corrected, and audited in their places', async ({ page }) => {
  await registerActive(page)
  await uploadRows(page.request, 'August', [
    'Claim ID,Patient ID,Date of Service,CPT,Diagnosis,Units,Charge,Paid',
    'C1,P1,2024-03-01,99213,E119,1,120.00,80.00',
    'C2,P2,someday,85025,I10,1,30.00,20.00',
  ])
  await page.goto('/dashboard?tab=uploads')
  await page.getByRole('button', { name: 'View Claims' }).click()
  const dialog = page.getByRole('dialog', { name: 'Claims Details' })
  await dialog.getByRole('tab', { name: 'Rows set aside' }).click()
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download the rows to correct' }).click()
  const rows = await readFile(await (await download).path(), 'utf8')
  await expectAccessible(page, 'rows to correct')
  await dialog.getByLabel('File of corrected rows').setInputFiles({
    ...{ name: 'corrected.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(rows.replace('someday', '2024-03-02')),
  })
  await dialog.getByRole('button', { name: 'Send Corrected Rows' }).press('Enter')
  await expect(dialog.getByText('The corrected rows were sent.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Claims: 2 total').first()).toBeVisible({ timeout: 60_000 })
})

test('the sample can be tried without a file, and counts nothing', async ({ page }) => {
  await registerActive(page)
  await page.goto('/dashboard?tab=uploads')
  await page.getByRole('button', { name: 'Try with a sample file' }).click()
  const sample = page.getByRole('tabpanel').getByRole('rowgroup', { name: 'Sample' })
  await expect(sample.getByText('completed')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('0 of 5,000 claims used this month').first()).toBeVisible()
})

test('a file larger than the volume left is refused whole, and may be audited again', async ({
  page,
  asAdmin,
}) => {
  const { id } = await registerPending(page)
  await change(asAdmin, 'POST', '/api/admin/add-credits', { userId: id, credits: 5, reason: 'Try' })
  await uploadMedicalSample(page.request, 'Too many lines')
  await page.goto('/dashboard?tab=uploads')
  const upload = page.getByRole('tabpanel').getByRole('rowgroup', { name: 'Too many' })
  await expect(upload.getByText('error', { exact: true })).toBeVisible()
  await upload.getByRole('button', { name: 'View Claims' }).click()
  await expect(page.getByText('No claims found for this upload')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  const credits = { userId: id, credits: 100, reason: 'Try' }
  await change(asAdmin, 'POST', '/api/admin/add-credits', credits)
  await upload.getByRole('button', { name: 'Audit Again' }).click()
  await expect(upload.getByText('completed')).toBeVisible({ timeout: 60_000 })
})
