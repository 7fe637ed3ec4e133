import { workbookOf } from '../../packages/intake/src/testing/workbook-of.ts'
import { expectAccessible } from '../accessible.ts'
import { uploadRows } from '../claims-files.ts'
import { registerActive } from '../customers.ts'
import { picture } from '../picture.ts'
import { expect, test } from '../test.ts'
import { toast } from '../toast.ts'

const line = (claim: string, code: string, allowed: string, paid: string) =>
  `${claim},M${claim},2026-03-04,11,${code},I10,1,250.00,${allowed},${paid},1234567893`
const claims = (mark: string) => [
  'Claim ID,Member ID,Date of Service,POS,CPT,Diagnosis,Units,Charge,Allowed,Paid,Rendering NPI',
  line(`${mark}1`, '99213', '120.00', '96.00'),
  line(`${mark}2`, '99213', '95.00', '76.00'),
  line(`${mark}3`, '99214', '130.00', '104.00'),
]

/** Large enough that a reader would start workers for it, which the content security policy forbids. */
const others = Array.from({ length: 9000 }, (_, at) => [
  `A${1000 + at}`,
  { number: String(1 + ((at * 7919) % 100_000)) },
  `A supply of kind ${at}, as the network lists it`,
])
const fees = workbookOf({
  Cover: [['Acme Network', 'Exhibit C']],
  Fees: [
    ['CPT/HCPCS', 'Contracted Rate', 'Description'],
    ['99213', { number: '95' }, 'visit'],
    ['99214', { number: '130' }, 'visit'],
    ...others,
  ],
})

test('a contract’s fee table is read, tried, approved, and judges the next upload', async ({
  page,
}) => {
  await registerActive(page)
  await uploadRows(page.request, 'March', claims('A'))
  await page.goto('/plan-rules/new')
  await page.getByLabel('Plan or contract').fill('Acme Network 2026')
  await page.getByLabel('Document').fill('Provider Agreement')
  await page.getByLabel('Clause', { exact: true }).fill('Exhibit C')
  await page.getByLabel('Words of the clause').fill('Services are paid at the rates of Exhibit C.')
  await page.getByLabel('First day of service').fill('2026-01-01')
  await page.getByLabel('These lines are').selectOption('Paid at a price')
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const file = { name: 'exhibit-c.xlsx', mimeType, buffer: Buffer.from(fees) }
  await page.getByLabel('Fee table').setInputFiles(file)
  await expect(page.getByText('9,002 prices of exhibit-c.xlsx')).toBeVisible()
  await expect(page.getByText('Contracted Rate as price of one unit')).toBeVisible()
  if (process.env['PICTURES'] !== undefined) await picture(page, 'contract-prices-form')
  await expectAccessible(page, 'the form of a rule with a fee table')
  await page.getByRole('button', { name: 'Keep as a Draft' }).click()

  await expect(page.getByText(/9,002 prices, among them 99213 at \$95.00/)).toBeVisible()
  await page.getByText('9,002 prices of exhibit-c.xlsx').click()
  await page.getByRole('button', { name: 'Try It' }).click()
  await expect(page.getByText(/Of 3 lines it would have flagged 1, \$20.00/)).toBeVisible()
  if (process.env['PICTURES'] !== undefined) await picture(page, 'contract-prices-rule')
  await expectAccessible(page, 'a rule with a fee table')
  for (const box of await page.getByLabel(/^Right: example/).all()) await box.check()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(toast(page)).toContainText('is approved')

  await uploadRows(page.request, 'April', claims('B'))
  await page.goto('/findings?decision=open')
  await page.getByRole('rowheader').first().getByRole('link').click()
  await expect(page.getByText(/row 2 of exhibit-c.xlsx/).first()).toBeVisible()
  if (process.env['PICTURES'] !== undefined) await picture(page, 'contract-prices-finding')
})

test('rules are written from the sentences of a document', async ({ page }) => {
  await registerActive(page)
  await page.goto('/plan-rules')
  await page.getByRole('link', { name: 'Read a Document' }).click()
  const text = [
    'ARTICLE II. Benefits',
    '2.1 Physical therapy (CPT 97110-97140) is limited to 20 visits per plan year.',
    '2.2 Office visit: $25 copay.',
    '2.3 Inpatient care requires prior authorization.',
  ].join('\n')
  const file = { name: 'acme-plan.txt', mimeType: 'text/plain', buffer: Buffer.from(text) }
  await page.getByLabel('Document to read').setInputFiles(file)
  await page.getByRole('button', { name: 'Read Document' }).click()
  const said = page.getByRole('region', { name: 'What the document says' })
  await expect(said).toContainText('1 page read: 2 clauses understood, 1 to be read by you.')
  if (process.env['PICTURES'] !== undefined) await picture(page, 'read-document')
  await expectAccessible(page, 'the sentences of a document')
  await said.getByRole('button', { name: 'Write as a Rule' }).first().click()
  await expect(page.getByLabel('Words of the clause')).toHaveValue(
    'Physical therapy (CPT 97110-97140) is limited to 20 visits per plan year.',
  )
  await page.getByLabel('Plan or contract').fill('Acme PPO 2026')
  await page.getByLabel('First day of service').fill('2026-01-01')
  if (process.env['PICTURES'] !== undefined) await picture(page, 'read-document-rule')
  await expectAccessible(page, 'a rule beside its sentence')
  await page.getByRole('button', { name: 'Keep as a Draft' }).click()
  await said.getByRole('link', { name: 'Rule 1' }).click()
  await expect(page.getByRole('heading', { name: 'Rule 1' })).toBeVisible()
  await expect(
    page.getByText(/at most 20 visits in one benefit year \(Section 2.1\)/),
  ).toBeVisible()
})
