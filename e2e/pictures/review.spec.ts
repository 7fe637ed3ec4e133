import type { Page } from '@playwright/test'
import { printedLayouts } from '../../packages/intake/src/testing/printed-layouts.table.ts'
import { printedPdf } from '../../packages/intake/src/testing/printed-pdf.ts'
import { originHeader } from '../calls.ts'
import { claimsOfPayees } from '../claims-of-payees.ts'
import { uploadMedicalSample, uploadSample } from '../claims-files.ts'
import { registerActive } from '../customers.ts'
import { picture } from '../picture.ts'
import { expect, test } from '../test.ts'

test('findings, cases and letters', async ({ page }) => {
  await registerActive(page)
  for (const path of ['/findings', '/cases', '/learning', '/plan-rules']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await picture(page, `${path.slice(1)}-empty`)
  }
  await uploadSample(page.request, 'Three payees', claimsOfPayees(3))
  await uploadMedicalSample(page.request, 'Clinic, July')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/findings?decision=open')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('region', { name: 'Lines side by side' })).toBeVisible()
  await picture(page, 'findings')
  for (const group of ['provider', 'rule', 'claim', 'month']) {
    await page.goto(`/findings?group=${group}`)
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await picture(page, `findings-by-${group}`)
  }
  await page.goto('/findings?decision=open&rule=exact-duplicate')
  await page.getByRole('rowheader').first().getByRole('link').click()
  await expect(page.getByRole('region', { name: 'Lines side by side' })).toBeVisible()
  await page.goto(
    page
      .url()
      .replace('?', '/x?')
      .replace(/\/x\?.*/, ''),
  )
  await picture(page, 'finding')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/findings?decision=open&rule=exact-duplicate')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('c')
  await expect(page.getByRole('row').getByText('Confirmed')).toBeVisible()
  await page.keyboard.press('?')
  await picture(page, 'keys')
  await page.keyboard.press('Escape')
  await page.goto('/cases/new')
  await page.waitForLoadState('networkidle')
  await picture(page, 'case-payees')
  await page.getByRole('rowheader').getByRole('button').first().click()
  await picture(page, 'case-new')
  await page.getByRole('button', { name: 'Start Case' }).click()
  await expect(page.getByRole('link', { name: 'Open Draft' })).toBeVisible()
  await picture(page, 'case')
  await page.getByRole('link', { name: 'Open Draft' }).click()
  await expect(page.getByRole('button', { name: 'Make Final' })).toBeVisible()
  await picture(page, 'letter')
  await page.goto('/cases')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await picture(page, 'cases')
  await page.goto('/learning')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await picture(page, 'learning')
})

test('plans, questions, the team and rules', async ({ page }) => {
  await registerActive(page)
  await uploadMedicalSample(page.request, 'Clinic, July')
  await page.goto('/ask')
  await picture(page, 'ask')
  await page.getByLabel('Your question').fill('How much is at risk, by category?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Answer' })).toBeVisible()
  await picture(page, 'answer')
  for (const [path, name] of [
    ['/plan-rules/new', 'plan-rule-new'],
    ['/team', 'team'],
    ['/activity', 'activity'],
    ['/rules', 'rules'],
    ['/rules/exact-duplicate', 'rule'],
  ] as const) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await picture(page, name)
  }
  await page.goto('/plan-rules/document')
  await picture(page, 'plan-document')
  const text = [
    'ARTICLE II. Benefits',
    '2.1 Physical therapy (CPT 97110-97140) is limited to 20 visits per plan year.',
    '2.2 Office visit: $25 copay.',
    '2.3 Inpatient care requires prior authorization.',
  ].join('\n')
  const file = { name: 'acme-plan.txt', mimeType: 'text/plain', buffer: Buffer.from(text) }
  await page.getByLabel('Document to read').setInputFiles(file)
  await page.getByRole('button', { name: 'Read Document' }).click()
  await expect(page.getByRole('region', { name: 'What the document says' })).toBeVisible()
  await picture(page, 'plan-document-read')
})

test('what is done with uploads', async ({ page }) => {
  await registerActive(page)
  await uploadMedicalSample(page.request, 'July')
  await uploadMedicalSample(page.request, 'July, again')
  await page.goto('/dashboard?tab=uploads')
  await more(page, 'July, again', 'Report Options')
  await picture(page, 'report-options')
  await page.keyboard.press('Escape')
  await more(page, 'July, again', 'Compare')
  await page.getByLabel('Compared with').selectOption({ index: 1 })
  await expect(page.getByRole('navigation', { name: 'What is compared' })).toBeVisible()
  await picture(page, 'compare')
  await page.goto('/dashboard?tab=uploads')
  await more(page, 'July, again', 'Percent of Medicare')
  await page.waitForLoadState('networkidle')
  await picture(page, 'medicare')
})

test('a finding on the page of a PDF', async ({ page }) => {
  await registerActive(page)
  const pages = (printedLayouts[0]?.pages ?? []).flatMap((one) => [one, one])
  const buffer = await printedPdf(pages)
  const answer = await page.request.post('/api/uploads', {
    multipart: {
      ...{ uploadName: 'Statement', auditType: 'Medical' },
      file: { name: 'statement.pdf', mimeType: 'application/pdf', buffer },
    },
    headers: originHeader,
  })
  expect(answer.status(), await answer.text()).toBe(201)
  await expect(async () => {
    await page.goto('/findings?decision=open')
    await page
      .getByRole('rowheader')
      .filter({ hasText: 'Service paid twice' })
      .first()
      .getByRole('link')
      .click({ timeout: 2000 })
  }).toPass({ timeout: 60_000 })
  await page.getByRole('link', { name: 'Own page' }).click()
  await expect(page.getByRole('region', { name: 'On the page' }).getByRole('img')).toBeVisible()
  await picture(page, 'finding-on-page')
})

async function more(page: Page, upload: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${upload}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
