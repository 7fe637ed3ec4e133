import { printedPdf } from '../../packages/intake/src/testing/printed-pdf.ts'
import { scanOf } from '../../packages/intake/src/testing/scan-of.ts'
import { expectAccessible } from '../accessible.ts'
import { uploadRows } from '../claims-files.ts'
import { picture } from '../picture.ts'
import { registerActive } from '../customers.ts'
import { expect, test } from '../test.ts'
import { toast } from '../toast.ts'

const line = (claim: string) =>
  `${claim},W123456789,2024-03-04,20610,RT,M1711,1,320.00,80.00,1234567893`
const claims = [
  'Claim ID,Member ID,Date of Service,CPT,Modifier,Diagnosis,Units,Charge,Paid,Rendering NPI',
  line('C1'),
  line('C2'),
]

const note = [
  'OPERATIVE NOTE',
  'Member ID: W123456789',
  'Date of procedure: 03/04/2024',
  'Procedure: injection of the left knee, 40 mg',
  'Electronically signed by J. Writer, MD',
]

test('a record is read beside a finding, printed or scanned, and kept as a note', async ({
  page,
}) => {
  await registerActive(page)
  await uploadRows(page.request, 'Knees', claims)
  await page.goto('/findings?decision=open')
  await page.getByRole('rowheader').first().getByRole('link').click()
  await page.getByText('Read the record').click()
  const printed = await printedPdf([note.map((text) => [[40, text]] as const)])
  for (const [name, buffer] of [
    ['scan.pdf', await scanOf(printed)],
    ['printed.pdf', printed],
  ] as const) {
    const file = { name, mimeType: 'application/pdf', buffer }
    await page.getByLabel('Medical record').setInputFiles(file)
    await page.getByRole('button', { name: 'Read Record' }).click()
    const said = page.getByRole('region', { name: 'What the record says' })
    await expect(said).toContainText('contradicted by what was supplied', { timeout: 60_000 })
    await expect(said).toContainText('Procedure: injection of the left knee, 40 mg')
    await expect(said.getByText('Read from pictures: page 1.')).toHaveCount(
      name === 'scan.pdf' ? 1 : 0,
    )
  }
  if (process.env['PICTURES'] !== undefined) await picture(page, 'record')
  await expectAccessible(page, 'a record beside a finding')
  await page.getByRole('button', { name: 'Keep as a Note' }).click()
  await expect(toast(page)).toContainText('Note Saved')
  await expect(page.getByRole('region', { name: 'Decision' }).first()).toContainText(
    'Side: contradicted by what was supplied. Where it names a side, it is the left one',
  )
})
