import { expect, test } from 'vitest'
import { readText } from '../testing/read-text.ts'

const table = (header: string, ...rows: readonly string[]) => readText([header, ...rows].join('\n'))

test.each(['Date 1,Date 2', 'Service Date 1,Service Date 2'])(
  'a row with %s and one charge is one line: no dollar counts twice',
  async (dates) => {
    const { lines } = await table(
      `Claim,Member ID,${dates},CPT,Charge,Paid`,
      'C1,M1,01/13/2026,01/14/2026,99213,120.00,80.00',
      'C2,M2,01/15/2026,01/16/2026,99214,150.00,90.00',
    )
    expect(lines.map(({ chargeCents }) => chargeCents)).toEqual([12_000, 15_000])
  },
)

test('fills with a date and a copay each are lines of their own', async () => {
  const { lines } = await table(
    'Member ID,NDC,Qty,Days Supply,fill_date1,copay1,fill_date2,copay2',
    'M1,00143126701,30,30,01/13/2026,5.00,02/13/2026,6.00',
    'M2,00143126701,30,30,01/15/2026,5.00,02/15/2026,6.00',
  )
  expect(lines).toHaveLength(4)
})

const wide =
  'Claim,Member ID,From,Rev1,HCPCS1,Svc Dt1,Units1,Charge1,Rev2,HCPCS2,Svc Dt2,Units2,Charge2'

test('a service beside others that has a revenue code alone is a line too', async () => {
  const { lines } = await table(
    wide,
    'C1,M1,01/13/2026,0450,99284,01/13/2026,1,900.00,0250,,01/13/2026,3,240.00',
    'C2,M2,01/15/2026,0450,99283,01/15/2026,1,700.00,0250,,01/15/2026,1,80.00',
  )
  expect(lines.map(({ revenueCode, chargeCents }) => [revenueCode, chargeCents])).toEqual([
    ['0450', 90_000],
    ['0250', 24_000],
    ['0450', 70_000],
    ['0250', 8000],
  ])
})

test('a service beside others has its own day, and that of the claim where it says none', async () => {
  const { lines } = await table(
    wide,
    'C1,M1,01/13/2026,0420,97110,01/13/2026,1,75.00,0420,97110,01/20/2026,1,75.00',
    'C2,M2,01/15/2026,0420,97110,01/15/2026,1,75.00,0420,97110,,1,75.00',
  )
  const [first = 0] = lines.map(({ serviceFromDay }) => serviceFromDay)
  expect(lines.map(({ serviceFromDay = 0 }) => serviceFromDay - first)).toEqual([0, 7, 2, 2])
})

test('an amount beside others without any code is said to be left out', async () => {
  const { lines, file } = await table(
    wide,
    'C1,M1,01/13/2026,0450,99284,01/13/2026,1,900.00,,,01/13/2026,3,240.00',
    'C2,M2,01/15/2026,0450,99283,01/15/2026,1,700.00,0300,80053,01/15/2026,1,80.00',
  )
  expect(lines).toHaveLength(3)
  expect(file.notes.join(' ')).toContain(
    '1 service beside others in a row has an amount and no code',
  )
})
