import { day } from '@plumbline/engine'
import { expect, it } from 'vitest'
import { readText, refusalOf } from '../testing/read-text.ts'
import { workbookOf, type WorkbookCell } from '../testing/workbook-of.ts'

const header = ['Claim', 'Member ID', 'DOS', 'CPT', 'NPI', 'Charge']
const line = (id: string, charge = '120'): WorkbookCell[] => [
  id,
  'M1',
  { dayNumber: 45_481 },
  { number: '99213' },
  { number: '1.245319599E9' },
  { number: charge },
]

it('reads dates, codes and numbers as the cells are typed', async () => {
  const { lines, file } = await readText(
    workbookOf({ Claims: [['Claims of July'], [], header, line('A1', '72.700000000000003')] }),
  )
  expect(lines).toMatchObject([
    {
      row: 4,
      claimId: 'A1',
      serviceFromDay: day('2024-07-08'),
      procedureCode: '99213',
      chargeCents: 7270,
    },
  ])
  expect(file.notes[0]).toBe('The file is a workbook: its sheet "Claims" was read.')
})

it('chooses the sheet that holds claims, and names those that do not', async () => {
  const { lines, file } = await readText(
    workbookOf({
      'Read me': [['Prepared by the plan'], ['for the auditor']],
      Claims: [header, line('A1')],
      Codes: [['Code', 'Description'], ...Array.from({ length: 9 }, () => ['99213', 'A visit'])],
    }),
  )
  expect(lines.map(({ claimId }) => claimId)).toEqual(['A1'])
  expect(file.notes.slice(0, 2)).toEqual([
    'The file is a workbook: its sheet "Claims" was read.',
    'The sheets "Read me", "Codes" hold no claims under that header and were not read.',
  ])
})

it('reads sheets of one header one after another, and says where a row stands', async () => {
  const broken = ['A3', 'M1', 'no date', '99213', '', '10']
  const { lines, setAside, file } = await readText(
    workbookOf({ July: [header, line('A1'), line('A2')], August: [header, broken, line('A4')] }),
  )
  expect(lines.map(({ claimId }) => claimId)).toEqual(['A1', 'A2', 'A4'])
  expect(setAside.map(({ code, reason }) => [code, reason.split('.')[0]])).toEqual([
    ['repeated-header', 'Sheet "August", row 1'],
    ['unreadable-date', 'Sheet "August", row 2'],
  ])
  expect(file.notes[0]).toContain('"July", "August" have one header')
})

it.each([
  ['cut off', workbookOf({ Claims: [header, line('A1')] }).subarray(0, 900)],
  ['without rows', workbookOf({ Claims: [] })],
  ['of no sheet', workbookOf({})],
])('refuses a workbook that is %s', async (_, bytes) => {
  expect((await refusalOf(bytes)).code).toBe('excel-file')
})

it('refuses sheets that hold no claims by what they are', async () => {
  const codes = [['Code', 'Description'], ...Array.from({ length: 9 }, () => ['99213', 'A visit'])]
  expect((await refusalOf(workbookOf({ Codes: codes }))).code).not.toBe('excel-file')
})
