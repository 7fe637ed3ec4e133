import { uploadMedicalSample } from '../claims-files.ts'
import { registerActive } from '../customers.ts'
import { fail } from '../failing-calls.ts'
import { expect, test } from '../test.ts'
import { toast } from '../toast.ts'

test('a file is refused for its type, its size, and by the server', async ({ page }) => {
  await registerActive(page)
  await page.goto('/upload')
  await page.getByRole('button', { name: 'Upload and Audit' }).click()
  await expect(page.getByText('Upload name is required')).toBeVisible()
  await expect(page.getByText('Please select a file')).toBeVisible()

  const file = page.getByLabel('Claims file')
  const sent = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/csv', buffer })
  await file.setInputFiles(sent('claims.xlsx', Buffer.from('PK')))
  await expect(toast(page)).toHaveText(/Invalid file type.*Please select a CSV or PDF file/)
  await file.setInputFiles(sent('claims.csv', Buffer.alloc(10 * 1024 * 1024 + 1, 'a')))
  await expect(toast(page)).toHaveText(/File too large.*Please select a file smaller than 10MB/)

  await page.getByLabel('Upload Name').fill('A picture')
  await file.setInputFiles(sent('claims.pdf', Buffer.from('\x89PNG\r\n\x1a\n, no document')))
  await page.getByRole('button', { name: 'Upload and Audit' }).click()
  await expect(toast(page)).toContainText('Upload failed')

  await fail(page, 'POST /api/uploads', { status: 503, json: { message: 'Not now, please.' } })
  await page.getByRole('button', { name: 'Upload and Audit' }).click()
  await expect(toast(page)).toHaveText(/Upload failed.*Not now, please\./)
})

test('a file without claims ends in an error that says why', async ({ page }) => {
  await registerActive(page)
  await page.goto('/upload')
  await page.getByLabel('Upload Name').fill('Prose')
  const prose = Buffer.from('Dear all,\nthe meeting is at noon.\n')
  await page
    .getByLabel('Claims file')
    .setInputFiles({ name: 'prose.csv', mimeType: 'text/csv', buffer: prose })
  await page.getByRole('button', { name: 'Upload and Audit' }).click()
  const upload = page.getByRole('tabpanel').getByRole('rowgroup', { name: 'Prose' })
  await expect(upload.getByText('error', { exact: true })).toBeVisible()
  await expect(upload.getByRole('button', { name: 'Download Report' })).toHaveCount(0)
})

test('a report that cannot be downloaded is a toast; a list that cannot be loaded is no empty one', async ({
  page,
}) => {
  await registerActive(page)
  await uploadMedicalSample(page.request, 'July')
  await page.goto('/dashboard?tab=uploads')
  await fail(page, 'GET /api/uploads/*/report')
  await page.getByRole('button', { name: 'Download Report' }).click()
  await expect(toast(page)).toHaveText(/Error.*Failed to download report/)
  await fail(page, 'GET /api/uploads')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByText('No uploads yet')).toHaveCount(0)
})

test('a part of the app that cannot be fetched leaves the rest standing', async ({ page }) => {
  await registerActive(page)
  await page.route('**/assets/upload-form-tab-*.js', (route) => route.abort())
  await page.goto('/dashboard?tab=upload')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pricing' })).toBeVisible()
  await page.unroute('**/assets/upload-form-tab-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Upload Name')).toBeVisible()
})
