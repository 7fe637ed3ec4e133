import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import mammoth from 'mammoth'
import { readSheet } from 'read-excel-file/node'
import { expectAccessible } from '../accessible.ts'
import { uploadSample } from '../claims-files.ts'
import { claimsOfPayees } from '../claims-of-payees.ts'
import { registerActive } from '../customers.ts'
import { expect, test } from '../test.ts'

const findings = 3

async function saved(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return readFileSync(await pathOf(download))
}

async function pathOf(download: Download): Promise<string> {
  expect(await download.failure()).toBeNull()
  return download.path()
}

test('findings as filtered come as CSV, XLSX and JSON, each with all of them', async ({ page }) => {
  await registerActive(page)
  await uploadSample(page.request, 'Three payees', claimsOfPayees(findings))
  await page.goto('/findings?decision=open')
  await expect(page.getByRole('rowheader')).toHaveCount(findings)
  const take = (label: string) =>
    saved(page, async () => {
      await page.getByText('Export', { exact: true }).click()
      await page.getByRole('link', { name: label }).click()
    })
  const csv = (await take('CSV')).toString('utf8').trim().split(/\r?\n/)
  expect(csv).toHaveLength(findings + 1)
  const rows = await readSheet(await take('Excel (XLSX)'))
  expect(rows).toHaveLength(findings + 1)
  const json: unknown = JSON.parse((await take('JSON')).toString('utf8'))
  expect(JSON.stringify(json).match(/"claimId"/g)).toHaveLength(findings)
  await page.getByText('Export', { exact: true }).click()
  await expectAccessible(page, 'the export menu')
})

test('a letter comes as HTML, DOCX and PDF, each with its words', async ({ page }) => {
  await registerActive(page)
  await uploadSample(page.request, 'One payee', claimsOfPayees(1))
  await page.goto('/findings?decision=open')
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await page.keyboard.press('j')
  await page.keyboard.press('c')
  await expect(page.getByRole('row').getByText('Confirmed')).toBeVisible()
  await page.keyboard.press('s')
  await page.getByRole('rowheader').getByRole('button').click()
  await page.getByRole('button', { name: 'Start Case' }).click()
  await page.getByRole('link', { name: 'Open Draft' }).click()
  await expect(page.getByRole('button', { name: 'Make Final' })).toBeVisible()
  await expectAccessible(page, 'a draft letter')
  const take = (label: string) =>
    saved(page, () => page.getByRole('group', { name: 'Download' }).getByText(label).click())
  expect((await take('HTML')).toString('utf8')).toContain('refund of an overpayment')
  const docx = await mammoth.extractRawText({ buffer: await take('DOCX') })
  expect(docx.value).toContain('refund of an overpayment')
  const pdf = await take('PDF')
  expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  // A tagged file says so in its catalog.
  expect(pdf.toString('latin1')).toContain('/StructTreeRoot')
})
