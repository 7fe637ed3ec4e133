import { expect, test } from 'vitest'
import { readText } from '../testing/read-text.ts'

const read = (...rows: readonly string[]) => readText(rows.join('\n'))

test('lines are read with the row of their claim, which stands above them and has its number', async () => {
  const { lines, setAside, file } = await read(
    'Acct No,MRN,DOB,TOB,Total Charges,Line,Rev Cd,HCPCS,Svc Dt,Qty,Charges',
    'A1,M1,03/14/1962,131,980.00,,,,,,',
    'A1,,,,,1,0450,99284,07/08/2024,1,900.00',
    'A1,,,,,2,0250,,07/08/2024,3,80.00',
    'A2,M2,03/15/1970,131,700.00,,,,,,',
    'A2,,,,,1,0450,99283,07/09/2024,1,700.00',
  )
  expect(lines.map(({ patientKey, billType }) => [patientKey, billType])).toEqual([
    ['M1', '131'],
    ['M1', '131'],
    ['M2', '131'],
  ])
  expect(setAside.map(({ code }) => code)).toEqual(['claim-heading', 'claim-heading'])
  expect(file.setAsideCents.charged).toBe(0)
})

test('a line whose claim has no row of its own takes nothing from another', async () => {
  const { lines } = await read(
    'Acct No,MRN,DOB,Line,Rev Cd,HCPCS,Svc Dt,Qty,Charges',
    'A1,M1,03/14/1962,,,,,,',
    'A1,,,1,0450,99284,07/08/2024,1,900.00',
    'A2,M2,03/15/1970,,,,,,',
    'A3,,,1,0450,99283,07/09/2024,1,700.00',
  )
  expect(lines.map(({ patientKey }) => patientKey)).not.toContain('M2')
})

test('a row of a claim that states what its lines come to is a total, and holds no dollars of its own', async () => {
  const rows = (total: string) =>
    read(
      'Claim No,Line,Member ID,DOB,DOS,CPT,Units,Billed,Paid',
      `C1,0,M1,03/14/1962,07/08/2024,,,${total},88.57`,
      'C1,1,M1,03/14/1962,07/08/2024,99213,1,150.00,80.00',
      'C1,2,M1,03/14/1962,07/08/2024,36415,1,20.00,8.57',
      'C2,1,M2,03/15/1970,07/09/2024,99213,1,150.00,80.00',
    )
  const { lines, setAside, file } = await rows('170.00')
  expect(lines).toHaveLength(3)
  expect(setAside.map(({ code }) => code)).toEqual(['total-row'])
  expect(file.setAsideCents).toEqual({ charged: 0, paid: 0 })
  const other = await rows('175.00')
  expect(other.setAside.map(({ code }) => code)).toEqual(['no-service'])
  expect(other.file.setAsideCents.charged).toBe(17_500)
})
