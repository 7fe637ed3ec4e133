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
