import { day } from '@plumbline/engine'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
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

/** The same workbook with some of the text of its parts written otherwise. */
function rewritten(bytes: Uint8Array, part: string, from: string, to: string): Uint8Array {
  const parts = unzipSync(bytes)
  const text = strFromU8(parts[part] ?? new Uint8Array())
  expect(text).toContain(from)
  return zipSync({ ...parts, [part]: strToU8(text.replace(from, to)) })
}

it('reads a hidden sheet only where no other holds claims', async () => {
  const hide = (bytes: Uint8Array, name: string) =>
    rewritten(bytes, 'xl/workbook.xml', `name="${name}"`, `name="${name}" state="veryHidden"`)
  const both = workbookOf({ Claims: [header, line('A1')], Old: [header, line('A1'), line('A2')] })
  const { lines, file } = await readText(hide(both, 'Old'))
  expect(lines.map(({ claimId }) => claimId)).toEqual(['A1'])
  expect(file.notes).toContain('The sheet "Old" is hidden in the workbook and was not read.')
  const only = workbookOf({ Cover: [['For the auditor']], Data: [header, line('A1')] })
  const read = await readText(hide(only, 'Data'))
  expect(read.lines).toHaveLength(1)
  expect(read.file.notes).toContain('The sheet "Data" is hidden in the workbook.')
})

it('tells of hidden rows and of formulas without their results', async () => {
  const bytes = workbookOf({ Claims: [header, line('A1'), line('A2', '5555')] })
  const part = 'xl/worksheets/sheet1.xml'
  const hidden = rewritten(bytes, part, '<row r="3">', '<row r="3" hidden="1">')
  const { lines, file } = await readText(
    rewritten(hidden, part, '<v>5555</v>', '<f>SUM(F2:F2)</f>'),
  )
  expect(lines.map(({ chargeCents }) => chargeCents)).toEqual([12_000, undefined])
  expect(file.notes[1]).toContain('1 row is hidden in the workbook')
  expect(file.notes[2]).toContain('1 cell holds a formula that was saved without the result')
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
