import { join } from 'node:path'
import { pharmacySample, uploadMedicalSample, uploadSample } from '../claims-files.ts'
import { registerActive } from '../customers.ts'
import { expect, test } from '../test.ts'

const folder = join(import.meta.dirname, '../../docs/pictures')

test('the dashboard, for the README', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await registerActive(page)
  await uploadSample(page.request, 'Pharmacy, first quarter', pharmacySample)
  await uploadMedicalSample(page.request, 'Clinic, July')
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'Duplicate' })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Recent claims' }).getByRole('rowheader').first(),
  ).toBeVisible()
  await page.screenshot({ path: join(folder, 'dashboard.png') })
})

test('the first page of a report, for the README', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1330 })
  await registerActive(page)
  await uploadMedicalSample(page.request, 'Clinic, July')
  const uploads = await page.request.get('/api/uploads')
  const [upload] = (await uploads.json()) as readonly { readonly id: string }[]
  const report = await page.request.get(`/api/uploads/${upload?.id ?? ''}/report`)
  await page.setContent(await report.text())
  await page.screenshot({ path: join(folder, 'report.png') })
})
