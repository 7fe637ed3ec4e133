import { expectAccessible } from '../accessible.ts'
import { uploadMedicalSample } from '../claims-files.ts'
import { registerActive } from '../customers.ts'
import { fail } from '../failing-calls.ts'
import { picture } from '../picture.ts'
import { expect, test } from '../test.ts'
import { toast } from '../toast.ts'

test('own views and what is due are accessible', async ({ page }) => {
  await registerActive(page)
  await uploadMedicalSample(page.request, 'Clinic, July')
  await page.goto('/findings?decision=open&category=unbundling')
  await page.getByRole('button', { name: 'Save this view' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Unbundled')
  await expectAccessible(page, 'naming a view')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Unbundled' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expectAccessible(page, 'an own view')
  await page.getByRole('link', { name: 'Due' }).click()
  await expect(page.getByText('No finding matches these filters.')).toBeVisible()
  await expectAccessible(page, 'nothing due')
  await page.getByRole('link', { name: 'By payee' }).click()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expectAccessible(page, 'findings by payee')
})

test('what reviews say is accessible, with reviews and without', async ({ page }) => {
  await registerActive(page)
  await page.goto('/learning')
  await expect(page.getByRole('heading', { name: 'What your reviews say' })).toBeVisible()
  await expectAccessible(page, 'no reviews')
  await uploadMedicalSample(page.request, 'Clinic, July')
  await page.goto('/learning')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expectAccessible(page, 'rules')
})

test('rules of a plan are written, tried and approved, accessible at each step', async ({
  page,
}) => {
  await registerActive(page)
  await uploadMedicalSample(page.request, 'Clinic, July')
  await page.goto('/plan-rules')
  await expect(page.getByText('No rule has been written yet.')).toBeVisible()
  await expectAccessible(page, 'no plan rules')
  await page.getByRole('link', { name: 'Write a Rule' }).click()
  await page.getByLabel('Plan or contract').fill('Acme PPO 2024')
  await page.getByLabel('Document').fill('Acme Summary Plan Description')
  await page.getByLabel('Clause', { exact: true }).fill('Section 4.2')
  await page.getByLabel('Words of the clause').fill('Office visits are paid at 60% of the charge.')
  await page.getByLabel('First day of service').fill('2020-01-01')
  await page.getByLabel('Procedure codes', { exact: true }).fill('office')
  await page.getByLabel('These lines are').selectOption('Paid at a price')
  await page.getByLabel('Percent of the charge').fill('60')
  await page.getByRole('button', { name: 'Keep as a Draft' }).click()
  await expect(page.getByText('Please look at the marked fields.')).toBeVisible()
  await expectAccessible(page, 'a plan rule with a wrong code')
  await page.getByLabel('Procedure codes', { exact: true }).fill('99202-99215')
  await page.getByRole('button', { name: 'Keep as a Draft' }).click()
  await expect(page.getByRole('heading', { name: 'Rule 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Try It' }).click()
  await expect(page.getByText(/lines it would have flagged/)).toBeVisible()
  for (const nth of [1, 2, 3, 4, 5]) await page.getByLabel(`Right: example ${nth}`).check()
  await expectAccessible(page, 'a plan rule that was tried')
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(toast(page)).toContainText('Rule 1 is approved')
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible()
  await expectAccessible(page, 'an approved plan rule')
  await page.getByRole('link', { name: 'All plan rules' }).click()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expectAccessible(page, 'plan rules')
})

test('what is done with an upload is accessible', async ({ page }) => {
  await registerActive(page)
  await uploadMedicalSample(page.request, 'Clinic, July')
  await page.goto('/dashboard?tab=uploads')
  const choose = async (item: string) => {
    await page
      .getByRole('button', { name: /^More for / })
      .first()
      .click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }
  await choose('Rename')
  await page.getByRole('dialog').getByRole('textbox').fill('Clinic, July (corrected)')
  await expectAccessible(page, 'renaming')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Clinic, July (corrected)').first()).toBeVisible()
  await choose('Report Options')
  const options = page.getByRole('dialog', { name: 'Report Options' })
  await options.getByLabel('Edition').selectOption('One payee’s packet')
  await expect(options.getByLabel('Payee')).toBeVisible()
  await expectAccessible(page, 'editions of a report')
  await page.keyboard.press('Escape')
  await choose('Compare')
  await expect(page.getByText(/No other upload is audited yet/)).toBeVisible()
  await expectAccessible(page, 'nothing to compare with')
  await page.goto('/dashboard?tab=uploads')
  await choose('Audit the File Again')
  await expect(page.getByRole('dialog', { name: /again\?$/ })).toBeVisible()
  await expectAccessible(page, 'auditing again')
  await page.keyboard.press('Escape')
})

test('two uploads side by side are accessible', async ({ page }) => {
  await registerActive(page)
  await uploadMedicalSample(page.request, 'July')
  await uploadMedicalSample(page.request, 'July, again')
  await page.goto('/dashboard?tab=uploads')
  await page.getByRole('button', { name: 'More for July, again' }).click()
  await page.getByRole('menuitem', { name: 'Compare' }).click()
  await expect(page.getByLabel('Compared with').getByRole('option', { selected: true })).toHaveText(
    /^July, /,
  )
  await expect(page.getByRole('navigation', { name: 'What is compared' })).toBeVisible()
  await expectAccessible(page, 'compared')
  await page.goto('/dashboard?tab=uploads')
  await page.getByRole('button', { name: 'More for July, again' }).click()
  await page.getByRole('menuitem', { name: 'Percent of Medicare' }).click()
  await expect(page.getByText(/No line of this upload has a price/)).toBeVisible()
  await expectAccessible(page, 'no prices of Medicare')
  await page.goto('/compare/00000000-0000-4000-8000-000000000000')
  await expect(page.getByText(/This upload is gone/)).toBeVisible()
  await expectAccessible(page, 'comparing what is gone')
})

test('empty and failed screens of the review are accessible', async ({ page }) => {
  await registerActive(page)
  for (const [path, text] of [
    ['/findings', /finding/i],
    ['/cases', 'No cases yet'],
    ['/cases/new', /confirm/i],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
    await expectAccessible(page, `empty ${path}`)
  }
  for (const path of ['/findings/none-1', '/cases/none', '/letters/none']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expectAccessible(page, `${path} that is not there`)
  }
  await fail(page, 'GET /api/findings')
  await page.goto('/findings')
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
  await expectAccessible(page, 'findings that could not be loaded')
})

test('the look of reports is set in the profile, and accessible', async ({ page }) => {
  await registerActive(page)
  await page.goto('/profile')
  await page.getByLabel('Logo').setInputFiles({
    ...{ name: 'logo.png', mimeType: 'image/png' },
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
      'base64',
    ),
  })
  await page.getByLabel('Color').fill('#1a6b54')
  await page.getByRole('button', { name: 'Save Look' }).click()
  await expect(toast(page)).toContainText('Look Saved')
  await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible()
  await expectAccessible(page, 'profile with a logo')
  await page.getByLabel('Logo').setInputFiles({
    ...{ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') },
  })
  await page.getByRole('button', { name: 'Save Look' }).click()
  await expect(toast(page)).toContainText('a whole PNG or JPEG image')
})

test('what a model finds worth a look is accessible, and moves nothing when it comes', async ({
  page,
}) => {
  await registerActive(page)
  await uploadMedicalSample(page.request, 'Clinic, July')
  const listed = await (await page.request.get('/api/uploads')).text()
  const [, upload = ''] = /"id":"([^"]+)"/.exec(listed) ?? []
  const suggestion = {
    ...{ id: 's1', reason: 'another-condition', procedureCode: 'J0897', diagnoses: ['H25.11'] },
    ...{ rows: [3, 2], lines: 24, state: 'open', decidedBy: null, decidedAt: null },
  }
  const taken = { state: 'accepted', decidedBy: 'Mira Roe', decidedAt: '2026-11-28T10:00:00.000Z' }
  const suggestions = [suggestion, { ...suggestion, ...taken, id: 's2', procedureCode: '80053' }]
  // No model is set here: what it would have said.
  let told: () => void = () => undefined
  const isTold = new Promise<void>((resolve) => (told = resolve))
  await page.route('**/api/uploads/*/suggestions', async (route) => {
    await isTold
    await route.fulfill({ json: { standing: 'looked', pairs: 40, answered: 12, suggestions } })
  })
  await page.goto(`/dashboard?claims=${upload}`)
  const dialog = page.getByRole('dialog', { name: 'Claims Details' })
  const claims = dialog.getByRole('tab', { name: 'Claims', exact: true })
  const table = dialog.getByRole('table').first()
  await expect(table).toBeVisible()
  const places = async () => [await claims.boundingBox(), await table.boundingBox()]
  const before = await places()
  told()
  const tab = dialog.getByRole('tab', { name: 'Worth a look (not counted)' })
  await expect(tab).toBeVisible()
  expect(await places()).toEqual(before)
  await tab.click()
  await expect(dialog.getByText('counted nowhere')).toBeVisible()
  await expectAccessible(page, 'worth a look')
  if (process.env['PICTURES'] !== undefined) await picture(page, 'worth-a-look')
})
