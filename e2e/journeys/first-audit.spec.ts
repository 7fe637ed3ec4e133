import { expect, test, type Page } from '@playwright/test'
import { newEmail, password } from '../customers.ts'
import { medicalSample } from '../claims-files.ts'
import { toast } from '../toast.ts'

test('register, pay, upload, read the findings, download the report, see usage move', async ({
  page,
}) => {
  await registerAndPay(page)

  await page.getByRole('tab', { name: 'Upload New File' }).click()
  await page.getByLabel('Upload Name').fill('Clinic, July')
  await page.getByLabel('Claims file').setInputFiles(medicalSample.path)
  await page.getByRole('button', { name: 'Upload and Audit' }).click()
  await expect(toast(page)).toContainText(
    'File uploaded successfully. Processing will begin shortly.',
  )

  const upload = page.getByRole('rowgroup', { name: 'Clinic, July' })
  await expect(upload.getByText('completed')).toBeVisible()
  await expect(upload).toContainText(`Claims: ${medicalSample.lines} total`)

  await upload.getByRole('button', { name: 'View Claims' }).click()
  const claims = page.getByRole('dialog', { name: 'Claims Details' })
  await expect(
    claims.getByText(`Lines 1 to ${medicalSample.lines} of ${medicalSample.lines}`),
  ).toBeVisible()
  await claims.getByRole('button', { name: /^Show/ }).first().click()
  const finding = claims.getByRole('article').first()
  for (const part of ['Evidence', 'Source', 'What clears it', 'What to do', 'Rule']) {
    await expect(finding.getByText(part, { exact: true })).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(claims).toHaveCount(0)

  const download = page.waitForEvent('download')
  await upload.getByRole('button', { name: 'Download Report' }).click()
  expect((await download).suggestedFilename()).toMatch(/^audit_report_.+\.html$/)

  await page.getByRole('tab', { name: 'Dashboard Overview' }).click()
  await expect(page.getByText(`${medicalSample.lines} / 5,000 claims`).first()).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Recent claims' }).getByRole('rowheader').first(),
  ).toBeVisible()
  await expect(page.getByText('Processing Complete')).toBeVisible()
})

/** From the landing page to an empty dashboard. */
async function registerAndPay(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Start Free Trial' }).first().click()
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByLabel('First Name').fill('Dana')
  await page.getByLabel('Last Name').fill('Reed')
  await page.getByLabel('Company Name').fill('Reed Benefits')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(toast(page)).toContainText('Account Created')
  await expect(page).toHaveURL('/pricing')

  await expect(page.getByLabel('Company Name')).toHaveValue('Reed Benefits')
  await page.getByRole('button', { name: 'Get Started with Starter' }).click()
  await expect(page.getByText('Nothing is charged here.')).toBeVisible()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back, Dana' })).toBeVisible()
  await expect(
    page.getByText('No claims processed yet. Upload a file to get started!'),
  ).toBeVisible()
  await expect(page.getByText('0 / 5,000 claims').first()).toBeVisible()
}
