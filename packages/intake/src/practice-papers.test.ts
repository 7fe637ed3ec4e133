import { isoDate } from '@plumbline/engine'
import { expect, test } from 'vitest'
import { readText } from './testing/read-text.ts'

test.each(['Date of Visit,01/09/2026', 'Date of Service,"January 9, 2026"'])(
  'a superbill with %s above its services',
  async (day) => {
    const { lines } = await readText(
      [
        ...['Patient,Sam Poe', day, '', 'CPT,Description,ICD-10,Units,Fee'],
        ...['99203,"New patient, level 3",M17.11,1,$260.00', '20610-RT,Knee,M17.11,1,$240.00'],
      ].join('\n'),
    )
    expect(lines.map(({ serviceFromDay = 0 }) => isoDate(serviceFromDay))).toEqual([
      '2026-01-09',
      '2026-01-09',
    ])
  },
)

test('a ledger whose services stand in words with their codes before them', async () => {
  const { lines, setAside } = await readText(
    [
      'Date,Description,Charges,Payments/Adj,Balance,Account',
      '01/05/2026,99213 Office visit,150.00,,,5512',
      '01/20/2026,Insurance payment,,-80.00,,5512',
      '01/12/2026,80053 - Metabolic panel,80.00,,,5512',
      '01/30/2026,Insurance payment,,-12.00,,5512',
    ].join('\n'),
  )
  expect(lines.map(({ procedureCode, chargeCents }) => [procedureCode, chargeCents])).toEqual([
    ['99213', 15_000],
    ['80053', 8_000],
  ])
  expect(setAside.map(({ row }) => row)).toEqual([3, 5])
})

test('lines of another file in words are not taken for services', async () => {
  const file = [
    'Date,Description,CPT,Charges,Account',
    '01/05/2026,11111 widgets of steel,99213,150.00,5512',
    '01/06/2026,22222 widgets of tin,99214,150.00,5512',
  ]
  const { columns } = await readText(file.join('\n'))
  expect(columns.find(({ header }) => header === 'Description')?.field).toBeUndefined()
})
